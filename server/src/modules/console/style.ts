// The one stylesheet of the console. Colors meet WCAG 2.2 AA on their backgrounds; tables become cards on narrow screens.
export const style = `
*{box-sizing:border-box}
:root{--ink:#1b1f24;--dim:#545c66;--line:#c9ced6;--paper:#fff;--tint:#f3f5f8;--link:#0b57a4;--good:#14662f;--wait:#7a4a00;--bad:#a31621}
html{font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:var(--ink);background:var(--paper)}
body{margin:0}
a{color:var(--link)}
:focus-visible,[autofocus]:focus{outline:3px solid #b35c00;outline-offset:2px}
main:focus{outline:0}
.skip{position:absolute;left:-999px;background:#fff;padding:.5rem 1rem}
.skip:focus{left:.5rem;top:.5rem;z-index:1}
.environment{display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between;padding:.4rem 1rem;color:#fff}
.environment p{margin:0}
.environment a{color:#fff}
.environment.live{background:#0f4d2a}
.environment.sandbox{background:#7a3b00}
.bar{display:flex;flex-wrap:wrap;gap:.5rem 1rem;justify-content:space-between;align-items:center;padding:.6rem 1rem;border-bottom:1px solid var(--line)}
.brand{font-weight:700;font-size:1.15rem;text-decoration:none;color:var(--ink);margin-right:.75rem}
.person{display:flex;gap:.75rem;align-items:center}
.person form,.inline form{margin:0}
.person button{padding:.2rem .7rem}
.menu{border-bottom:1px solid var(--line);background:var(--tint)}
.menu ul{display:flex;flex-wrap:wrap;margin:0;padding:0 .5rem;list-style:none}
.menu a{display:block;padding:.6rem .7rem;text-decoration:none;color:var(--ink);border-bottom:3px solid transparent}
.menu a:hover{text-decoration:underline}
.menu [aria-current]{border-color:currentColor;font-weight:600}
main{max-width:72rem;margin:0 auto;padding:1rem 1rem 4rem}
.neutral main{max-width:34rem}
.neutral main:has(.filters,table){max-width:72rem}
h1{font-size:1.6rem;line-height:1.25;margin:.75rem 0 1rem}
h2{font-size:1.2rem;margin:2rem 0 .5rem}
h3{font-size:1rem;margin:1.25rem 0 .25rem}
code,pre,.code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.92em;overflow-wrap:anywhere}
pre{background:var(--tint);border:1px solid var(--line);padding:.75rem;overflow:auto;white-space:pre-wrap}
.field{margin:0 0 1rem}
label{display:block;font-weight:600;margin-bottom:.2rem}
.optional,.hint,.small{color:var(--dim);font-weight:400}
.small{font-size:.875rem}
.hint{margin:0 0 .3rem;font-size:.925rem}
input,select,textarea,button{font:inherit;color:inherit}
input:not([type=checkbox],[type=radio]),select,textarea{width:100%;max-width:32rem;min-height:2.75rem;padding:.4rem .6rem;border:1px solid #6b7480;border-radius:4px;background:#fff}
[aria-invalid]{border:2px solid var(--bad)!important}
.error{margin:0 0 .3rem;color:var(--bad);font-weight:600}
.check{display:flex;gap:.6rem;align-items:flex-start}
.check input{width:1.4rem;height:1.4rem;margin:.1rem 0;flex:none}
.check label{font-weight:400}
td select{min-width:10rem}
td .optional{display:none}
td .field{margin:0}
td .field:not(.check)>label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
td ul{margin:0;padding-left:1.1rem}
td .badge,th .badge{white-space:normal;overflow-wrap:normal}
thead th{overflow-wrap:normal}
.document{min-width:11rem}
.word{overflow-wrap:normal}
button,.button{display:inline-block;min-height:2.75rem;padding:.45rem 1.1rem;border:1px solid #0b57a4;border-radius:4px;background:#0b57a4;color:#fff;cursor:pointer;text-decoration:none}
button:hover,.button:hover{background:#08427d}
.person button,.filters button,button.neutral,.button.neutral{background:#fff;color:#0b57a4;min-height:2rem}
.person button:hover,.filters button:hover,button.neutral:hover,.button.neutral:hover{background:#e8f0f8}
button.grave{background:#a31621;border-color:#a31621}
button.grave:hover{background:#7d101a}
fieldset{border:1px solid var(--line);border-radius:4px;padding:.5rem 1rem;margin:0 0 1rem}
legend{font-weight:600;padding:0 .3rem}
.inline .button.neutral,.filters button{min-height:2.75rem}
.inline{display:flex;flex-wrap:wrap;gap:.75rem;align-items:flex-end;margin:1rem 0}
.problem,.done,.note{border:1px solid var(--line);border-left:6px solid var(--bad);padding:.5rem 1rem;margin:1rem 0;background:#fdf3f3}
.problem h2{margin:.25rem 0}
.done{border-left-color:var(--good);background:#eef8f1}
.note{border-left-color:var(--wait);background:#fff8ec}
.badge{display:inline-block;padding:.05rem .5rem;border-radius:1rem;border:1px solid;font-size:.9rem;font-weight:600;white-space:nowrap}
.badge.good{color:var(--good);background:#eef8f1}
.badge.wait{color:var(--wait);background:#fff8ec}
.badge.bad{color:var(--bad);background:#fdf3f3}
.badge.neutral{color:#3b424b;background:var(--tint)}
.filters{display:flex;flex-wrap:wrap;gap:.75rem;align-items:flex-end;padding:.75rem;background:var(--tint);border:1px solid var(--line);margin-bottom:1rem}
.filters .field{margin:0;flex:1 1 9rem;max-width:16rem}
.filters a{padding:.5rem}
table{width:100%;border-collapse:collapse}
caption{text-align:left;color:var(--dim);padding-bottom:.3rem}
th,td{padding:.5rem .6rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;overflow-wrap:anywhere}
tbody th{font-weight:400;min-width:7rem}
.figure{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.pages{display:flex;gap:1.5rem;padding:1rem 0}
.empty{padding:1.5rem;border:1px dashed #6b7480;text-align:center}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.3rem 1rem;margin:.5rem 0}
dt{color:var(--dim)}
dd{margin:0;overflow-wrap:anywhere}
li,p{overflow-wrap:anywhere}
ol.timeline{padding-left:1.25rem}
ul.needs{padding-left:1.25rem}
ul.needs li{margin-bottom:.75rem}
ol.timeline li{margin-bottom:.5rem}
ul.codes{columns:2 12rem;font-size:1.1rem;list-style:none;padding:0}
.qr svg{width:14rem;max-width:100%;height:auto;border:1px solid var(--line)}
.copy button{display:none}
.can-copy .copy button{display:inline-block}
.share button,.can-share .share .inline{display:none}
.can-share .share button{display:inline-block}
details{border:1px solid var(--line);border-radius:4px;padding:.5rem .9rem;margin:1rem 0}
summary{cursor:pointer;font-weight:600;padding:.25rem 0}
details[open] summary{margin-bottom:.75rem}
@media (max-width:52rem){
table,tbody,tr,th,td,caption{display:block}
thead{position:absolute;left:-999px}
tr{border:1px solid var(--line);border-radius:4px;margin-bottom:.75rem;padding:.3rem 0}
th,td,.figure{display:flex;justify-content:space-between;gap:1rem;text-align:right;border:0;padding:.2rem .7rem;white-space:normal}
td>div,th>div,.document{min-width:0}
.word{overflow-wrap:anywhere}
td ul{padding:0;list-style:none}
td[data-label]::before,th[data-label]::before{content:attr(data-label);color:var(--dim);text-align:left;flex:none;max-width:45%}
dl{grid-template-columns:1fr;gap:0}
.badge{white-space:normal}
pre{font-size:.8rem}
dd{margin-bottom:.5rem}
}
@media print{header,.filters,form,.skip{display:none}}
`;
