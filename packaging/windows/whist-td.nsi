; The installer for Windows: makensis -DVERSION=… -DPROGRAM=… -DICON=… -DOUTPUT=… whist-td.nsi
;
; For the one who installs it, without an administrator: all it touches is that user's own. Nothing
; is asked but the language. `/S` installs without a window; `/D=C:\place` (last, unquoted) elsewhere.
; A version that is there already is put out of the way first, whatever files it had.
; Club files lie in the user's data folder or where he keeps them, and are never touched: neither by
; an upgrade nor when it is removed. No rule of the firewall is made: Windows asks by itself when
; the telephones of the room are let in for the first time, and nobody is asked before.

Unicode true
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma
Name "Whist TD"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Whist TD"
InstallDirRegKey HKCU "Software\Whist TD\Setup" "Folder"
Icon "${ICON}"
UninstallIcon "${ICON}"
BrandingText "Whist TD ${VERSION}"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Whist TD"
!define KIND "WhistTD.Club"
!define SHCNE_ASSOCCHANGED 0x08000000

VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 "ProductName" "Whist TD"
VIAddVersionKey /LANG=0 "FileDescription" "Whist TD"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "LegalCopyright" "MIT"

!include "MUI2.nsh"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\Whist TD.exe"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "English"

LangString OPEN ${LANG_FRENCH} "Whist TD est ouvert. Fermez-le, puis choisissez Réessayer."
LangString OPEN ${LANG_ENGLISH} "Whist TD is open. Close it, then choose Retry."
LangString CLUB ${LANG_FRENCH} "Fichier de club Whist TD"
LangString CLUB ${LANG_ENGLISH} "Whist TD club file"
LangString KEPT ${LANG_FRENCH} "Whist TD sera retiré. Les fichiers du club, leurs copies et les réglages restent où ils sont."
LangString KEPT ${LANG_ENGLISH} "Whist TD will be removed. The club’s files, backups and settings stay where they are."
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(KEPT)"

; While it runs, Windows lets nobody write to the program's own file. Silently: give up with 5.
!macro WaitUntilClosed
  retry:
  IfFileExists "$INSTDIR\Whist TD.exe" 0 closed
  ClearErrors
  FileOpen $0 "$INSTDIR\Whist TD.exe" a
  IfErrors 0 shut
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(OPEN)" /SD IDCANCEL IDRETRY retry
  SetErrorLevel 5
  Quit
  shut:
  FileClose $0
  closed:
!macroend

; Only what we put there goes: a club file that somebody keeps beside the program stays.
!macro RemoveProgram
  RMDir /r "$INSTDIR\program"
  Delete "$INSTDIR\Whist TD.exe"
  Delete "$INSTDIR\whist-td.exe"
!macroend

Function .onInit
  SetShellVarContext current
FunctionEnd

Function un.onInit
  SetShellVarContext current
FunctionEnd

Section
  !insertmacro WaitUntilClosed
  !insertmacro RemoveProgram
  SetOutPath "$INSTDIR"
  File /r "${PROGRAM}/*"
  WriteUninstaller "$INSTDIR\Uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Whist TD.lnk" "$INSTDIR\Whist TD.exe"

  WriteRegStr HKCU "Software\Whist TD\Setup" "Folder" "$INSTDIR"
  WriteRegStr HKCU "Software\Classes\.whist" "" "${KIND}"
  WriteRegStr HKCU "Software\Classes\${KIND}" "" "$(CLUB)"
  WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\Whist TD.exe,0"
  WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\Whist TD.exe" "%1"'

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Whist TD"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\Whist TD.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "Whist TD"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\Uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\Uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  System::Call 'shell32::SHChangeNotify(i ${SHCNE_ASSOCCHANGED}, i 0, p 0, p 0)'
SectionEnd

Section "Uninstall"
  !insertmacro WaitUntilClosed
  !insertmacro RemoveProgram
  Delete "$SMPROGRAMS\Whist TD.lnk"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Whist TD\Setup"
  DeleteRegKey HKCU "Software\Classes\${KIND}"
  ReadRegStr $0 HKCU "Software\Classes\.whist" ""
  StrCmp $0 "${KIND}" 0 +2
  DeleteRegKey HKCU "Software\Classes\.whist"
  System::Call 'shell32::SHChangeNotify(i ${SHCNE_ASSOCCHANGED}, i 0, p 0, p 0)'

  ; What started this is still ending, for a moment.
  StrCpy $1 0
  again:
  Delete "$INSTDIR\Uninstall.exe"
  IfFileExists "$INSTDIR\Uninstall.exe" 0 gone
  Sleep 100
  IntOp $1 $1 + 1
  IntCmp $1 50 gone again gone
  gone:
  RMDir "$INSTDIR"
SectionEnd
