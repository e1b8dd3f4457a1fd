# Installs silently as somebody without rights does, tries the program, puts a newer over an older
# one with its club file, and removes it: try_setup.ps1 -New SETUP.exe [-Older SETUP.exe] -Portable ZIP
param([Parameter(Mandatory)] $New, $Older = $New, [Parameter(Mandatory)] $Portable)
$ErrorActionPreference = 'Stop'
$PSNativeCommandUseErrorActionPreference = $true

$place = Join-Path $env:LOCALAPPDATA 'Programs\Whist TD'
$program = Join-Path $place 'whist-td.exe'
$work = Join-Path ([IO.Path]::GetTempPath()) ([Guid]::NewGuid())
$evening = Join-Path $work 'Soirée d’été'
New-Item -ItemType Directory $work | Out-Null

function Start-Quietly($file) {
    $process = Start-Process -FilePath $file -ArgumentList '/S' -Wait -PassThru
    if ($process.ExitCode -ne 0) { throw "$file ended with $($process.ExitCode)" }
}
function Assert-That($what, $sentence) { if (-not $what) { throw $sentence } }

Start-Quietly $Older
& $program demo $evening
Start-Quietly $New
& $program check (Join-Path $evening 'demo.whist')
# Club files of other systems and of every earlier version open.
foreach ($file in Get-ChildItem tests/data/*.whist) {
    Copy-Item $file $work
    & $program check (Join-Path $work $file.Name)
}
& $program print (Join-Path $evening 'demo.whist') --paper all -o (Join-Path $work 'evening.pdf')
foreach ($language in 'fr', 'en') { & $program --lang $language self-test }
& $program (Join-Path $evening 'demo.whist') --quit-when-ready

# The old console's own letters: what is printed must not end the program.
cmd /c "chcp 850 >nul & `"$program`" --lang fr --help >nul"

# A double-click on a club file, once more while the window is open, and an upgrade meanwhile.
Start-Process (Join-Path $evening 'demo.whist')
Start-Sleep 15
$first = @(Get-Process 'Whist TD')
Assert-That ($first.Count -eq 1) 'a double-click on a club file opens the program'
Start-Process (Join-Path $evening 'demo.whist')
Start-Sleep 5
Assert-That (@(Get-Process 'Whist TD').Count -eq 1) 'a second start leads to the first window'
$busy = Start-Process -FilePath $New -ArgumentList '/S' -Wait -PassThru
Assert-That ($busy.ExitCode -eq 5) 'while it is open, an upgrade gives up and changes nothing'
$first[0].CloseMainWindow() | Out-Null
$first[0].WaitForExit(20000) | Out-Null

Start-Process -FilePath (Join-Path $place 'Uninstall.exe') -ArgumentList '/S' -Wait
for ($second = 0; (Test-Path $place) -and $second -lt 30; $second++) { Start-Sleep 1 }
Assert-That (-not (Test-Path $place)) 'nothing of the program is left'
Assert-That (-not (Test-Path 'HKCU:\Software\Classes\WhistTD.Club')) 'nor of its file type'
Assert-That (Test-Path (Join-Path $evening 'demo.whist')) 'the club file is left'

# The stick: a folder with spaces and accents. Beyond 260 letters in all, only a Windows that is told to
# allows paths; that is not tried.
$deep = $work
while ($deep.Length -lt 120) { $deep = Join-Path $deep 'Clé du président' }
Expand-Archive $Portable $deep
& (Join-Path $deep 'Whist TD\whist-td.exe') self-test
