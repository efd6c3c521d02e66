@echo off
rem Windows: opens the editor by a double click. Checks the folder, finds or downloads Node, and runs start.ts.
rem It needs only what comes with Windows 10 (from 2018 on) and 11: curl, tar and certutil. Git also has a tar, which reads
rem no ZIP, so the programs of Windows are called by their path. Implements docs/behaviour.md#starters.
setlocal EnableExtensions DisableDelayedExpansion
chcp 65001 >nul
title Editor do site
set "FOLDER=%~dp0"
set "SYSTEM=%SystemRoot%\System32"
if not defined NODEJS_ORG_MIRROR set "NODEJS_ORG_MIRROR=https://nodejs.org/dist"

rem --- The folder, which is always in quotes, because it may have & or parentheses.

rem The Explorer extracts only this file to look at it, other programs the whole ZIP.
if not exist "%FOLDER%scripts\starter\start.ts" goto zipped
if not "%FOLDER:\AppData\Local\Temp\=%"=="%FOLDER%" goto zipped
if "%FOLDER:~0,2%"=="\\" goto network
if not "%FOLDER:\OneDrive=%"=="%FOLDER%" goto cloud
if not "%FOLDER:\Dropbox=%"=="%FOLDER%" goto cloud
if not "%FOLDER:\iCloud=%"=="%FOLDER%" goto cloud
if not "%FOLDER:\Google Drive=%"=="%FOLDER%" goto cloud
if not "%FOLDER:\GoogleDrive=%"=="%FOLDER%" goto cloud
if not "%FOLDER:\Meu Drive=%"=="%FOLDER%" goto cloud
if not "%FOLDER:\My Drive=%"=="%FOLDER%" goto cloud
if not "%FOLDER:\Drives compartilhados=%"=="%FOLDER%" goto cloud
if not "%FOLDER:\Shared drives=%"=="%FOLDER%" goto cloud
rem The same characters as in project.mjs, which the npm commands use. Windows allows no other of them in a name.
if not "%FOLDER:#=%"=="%FOLDER%" goto characters
for /f "tokens=2 delims=%%" %%p in ("%FOLDER%") do goto characters
if not "%FOLDER:$$=%"=="%FOLDER%" goto characters
if not "%FOLDER:$&=%"=="%FOLDER%" goto characters
if not "%FOLDER:$`=%"=="%FOLDER%" goto characters
if not "%FOLDER:$'=%"=="%FOLDER%" goto characters
rem A path has at most 259 characters, and the longest one in node_modules about 150.
if not "%FOLDER:~0,100%"=="%FOLDER%" goto long
(>"%FOLDER%.escrita" echo.) 2>nul || goto readonly
del "%FOLDER%.escrita"
cd /d "%FOLDER%"

rem npm writes this file when everything is installed.
if exist node_modules\.package-lock.json goto space_checked
rem The last line of dir has the free bytes in its third word. Numbers over 2 GB are too large for cmd: their digits are cut.
set "FREE="
for /f "tokens=3" %%b in ('dir /a /-c') do set "FREE=%%b"
for /f "delims=0123456789" %%x in ("%FREE%") do goto space_checked
if not defined FREE goto space_checked
set "FREE_GB=%FREE:~0,-9%"
if not defined FREE_GB set "FREE_GB=0"
if %FREE_GB% LSS 2 goto full
:space_checked

rem --- Node

for /f "usebackq" %%v in (".nvmrc") do set "VERSION=%%v"
rem A program that brings its own Node may bring it without npm, which the installation needs.
set "TEST=process.exit(parseInt(process.versions.node) >= %VERSION% && fs.existsSync(path.join(process.execPath, '../node_modules/npm')) ? 0 : 1)"
set "NODE=%FOLDER%.node\current\node.exe"
"%NODE%" -e "%TEST%" >nul 2>nul && goto open
set "NODE=node.exe"
node.exe -e "%TEST%" >nul 2>nul && goto open
set "NODE=%FOLDER%.node\current\node.exe"

set "PROCESSOR=%PROCESSOR_ARCHITECTURE%"
if defined PROCESSOR_ARCHITEW6432 set "PROCESSOR=%PROCESSOR_ARCHITEW6432%"
if /i "%PROCESSOR%"=="AMD64" set "PROCESSOR=x64"
if /i "%PROCESSOR%"=="ARM64" set "PROCESSOR=arm64"
if not exist "%SYSTEM%\curl.exe" goto old
if not exist "%SYSTEM%\tar.exe" goto old

echo O editor funciona com o Node, um programa gratuito. Este computador não tem a versão %VERSION%.
echo Baixando a oficial, de nodejs.org, só para esta pasta (uns 40 MB)...
if not exist .node\download mkdir .node\download
rem The open file is a lock: Windows refuses it to a second starter until this one ends.
(call :download) 9>.node\lock || goto busy
goto %RESULT%

rem Sets RESULT to the label at which the starter continues.
:download
set "RESULT=offline"
set "ADDRESS=%NODEJS_ORG_MIRROR%/latest-v%VERSION%.x"
set "SUM="
if exist .node\download\SHASUMS256.txt del .node\download\SHASUMS256.txt
call :get SHASUMS256.txt
if errorlevel 1 exit /b 0
for /f "tokens=1,2" %%a in ('%SYSTEM%\findstr.exe /l /c:"-win-%PROCESSOR%.zip" .node\download\SHASUMS256.txt') do set "SUM=%%a" & set "ARCHIVE=%%b"
set "RESULT=processor"
if not defined SUM exit /b 0
rem A part of another or a broken file cannot be continued: the second attempt downloads the whole file.
call :attempt
if not "%RESULT%"=="intact" if not "%RESULT%"=="offline" call :attempt
if not "%RESULT%"=="intact" exit /b 0

set "RESULT=unextracted"
if exist .node\unpacked rmdir /s /q .node\unpacked
mkdir .node\unpacked
"%SYSTEM%\tar.exe" -xf ".node\download\%ARCHIVE%" -C .node\unpacked --strip-components 1 || exit /b 0
set "RESULT=old"
.node\unpacked\node.exe -e "%TEST%" >nul 2>nul || exit /b 0
set "RESULT=unextracted"
if exist .node\current rmdir /s /q .node\current
if exist .node\current exit /b 0
rem An antivirus that reads the new files keeps the folder from being renamed for some seconds.
for /l %%i in (1,1,10) do if not exist .node\current\node.exe (move .node\unpacked .node\current >nul 2>nul || "%SYSTEM%\ping.exe" -n 3 127.0.0.1 >nul)
if not exist .node\current\node.exe exit /b 0
rmdir /s /q .node\download
set "RESULT=open"
exit /b 0

rem Downloads what is missing of the archive. Sets RESULT to intact, offline or different.
:attempt
call :check
if "%RESULT%"=="intact" exit /b 0
call :get "%ARCHIVE%"
set "STATUS=%ERRORLEVEL%"
rem 22 and 33: the server refuses the range of a part.
set "RESULT=offline"
if not "%STATUS%"=="0" if not "%STATUS%"=="22" if not "%STATUS%"=="33" exit /b 0
if not exist ".node\download\%ARCHIVE%" exit /b 0
call :check
if not "%RESULT%"=="intact" if exist ".node\download\%ARCHIVE%" del ".node\download\%ARCHIVE%"
exit /b 0

rem Sets RESULT to intact if the archive is complete and has the published checksum. Old versions write it with spaces.
:check
set "RESULT=different"
set "FOUND="
if not exist ".node\download\%ARCHIVE%" exit /b 0
for /f "skip=1 delims=" %%h in ('%SYSTEM%\certutil.exe -hashfile ".node\download\%ARCHIVE%" SHA256') do if not defined FOUND set "FOUND=%%h"
if not defined FOUND exit /b 0
if /i "%FOUND: =%"=="%SUM%" set "RESULT=intact"
exit /b 0

rem Downloads a file, or what is missing of it. An antivirus that reads HTTPS uses certificates without a list of the revoked
rem ones, which curl of Windows refuses.
:get
"%SYSTEM%\curl.exe" --ssl-no-revoke --fail --location --show-error --progress-bar --connect-timeout 20 --speed-time 30 --speed-limit 1 --retry 2 --continue-at - --output ".node\download\%~1" "%ADDRESS%/%~1"
exit /b %ERRORLEVEL%

:open
"%NODE%" scripts\starter\start.ts && exit /b 0
echo.
echo O editor foi fechado. O que estava salvo continua salvo.
goto wait

rem --- What keeps the editor from opening

:zipped
echo Este arquivo está dentro de um .zip, ou fora da pasta do site.
echo Feche esta janela, clique com o botão direito no arquivo .zip e escolha “Extrair Tudo”.
echo Depois abra o que está na pasta extraída.
goto wait

:network
echo A pasta do site está em outro computador da rede:
echo   "%FOLDER%"
echo Copie a pasta para este computador, como para C:\Sites, e abra de novo. Nada foi instalado.
goto wait

:cloud
echo A pasta do site está dentro do OneDrive, do Dropbox, do iCloud ou do Google Drive:
echo   "%FOLDER%"
echo Ele mexe nos arquivos enquanto o editor trabalha. Mova a pasta do site para fora dele, como para C:\Sites,
echo e abra de novo. A Área de Trabalho e os Documentos também podem estar no OneDrive. Nada foi instalado.
goto wait

:characters
echo O caminho da pasta do site tem um sinal com que o site não funciona (#, %% ou dois sinais seguidos como $$):
echo   "%FOLDER%"
echo Mude o nome da pasta que tem esse sinal e abra de novo. Nada foi instalado.
goto wait

:long
echo O caminho da pasta do site é longo demais para o Windows:
echo   "%FOLDER%"
echo Mova a pasta para um lugar mais curto, como C:\Sites, e abra de novo. Nada foi instalado.
goto wait

:readonly
echo O Windows não deixa gravar na pasta do site:
echo   "%FOLDER%"
echo Mova a pasta para um lugar seu, como C:\Sites, e abra de novo. Nada foi instalado.
goto wait

:full
echo Falta espaço no disco: a instalação precisa de 2 GB livres.
echo Esvazie a lixeira ou apague arquivos grandes, e abra de novo. Nada foi instalado.
goto wait

:old
echo O Node %VERSION% não funciona neste computador: ele precisa do Windows 11, ou do Windows 10 atualizado,
echo de 64 bits.
goto wait

:processor
echo O Node %VERSION% não existe para o processador deste computador (%PROCESSOR%).
goto wait

:busy
echo O Node já está sendo baixado em outra janela. Espere nela.
goto wait

:offline
echo.
echo Não foi possível baixar o Node, o programa com que o editor funciona (acima está o motivo, em inglês).
echo Veja se a internet está funcionando e abra de novo: o download continua de onde parou.
goto wait

:different
echo.
echo O arquivo do Node que chegou não é igual ao publicado em nodejs.org. Por segurança, ele foi apagado e nada foi
echo instalado. Abra de novo mais tarde, ou em outra rede.
goto wait

:unextracted
echo.
echo O Node não pôde ser extraído (acima está o motivo, em inglês). Veja se há espaço no disco e abra de novo.

:wait
echo.
pause
exit /b 1
