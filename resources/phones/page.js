(function(){
'use strict';
var box=document.getElementById('out'),say=document.getElementById('say'),age=document.getElementById('age');
var key='whist-td'+W.way,list=[],wait=0,busy=false,born=new Date().getTime(),seen=null,kept=true;
function load(){try{list=JSON.parse(localStorage.getItem(key)||'[]');}catch(e){kept=false;}}
function keep(){try{localStorage.setItem(key,JSON.stringify(list));}catch(e){kept=false;}}
function tell(text){say.textContent=text;}
function op(){var s='',i,n,a=window.crypto&&crypto.getRandomValues?crypto.getRandomValues(new Uint8Array(16)):null;
for(i=0;i<16;i++){n=a?a[i]:Math.floor(Math.random()*256);s+=(n<16?'0':'')+n.toString(16);}return s;}
function post(what,body,done){var x=new XMLHttpRequest();x.open('POST',W.way+'/'+what+W.asked);x.timeout=9000;
x.setRequestHeader('Content-Type','application/x-www-form-urlencoded');x.setRequestHeader('Accept','application/json');
x.onload=function(){var r=null;try{r=JSON.parse(x.responseText);}catch(e){}done(x.status,r);};
x.onerror=x.ontimeout=function(){done(0,null);};x.send(body);}
function show(){var i,li,p,b,n=0;box.innerHTML='';for(i=0;i<list.length;i++){if(!list[i].bad){n++;}
li=document.createElement('li');p=document.createElement('p');p.textContent=list[i].told+(list[i].bad?' — '+W.texts.bad.replace('%s',list[i].bad):'');
li.appendChild(p);if(list[i].bad){b=document.createElement('button');b.type='button';b.textContent=W.texts.away;b.onclick=drop(list[i].op);li.appendChild(b);}box.appendChild(li);}
box.hidden=!list.length;if(n){tell(W.texts.waiting.replace('%n',n)+(wait>1?' — '+W.texts.offline:''));}}
function drop(o){return function(){list=list.filter(function(e){return e.op!==o;});keep();show();};}
function step(){var item=list.filter(function(e){return !e.bad;})[0];if(busy||!item){return;}busy=true;
post(item.what,item.body,function(status,r){busy=false;
if(status===200&&r&&r.op===item.op){list=list.filter(function(e){return e.op!==item.op;});keep();wait=0;show();
tell(W.texts[r.state]+(r.tries_left!==undefined&&r.state==='refused'?' ('+r.tries_left+')':''));
if(!list.length&&!W.form){setTimeout(again,1500);}else{setTimeout(step,50);}}
else if(status>=400&&status<500&&status!==429&&status!==408){item.bad=(r&&r.error)||String(status);keep();show();setTimeout(step,50);}
else{wait=Math.min(15,wait?wait*2:1);show();setTimeout(step,wait*1000);}});}
function again(){if(!list.length){location.replace(W.way+W.asked);}}
function encoded(form,skip){var parts=[],i,e;for(i=0;i<form.elements.length;i++){e=form.elements[i];
if(!e.name||e.name===skip||((e.type==='radio'||e.type==='checkbox')&&!e.checked)||e.type==='submit'||e.type==='button'){continue;}
if(e.name==='_op'){continue;}parts.push(encodeURIComponent(e.name)+'='+encodeURIComponent(e.value));}return parts.join('&');}
function queue(what,body,told){var o=op();list.push({op:o,what:what,body:body+'&_op='+o,told:told});keep();show();step();}
function words(form){var t=[],i,e=form.querySelectorAll('input:checked+span,.field input');
for(i=0;i<e.length;i++){t.push(e[i].textContent||e[i].value);}return t.filter(Boolean).join(' ');}
function title(){var h=document.getElementById('form');return document.querySelector('h1').textContent+(h?', '+h.textContent:'')+': ';}
var form=document.getElementById('entry');
function sure(told,label){var d=document.createElement('div'),p=document.createElement('p'),b=document.createElement('button'),c=document.createElement('button');
p.className='told';p.textContent=told;b.className='main';b.type=c.type='button';b.textContent=W.texts.send;c.textContent=W.texts.change;
d.setAttribute('role','group');d.appendChild(p);d.appendChild(b);d.appendChild(document.createTextNode(' '));d.appendChild(c);
form.parentNode.insertBefore(d,form);form.style.display='none';b.focus();var gone=false;
b.onclick=function(){if(gone){return;}gone=true;queue('entry',encoded(form,'_look'),title()+(label||told));W.form=0;form.parentNode.removeChild(d);};
c.onclick=function(){form.parentNode.removeChild(d);form.style.display='';};}
function wrong(r){var i,e,f,p,old=form.querySelectorAll('.error');for(i=0;i<old.length;i++){old[i].parentNode.removeChild(old[i]);}
p=document.createElement('p');p.className='error';p.setAttribute('role','alert');p.textContent=r.error;f=form;
for(i=0;i<form.elements.length;i++){e=form.elements[i];if(r.field&&e.name.split('~')[0]===r.field){f=e;while(f.parentNode!==form){f=f.parentNode;}break;}}
if(f===form){form.insertBefore(p,form.firstChild);}else{f.insertBefore(p,f.firstChild.nextSibling);}p.scrollIntoView();}
if(form&&form.querySelector('[name=_look]')){form.onsubmit=function(ev){ev.preventDefault();var b=encoded(form,'')+'&_op='+op();
post('entry',b,function(status,r){if(status===200&&r&&r.told){sure(r.told);}
else if(status>=400&&status<500&&r&&r.error){wrong(r);}else{tell(W.texts.offline);sure(words(form)+' — '+W.texts.unchecked,words(form));}});};}
Array.prototype.forEach.call(document.querySelectorAll('form[data-what]'),function(f){var b=f.querySelector('button');
Array.prototype.forEach.call(f.querySelectorAll('button'),function(e){e.onclick=function(){b=e;};});f.onsubmit=function(ev){ev.preventDefault();
b.disabled=true;queue(f.getAttribute('data-what'),encoded(f,'')+(b.name?'&'+b.name+'='+encodeURIComponent(b.value):''),b.textContent);};});
function look(){var x=new XMLHttpRequest();x.open('GET',W.way+'/state'+W.asked);x.timeout=9000;
x.onload=function(){if(x.status!==200){return;}born=new Date().getTime();old();var s;try{s=JSON.parse(x.responseText);}catch(e){return;}
delete s.as_of;s=JSON.stringify(s);if(seen===null){seen=s;}else if(seen!==s&&!W.form&&!list.length&&!document.querySelector('input:focus,select:focus')){location.replace(W.way+W.asked);}};x.send();}
function old(){var m=Math.floor((new Date().getTime()-born)/60000);if(m>0){age.textContent=W.texts.old.replace('%n',m);}}
load();show();step();setInterval(old,20000);setInterval(function(){if(!W.form){look();}},10000);if(!W.form){look();}
window.addEventListener('online',function(){wait=0;step();});
}());
