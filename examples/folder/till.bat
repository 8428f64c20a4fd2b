@echo off
rem A till that reports a sale through the folder of `taxctl watch`, on Windows.
rem   till.bat FOLDER NUMBER
if "%~2"=="" (
  echo Usage: till.bat FOLDER NUMBER
  exit /b 2
)
setlocal
set "folder=%~1"
set "number=%~2"

rem In your till, the sale comes from its database: written again after a crash, it must be the same.
for /f %%d in ('powershell -NoProfile -Command "Get-Date -Format yyyyMMdd"') do set "today=%%d"
set "item={"item_code":"KE2NTXU0000001","quantity":2,"unit_price":58}"

rem Results of an earlier try under this name are not those of this one.
del /q "%folder%\out\%number%.json" "%folder%\out\%number%.error.txt" "%folder%\out\%number%.waiting" 2> nul

rem A temporary name first: a file under its real name is complete.
> "%folder%\%number%.json.tmp" echo {"invoice_no":"%number%","sale_date":"%today%","payment_type":"01","items":[%item%]}
move /y "%folder%\%number%.json.tmp" "%folder%\%number%.json" > nul

rem The .json is written last: with it, the other forms of the receipt are there too.
for /l %%i in (1,1,60) do (
  if exist "%folder%\out\%number%.json" goto receipt
  if exist "%folder%\out\%number%.error.txt" goto error
  ping -n 2 127.0.0.1 > nul
)
if exist "%folder%\out\%number%.waiting" (type "%folder%\out\%number%.waiting") else echo There is no result: is taxctl watch running?
exit /b 8

:receipt
type "%folder%\out\%number%.txt"
exit /b 0

:error
type "%folder%\out\%number%.error.txt"
exit /b 1
