// The one stylesheet of the console: tokens for both themes first, then the frame, then parts of pages. Text meets WCAG 2.2 AA on its
// background in both themes. Red is for problems that block. Rows of tables become compact on narrow screens.
import { setupStyle } from "./style-setup.ts";
import { workStyle } from "./style-work.ts";

const tokens = `
:root{color-scheme:light dark;
--bg:#f7f7f5;--surface:#fff;--sunken:#f0f0ec;--line:#e3e2dc;--line-strong:#8b8a82;--ink:#191a17;--ink-2:#54554e;--ink-3:#6b6c64;
--accent:#0f5f57;--accent-strong:#0b4842;--accent-soft:#e2f1ee;--on-accent:#fff;
--good:#17663a;--good-soft:#e4f3e9;--wait:#8a4b00;--wait-soft:#fdf0dc;--bad:#a81f2b;--bad-soft:#fdeaea;--on-bad:#fff;
--sandbox:#8a4b00;--on-sandbox:#fff;--focus:#c2410c;
--s1:4px;--s2:8px;--s3:12px;--s4:16px;--s5:24px;--s6:32px;--s7:48px;--r1:6px;--r2:10px;--shadow:0 1px 2px #191a170d}
@media (prefers-color-scheme:dark){:root{
--bg:#121311;--surface:#1b1c1a;--sunken:#242623;--line:#3a3c37;--line-strong:#7f8178;--ink:#f0f0ea;--ink-2:#b9bab1;--ink-3:#9c9d94;
--accent:#5cc4b5;--accent-strong:#7bd6c8;--accent-soft:#173a36;--on-accent:#06201d;
--good:#74d39a;--good-soft:#16301f;--wait:#f2b765;--wait-soft:#382812;--bad:#ff9a9a;--bad-soft:#3c1a1c;--on-bad:#2a0b0d;
--sandbox:#f2b765;--on-sandbox:#241600;--focus:#fb923c;--shadow:none}}
`;

const base = `
*{box-sizing:border-box}
[hidden]{display:none!important}
html{font:14px/1.5 Inter,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:var(--ink);background:var(--bg);-webkit-text-size-adjust:100%}
html{scroll-padding:72px 0 var(--s4)}
body{margin:0}
a{color:var(--accent);text-underline-offset:3px;text-decoration-thickness:1px}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:4px}
main:focus,aside:focus,.problem:focus{outline:0}
.skip{position:absolute;left:-999px;background:var(--surface);padding:var(--s2) var(--s4);z-index:9}
.skip:focus{left:var(--s2);top:var(--s2)}
.vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.icon{width:16px;height:16px;flex:none;fill:none;stroke:currentColor;stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}
h1{font-size:20px;line-height:1.25;font-weight:650;letter-spacing:-.012em;margin:0}
.title{display:grid;grid-template:"crumb crumb" "name do" "lead do"/minmax(0,1fr) auto;align-items:center;column-gap:var(--s4);margin:0 0 20px}
.title:not(:has(.lead)){grid-template:"crumb crumb" "name do"/minmax(0,1fr) auto}
.crumb{grid-area:crumb;margin:0 0 var(--s1);font-size:13px}
.title>:is(h1,.name){grid-area:name}
.name{display:flex;flex-wrap:wrap;align-items:center;gap:var(--s1) var(--s3)}
.title .lead{grid-area:lead;margin:var(--s1) 0 0;color:var(--ink-2);max-width:80ch}
.lead .headline{color:var(--ink);margin:var(--s1) 0 0}
.title .inline{grid-area:do;margin:0;justify-content:flex-end}
h2{font-size:16px;line-height:1.3;font-weight:650;margin:var(--s6) 0 var(--s2)}
h3{font-size:14px;font-weight:650;margin:var(--s4) 0 var(--s1)}
code,pre,.code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:13px;overflow-wrap:anywhere}
pre{background:var(--sunken);border:1px solid var(--line);border-radius:var(--r1);padding:var(--s3);overflow:auto;white-space:pre-wrap}
li,p{overflow-wrap:anywhere}
.dim,.optional,.hint,.small{color:var(--ink-2);font-weight:400}
.small{font-size:13px}
small{font-size:12px}
`;

const frame = `
body:is(.live,.sandbox){display:grid;grid-template:"side top" auto "side main" 1fr/232px minmax(0,1fr);min-height:100vh}
.side{grid-area:side;position:sticky;top:0;height:100vh;overflow-y:auto;background:var(--surface);border-right:1px solid var(--line);padding:var(--s4) var(--s3);display:flex;flex-direction:column;gap:var(--s3)}
.brand{display:flex;align-items:center;gap:var(--s2);font-weight:650;font-size:16px;padding:0 var(--s2);color:var(--ink);text-decoration:none}
.brand::before{content:"t";width:22px;height:22px;border-radius:var(--r1);background:var(--accent);color:var(--on-accent);display:grid;place-items:center;font:700 12px/1 system-ui}
.account{display:flex;align-items:center;justify-content:space-between;gap:var(--s2);border:1px solid var(--line);border-radius:var(--r1);padding:7px 10px;color:var(--ink);text-decoration:none;font-weight:550;overflow-wrap:anywhere}
.account:hover{border-color:var(--line-strong)}
.account small{display:block;color:var(--ink-3);font-weight:400;font-size:12px}
.menu ul{margin:0;padding:0;list-style:none}
.menu a{display:flex;align-items:center;gap:10px;padding:6px 10px;border-radius:var(--r1);color:var(--ink-2);text-decoration:none;font-weight:500}
.menu a:hover{background:var(--sunken);color:var(--ink)}
.menu a[aria-current]{background:var(--accent-soft);color:var(--accent);font-weight:600}
.menu a>span{margin-left:auto}
.count{font-size:12px;background:var(--wait-soft);color:var(--wait);padding:0 7px;border-radius:9px;font-weight:600}
.menu p{font-size:12px;font-weight:600;color:var(--ink-3);margin:0;padding:var(--s4) 10px var(--s1)}
.switch{display:none;align-items:center;font-size:13px;padding:0 10px}
.side .person{margin-top:auto}
.person{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:var(--s1) var(--s3);padding:var(--s2);font-size:13px}
.person a{display:inline-flex;align-items:center;gap:var(--s2);min-height:24px;color:var(--ink);overflow-wrap:anywhere;text-decoration:none}
.person a:hover{text-decoration:underline}
.person small{display:block;color:var(--ink-3);line-height:1.2}
.person form,.inline form{margin:0}
.person button{min-height:32px;padding:0 var(--s1);border:0;background:none;box-shadow:none;font-size:13px;font-weight:400;color:var(--ink-2);text-decoration:underline;text-underline-offset:3px;text-decoration-thickness:1px}
.side .close{display:none}
.top{grid-area:top;position:sticky;top:0;z-index:2;display:flex;align-items:center;gap:var(--s3);padding:10px var(--s5);background:var(--surface);border-bottom:1px solid var(--line)}
body.sandbox .top{background:var(--wait-soft);border-bottom-color:var(--sandbox);box-shadow:inset 0 3px var(--sandbox)}
.search{flex:1;max-width:460px;display:flex;align-items:center;gap:var(--s2);min-width:0;margin:0;border:1px solid var(--line);background:var(--bg);border-radius:var(--r1);padding:0 10px;height:36px;color:var(--ink-3)}
.search:focus-within{border-color:var(--line-strong)}
.search input{flex:1;min-width:0;height:100%;border:0;background:none;padding:0;color:var(--ink)}
.search input:focus-visible{outline:0}
.search:has(input:focus-visible){outline:2px solid var(--focus);outline-offset:2px}
.search input::placeholder{color:var(--ink-3);opacity:1}
.search button{padding:0;min-height:0;border:0;background:none;box-shadow:none;color:inherit;display:grid}
kbd{font:600 12px/1 system-ui;border:1px solid var(--line);border-bottom-width:2px;border-radius:4px;padding:3px 5px;color:var(--ink-3)}
.environment{margin:0 0 0 auto;display:flex;align-items:center;gap:10px;font-size:13px}
.environment p{display:flex;margin:0;border:1px solid var(--line);border-radius:99px;background:var(--surface)}
.environment :is(a,b){display:inline-flex;align-items:center;gap:6px;min-height:28px;padding:0 12px;border-radius:99px;color:var(--ink-2);font-weight:500;text-decoration:none;white-space:nowrap}
.environment a:hover{color:var(--ink);text-decoration:underline}
.environment b{font-weight:600}
.environment b::before{content:"";width:7px;height:7px;border-radius:50%;background:currentColor}
.environment.live b{color:var(--good);box-shadow:0 0 0 1px}
.environment.sandbox b{background:var(--sandbox);color:var(--on-sandbox)}
.environment.sandbox>span{color:var(--wait)}
.environment.live>span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
main{grid-area:main;min-width:0;width:100%;max-width:1120px;margin:0 auto;padding:var(--s5) var(--s5) var(--s7)}
.bottom{display:none}
.bar{display:flex;flex-wrap:wrap;gap:var(--s2) var(--s4);justify-content:space-between;align-items:center;padding:10px var(--s4);background:var(--surface);border-bottom:1px solid var(--line)}
.neutral main{max-width:544px;padding-top:var(--s6)}
.neutral main:has(.tabs,.filters,table,.operators,.split){max-width:1120px}
.operators>*{max-width:672px}
.operators>dl{background:var(--surface);border:1px solid var(--line);border-radius:var(--r2);box-shadow:var(--shadow);padding:var(--s4);margin:var(--s4) 0}
`;

const controls = `
input,select,textarea,button{font:inherit;color:inherit}
input:not([type=checkbox],[type=radio],.search input),select,textarea{width:100%;min-height:36px;padding:6px 10px;border:1px solid var(--line-strong);border-radius:var(--r1);background:var(--surface);color:var(--ink)}
input[type=file]{padding:var(--s4)!important;border-style:dashed!important}
::file-selector-button{min-height:32px;margin-right:var(--s3);padding:0 var(--s3);border:1px solid var(--line);border-radius:var(--r1);background:var(--surface);color:var(--ink);font:inherit;font-weight:500;cursor:pointer}
[aria-invalid]{border:2px solid var(--bad)!important}
.field{margin:0 0 var(--s4)}
label{display:block;font-size:13px;font-weight:500;margin-bottom:var(--s1)}
.hint{margin:0 0 6px;font-size:13px}
.hint:has(+:is(form,.check)){margin-bottom:var(--s3)}
.hint:has(+table){margin-bottom:var(--s4)}
.check+.hint{margin:-8px 0 var(--s4) 30px}
.error{margin:0 0 var(--s1);color:var(--bad);font-weight:600}
.check{display:flex;gap:10px;align-items:flex-start}
[type=checkbox]{appearance:none;display:inline-grid;place-items:center;width:20px;height:20px;margin:0;flex:none;border:1px solid var(--line-strong);border-radius:4px;background:transparent;cursor:pointer}
[type=checkbox]:checked{border-color:var(--accent);background:var(--accent)}
[type=checkbox]:checked::before{content:"";width:6px;height:11px;margin-top:-3px;border:solid var(--on-accent);border-width:0 2px 2px 0;transform:rotate(45deg)}
.check label{font-size:14px;font-weight:400;margin:0}
button,.button{display:inline-flex;align-items:center;justify-content:center;gap:6px;min-height:36px;padding:4px 14px;border:1px solid var(--line);border-radius:var(--r1);background:var(--surface);color:var(--ink);font-weight:500;text-decoration:none;cursor:pointer;box-shadow:var(--shadow)}
button:hover,.button:hover{background:var(--sunken);border-color:var(--ink-2)}
main>form:only-of-type:not(.filters)>button[type=submit]:not(.grave,.neutral),.button.primary,button.primary{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
main>form:only-of-type:not(.filters)>button[type=submit]:not(.grave,.neutral):hover,.button.primary:hover,button.primary:hover{background:var(--accent-strong);border-color:var(--accent-strong)}
button:disabled{opacity:.5;cursor:default}
.grave{background:var(--surface);color:var(--bad)}
.grave:hover{background:var(--bad);border-color:var(--bad);color:var(--on-bad)}
main>form:not(.filters):has(.field):not(:has(table:not(.edit))){max-width:672px}
main>form:not(.filters):has(.field):not(:has(table:not(.edit),.card)),main>dl{background:var(--surface);border:1px solid var(--line);border-radius:var(--r2);box-shadow:var(--shadow);padding:var(--s4);margin:0 0 var(--s4)}
form>h2:first-of-type{margin-top:var(--s5)}
fieldset{border:0;padding:0;margin:0 0 var(--s4)}
legend{font-size:13px;font-weight:500;padding:0;margin-bottom:var(--s2)}
fieldset .field{margin-bottom:var(--s2)}
.inline{display:flex;flex-wrap:wrap;gap:var(--s3);align-items:flex-end;margin:var(--s4) 0}
.filters{display:flex;flex-wrap:wrap;gap:var(--s3);align-items:flex-end;padding:var(--s3) var(--s4);background:var(--surface);border:1px solid var(--line);border-radius:var(--r2);margin-bottom:var(--s4)}
.filters .field{margin:0;flex:1 1 128px;max-width:256px}
.filters label{font-size:13px;color:var(--ink-2)}
.filters>span{display:inline-flex;align-items:center;min-height:36px}
.filters>span:empty{display:none}
.filters details{flex:0 0 auto;margin:0}
.filters details[open]{flex:1 0 100%}
.filters summary{font-size:13px;padding:8px 0}
details.chosen{margin:0}
.chosen>summary{margin:0!important}
.chosen>summary span{color:var(--ink-2);font-weight:400}
#list+.filters{margin-top:var(--s4)}
@supports selector(::details-content){@media (min-width:721px){:is(.chosen,.on-wide)>summary{display:none}:is(.chosen,.on-wide)::details-content{content-visibility:visible;block-size:auto}}
@media (max-width:720px){.filters summary{display:none}.filters details::details-content{content-visibility:visible;block-size:auto}}}
.filters details>div{display:flex;flex-wrap:wrap;gap:var(--s3)}
.shortcuts ul{display:flex;flex-wrap:wrap;gap:var(--s2);margin:0 0 var(--s3);padding:0;list-style:none}
.shortcuts a{display:inline-flex;align-items:center;min-height:32px;padding:0 12px;border:1px solid var(--line);border-radius:99px;background:var(--surface);color:var(--ink-2);font-size:13px;font-weight:550;text-decoration:none}
.shortcuts a:hover{border-color:var(--line-strong);color:var(--ink)}
.shortcuts a[aria-current]{background:var(--accent-soft);border-color:var(--accent);color:var(--accent)}
.sums{display:flex;flex-wrap:wrap;gap:var(--s1) var(--s5);margin:0 0 var(--s2)}
.copy button{display:none}
.can-copy .copy button{display:inline-flex}
.share button,.can-share .share .inline{display:none}
.can-share .share button{display:inline-flex}
`;

const parts = `
.problem,.done,.note{border:1px solid var(--line);border-left:4px solid var(--bad);border-radius:var(--r1);padding:var(--s2) var(--s4);margin:var(--s4) 0;background:var(--bad-soft)}
main>:is(.problem,.done):has(+.title){margin-top:0}
:is(.problem,.note) h2{margin:var(--s1) 0}
#notices>div{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:var(--s2) var(--s3);border:1px solid var(--line);border-left:4px solid var(--wait);border-radius:var(--r1);padding:var(--s2) var(--s4);margin:0 0 var(--s4);background:var(--wait-soft)}
#notices :is(p,form){margin:0}
.done{border-left-color:var(--good);background:var(--good-soft)}
.note{border-left-color:var(--wait);background:var(--wait-soft)}
.note.bad{border-left-color:var(--bad);background:var(--bad-soft)}
.badge{display:inline-flex;align-items:center;gap:6px;padding:2px 9px;border-radius:99px;font-size:12px;font-weight:600;white-space:nowrap}
.badge.good{color:var(--good);background:var(--good-soft)}
.badge.wait{color:var(--wait);background:var(--wait-soft)}
.badge.bad{color:var(--bad);background:var(--bad-soft)}
.badge.neutral{color:var(--ink-2);background:var(--sunken)}
:is(td,.branches) .badge.good{padding:0;background:none;color:var(--ink-2);font-weight:400;font-size:13px}
:is(td,.branches) .badge.good::before{content:"";width:7px;height:7px;flex:none;border-radius:50%;background:var(--good)}
table{width:100%;border-collapse:separate;border-spacing:0;background:var(--surface);border:1px solid var(--line);border-radius:var(--r2);box-shadow:var(--shadow)}
th,td{padding:10px var(--s3);border-bottom:1px solid var(--line);text-align:left;vertical-align:middle;overflow-wrap:anywhere}
th:first-child,td:first-child{padding-left:var(--s4)}
th:last-child,td:last-child{padding-right:var(--s4)}
tbody tr:last-child>*{border-bottom:0}
tbody tr:hover>*{background:var(--sunken)}
tbody tr:last-child>:first-child{border-bottom-left-radius:var(--r2)}
tbody tr:last-child>:last-child{border-bottom-right-radius:var(--r2)}
thead th{font-size:12px;font-weight:600;color:var(--ink-2);overflow-wrap:normal}
tbody th{font-weight:400;min-width:112px}
:is(td,th) a:not(.button){font-weight:550;text-decoration:none}
:is(td,th) a:not(.button):hover{text-decoration:underline}
.figure,:is(td,th).end{text-align:right;white-space:nowrap}
:is(.figure,.figures,.amounts){font-variant-numeric:tabular-nums}
td select{min-width:160px}
td:has(>div>.field>select){min-width:224px}
td .optional{display:none}
td .field{margin:0}
td .field:not(.check)>label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
td ul{margin:0;padding-left:18px}
td .inline{margin:0}
tbody th:has(.check){min-width:224px}
td .badge,th .badge{white-space:normal;overflow-wrap:normal}
.document{min-width:176px}
.word{overflow-wrap:normal}
.day{white-space:nowrap}
.pages{display:flex;gap:var(--s5);padding:var(--s4) 0}
.empty{padding:var(--s5);border:1px dashed var(--line-strong);border-radius:var(--r2);text-align:center}
dl{display:grid;grid-template-columns:minmax(128px,224px) 1fr;gap:var(--s1) var(--s4);margin:var(--s2) 0}
dt{color:var(--ink-2)}
dd{margin:0;overflow-wrap:anywhere}
.headline{display:flex;flex-wrap:wrap;align-items:center;gap:var(--s1) var(--s3);margin:0 0 var(--s3)}
.headline b{font-size:28px;line-height:1.2;font-weight:650;letter-spacing:-.02em}
.headline small{font-size:13px;font-weight:550;color:var(--ink-3);letter-spacing:0}
.note .inline:last-child{margin-bottom:var(--s2)}
ol.timeline{list-style:none;margin:0;padding:0}
ol.timeline>li{position:relative;margin-left:5px;padding:0 0 var(--s3) 18px;border-left:2px solid var(--line)}
ol.timeline>li:last-child{border-color:transparent}
ol.timeline>li::before{content:"";position:absolute;left:-6px;top:5px;width:10px;height:10px;border-radius:50%;background:var(--ink-3)}
ol.timeline>li.good::before{background:var(--good)}
ol.timeline>li.wait::before{background:var(--wait)}
ol.timeline>li.bad::before{background:var(--bad)}
ol.timeline time{color:var(--ink-2)}
ol.timeline details{margin:var(--s2) 0 0}
ul.needs{padding-left:20px}
ul.needs li{margin-bottom:var(--s3)}
ul.accounts{padding:0;list-style:none}
ul.accounts li{padding:var(--s3) var(--s4);border:1px solid var(--line);border-radius:var(--r2);background:var(--surface);margin-bottom:var(--s2)}
ul.codes{columns:2 192px;font-size:16px;list-style:none;padding:0}
.qr svg{width:224px;max-width:100%;height:auto;border:1px solid var(--line);background:#fff}
details{margin:var(--s3) 0}
summary{display:inline-flex;align-items:center;gap:6px;min-height:24px;color:var(--accent);font-weight:500;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary:not(.button,.act)::before{content:"";width:7px;height:7px;flex:none;margin:0 3px 0 1px;border:solid;border-width:0 1.6px 1.6px 0;transform:rotate(-45deg)}
details[open]>summary:not(.button,.act)::before{transform:translateY(-2px) rotate(45deg)}
details[open]>summary{margin-bottom:var(--s2)}
`;

const cards = `
.card{background:var(--surface);border:1px solid var(--line);border-radius:var(--r2);box-shadow:var(--shadow);min-width:0}
.card header,.head{display:flex;align-items:center;justify-content:space-between;gap:var(--s3)}
.card header{padding:14px var(--s4);border-bottom:1px solid var(--line)}
.card h2,.head h2{margin:0}
.card header p{margin:0;font-size:13px;color:var(--ink-2)}
.card ul{margin:0;padding:0;list-style:none}
.card :is(li+li,ul+ul){border-top:1px solid var(--line)}
.card header .badge{white-space:nowrap;flex:none}
.card .rest{margin:0;padding:var(--s4)}
.home{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--s4)}
.home>p{margin:0}
.figures{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:var(--s4)}
.figures a{display:flex;flex-direction:column;padding:14px var(--s4) var(--s4);color:var(--ink-2);font-size:13px;text-decoration:none}
.figures a:hover{border-color:var(--line-strong)}
.figures .name{font-weight:550}
.figures b+span{font-size:12px}
.figures b{font-size:24px;line-height:1.3;font-weight:650;letter-spacing:-.02em;color:var(--ink);margin:var(--s1) 0;white-space:nowrap}
.figures b.long{font-size:20px}
.figures small{font-size:13px;font-weight:550;color:var(--ink-3);letter-spacing:0}
.inbox li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 var(--s3);align-items:center;padding:var(--s3) var(--s4)}
.inbox details{margin:0;border-top:1px solid var(--line)}
.inbox summary{padding:10px var(--s4);margin:0!important}
.inbox li>div{position:relative;padding-left:20px}
.inbox li>div::before{content:"";position:absolute;left:0;top:7px;width:8px;height:8px;border-radius:50%;background:var(--wait)}
.inbox li.blocks>div::before{background:var(--bad)}
.inbox li>form{margin:0}
.inbox b{font-weight:600;overflow-wrap:anywhere}
.inbox li p{margin:2px 0 0;color:var(--ink-2);font-size:13px}
.split{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,4fr);gap:var(--s4);align-items:start}
.chart svg{display:block;width:100%;height:auto;padding:var(--s4);overflow:visible}
.chart text{font-size:14px;fill:var(--ink-3)}
.chart line{stroke:var(--line)}
.chart rect.signed{fill:var(--accent)}
.chart rect.waiting{fill:none;stroke:var(--accent);stroke-width:1.5;stroke-dasharray:3 2}
.card .legend{display:flex;gap:var(--s4);font-size:12px}
.legend span::before{content:"";display:inline-block;width:9px;height:9px;border-radius:2px;margin-right:5px;border:1.5px solid var(--accent)}
.legend .signed::before{background:var(--accent)}
.legend .waiting::before{border-style:dashed}
.branches li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:2px var(--s3);padding:var(--s3) var(--s4)}
.branches a{font-weight:600;color:var(--ink);text-decoration:none;overflow-wrap:anywhere}
.branches a:hover{text-decoration:underline}
.branches small{font-size:12px;font-weight:400;color:var(--ink-3)}
.branches b{font-weight:600;text-align:right}
.branches li p{grid-column:1/-1;display:flex;flex-wrap:wrap;justify-content:space-between;gap:2px var(--s3);margin:0;font-size:13px;color:var(--ink-2)}
.audit{margin-bottom:var(--s4)}
.audit li{display:grid;grid-template-columns:48px minmax(0,1fr) auto;gap:0 var(--s3);padding:10px var(--s4)}
.audit time{color:var(--ink-2);font-size:13px;line-height:21px}
.audit p{margin:0}
.audit p a:has(b){color:var(--ink);text-decoration:none}
.audit p a:hover{text-decoration:underline}
.audit .changes{font-size:13px;color:var(--ink-2)}
.audit li li{display:list-item;padding:0;border:0}
.audit details{grid-column:2/-1;margin:0}
@media (min-width:721px){.audit li{position:relative}
.audit li>div{padding-right:88px}
.audit summary{position:absolute;right:var(--s4);top:9px}}
.audit summary{font-size:13px;color:var(--ink-2)}
.columns{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,256px),1fr));gap:0 var(--s5)}
.row form{display:flex;flex-wrap:wrap;gap:var(--s3);align-items:flex-end}
.row .field{margin:0;flex:1 1 240px}
.team{margin-top:var(--s4)}
.now details{margin:0}
@media (min-width:1081px){#content td[data-label=Supplier]{min-width:160px}#content th[data-label]{min-width:208px}#content .figure{min-width:88px}}
.split .rest dl{grid-template-columns:minmax(96px,2fr) minmax(0,5fr)}
.split>.stack{margin:0}
.stack>.about{margin:0}
.head{margin-bottom:var(--s2)}
.rest>:first-child{margin-top:0}
.rest>:last-child{margin-bottom:0}
.rest>dl+.actions{margin-top:var(--s4)}
.stack{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--s4);margin:0 0 var(--s4)}
.now{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:var(--s3);padding:var(--s4)}
.now p{margin:0;flex:1 1 320px}
.now form{margin:0}
dl.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(50%,144px),1fr));gap:0;margin:0;border-bottom:1px solid var(--line)}
.facts>div{padding:var(--s2) var(--s4) var(--s3)}
.facts dt{font-size:13px}
.facts dd{margin:0;font-size:16px;font-weight:600}
.facts small{font-size:12px;font-weight:550;color:var(--ink-3)}
.facts:last-child{border-bottom:0}
.now+.facts{border-top:1px solid var(--line)}
.steps{display:grid;grid-template-columns:repeat(5,minmax(0,1fr));list-style:none;padding:0;margin:0 0 var(--s4);overflow:hidden}
.card.steps li+li{border-top:0;border-left:1px solid var(--line)}
.steps a{display:grid;grid-template-columns:20px minmax(0,1fr);gap:2px var(--s2);padding:14px var(--s4);height:100%;align-content:start;color:var(--ink);text-decoration:none;font-size:13px}
.steps a:hover{background:var(--sunken)}
.steps b{font-size:14px;font-weight:600}
.steps .dim{grid-column:1/-1;overflow-wrap:anywhere}
.steps .mark{width:20px;height:20px;border-radius:50%;border:1px solid var(--line-strong);display:grid;place-items:center;font-size:12px;font-weight:650;color:var(--ink-2)}
.steps .next-step{background:var(--accent-soft)}
.steps .next-step .mark{border-color:var(--accent);color:var(--accent)}
.steps .done-step .mark{background:var(--good);border-color:var(--good);color:var(--surface)}
.card .rest{display:flow-root}
.actions,.card .rest.actions{display:flex;flex-wrap:wrap;gap:var(--s3)}
.actions form{margin:0}
.card header h3{margin:0;font-size:16px}
.card ul.rows li{padding:10px var(--s4)}
.rows .task{display:flex;flex-wrap:wrap;justify-content:space-between;gap:2px var(--s4)}
.card .rest details{margin:var(--s3) 0 0}
.meter{display:block;width:100%;height:10px;border-radius:99px;background:var(--sunken);margin-top:var(--s2)}
.meter .agree{fill:var(--good)}
.meter .differ{fill:var(--wait)}
.meter .unbooked{fill:var(--bad)}
.meter .unreported{fill:var(--ink-3)}
.card .agreement{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,176px),1fr));border-bottom:1px solid var(--line)}
.card .agreement:last-child{border-bottom:0}
.card .agreement li+li{border-top:0}
.agreement a{display:grid;gap:2px;padding:var(--s2) var(--s4) var(--s3);height:100%;align-content:start;color:var(--ink);font-weight:550;text-decoration:none}
.agreement a:hover{background:var(--sunken)}
.agreement a>:first-child::before{content:"";display:inline-block;width:9px;height:9px;border-radius:2px;margin-right:6px;background:var(--good)}
.agreement .differ a>:first-child::before{background:var(--wait)}
.agreement .unbooked a>:first-child::before{background:var(--bad)}
.agreement .unreported a>:first-child::before{background:var(--ink-3)}
.agreement .dim{font-size:13px}
.bulk{display:flex;flex-wrap:wrap;gap:var(--s3);align-items:center;margin:var(--s3) 0 var(--s4)}
.pair-of-cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,320px),1fr));gap:var(--s4);margin:0 0 var(--s4)}
.tabs{display:flex;gap:var(--s4);margin:0 0 var(--s3);border-bottom:1px solid var(--line);overflow-x:auto}
.tabs a{padding:10px 0;color:var(--ink-2);text-decoration:none;font-weight:550;white-space:nowrap;border-bottom:2px solid transparent;margin-bottom:-1px}
.tabs a:hover{color:var(--ink)}
.tabs a[aria-current]{color:var(--ink);border-color:var(--accent)}
.tabs span{color:var(--ink-3);font-weight:500}
.bulk-fields{display:flex;flex-wrap:wrap;gap:0 var(--s4)}
.bulk-fields .field{flex:1 1 240px}
.line{display:block;font-size:12px}
small.line{color:var(--ink-2);font-weight:400}
.on-phone{display:none}
.amount-fields{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,216px),1fr));gap:0 var(--s5);align-items:end}
.amount-fields .optional{display:none}
.amount-fields input{text-align:right}
.sections tbody :is(th,td){padding-block:var(--s2)}
:is(main,#state)>.facts.card{margin:0 0 var(--s4);padding:var(--s1) 0;border:1px solid var(--line)}
.split.sections{margin-bottom:var(--s4)}
small.line{white-space:nowrap}
.paper table{display:table;border:0;border-radius:0;box-shadow:none;width:auto;margin:var(--s3) 0}
.paper thead{position:static;display:table-header-group}
.paper tbody{display:table-row-group;border:0;box-shadow:none}
.paper tr{display:table-row}
.paper tr::after{content:none}
.paper>:first-child{margin-top:0}
.paper tr>:is(th,td):nth-child(n){display:table-cell;padding:var(--s1) var(--s3) var(--s1) 0!important;font-size:13px;color:var(--ink)}
.paper .figure{text-align:right}
.pair-of-cards .card form{margin-top:var(--s3)}
.paper :is(td,th){white-space:nowrap;min-width:0}
.paper thead th{vertical-align:bottom}
.letters{max-width:720px;display:grid;grid-template-columns:minmax(0,1fr);gap:var(--s4)}
.letter pre{overflow-wrap:normal;white-space:pre}
.tick-all{display:inline-grid;place-items:center;width:20px;height:20px;margin-right:10px;vertical-align:middle;border:1px solid var(--line-strong);border-radius:4px}
.tick-all span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.ticked-all{border-color:var(--accent);background:var(--accent)}
.ticked-all::before{content:"";width:10px;height:2px;background:var(--on-accent)}
th .check{margin:0}
th .check label{font-weight:550}
th .check+:is(.small,.line){display:block;padding-left:30px}
form>#list+.check{margin-top:var(--s4)}
.why{margin:var(--s1) 0 0}
.choice input{min-width:176px}
details.card{margin:0 0 var(--s4);padding:var(--s3) var(--s4)}
details.card>div{margin:0 calc(-1*var(--s4)) calc(-1*var(--s3));border-top:1px solid var(--line)}
ul.suggestions{padding-left:20px}
ul.suggestions li{margin-bottom:var(--s1)}
dl.amounts{grid-template-columns:minmax(0,1fr) auto;gap:0;margin:0;padding:var(--s2) var(--s4)}
.amounts dt,.amounts dd{padding:8px 0;margin:0;border-bottom:1px solid var(--line)}
.amounts dd{text-align:right;white-space:nowrap}
.amounts .part{font-weight:600;color:var(--ink)}
.amounts .sum{font-size:16px;font-weight:650;color:var(--ink)}
.amounts :is(dt:has(+dd+.sum),dd:has(+.sum)){border-bottom:2px solid var(--ink)}
.amounts>:is(dt,dd):last-of-type,.sides>dd:nth-last-of-type(2){border-bottom:0}
.amounts>.dim{border-bottom:0;font-size:13px}
main>.card:has(+.split){margin-bottom:var(--s4)}
.head:has(h2#purchases){margin:var(--s6) 0 var(--s2)}
.head form{margin:0}
dl.sides{grid-template-columns:minmax(0,1fr) auto auto;column-gap:0}
.sides dd{padding-left:var(--s5)}
.about{margin-bottom:var(--s4)}
.about .rest{display:grid;grid-template-columns:repeat(2,max-content minmax(0,1fr));gap:6px var(--s4)}
.card>div>table,.card>div>table>tbody,.chooses table,.chooses tbody{border:0;box-shadow:none}
.card>.empty{border:0;padding:var(--s4);text-align:left;color:var(--ink-2)}
.card>.empty p{margin:0}
.chooses>form>div:has(>table){border-bottom:1px solid var(--line)}
.chooses>form>:is(.field,button,details){margin:var(--s4)}
.chooses>form>.field~button{margin-top:0}
.chooses>form>.check+.hint{margin:-8px var(--s4) var(--s4) 46px}
.edit{margin:0 0 var(--s4);box-shadow:none}
.edit td{width:160px}
.edit td,.edit th{vertical-align:middle}
.edit input{min-width:88px}
.bulk:last-child{margin-bottom:0}
.declared{white-space:normal!important}
.choice .why{margin:var(--s2) 0 0}
.untick{align-items:center;margin:0 0 var(--s3)}
.untick p{margin:0;flex:1 1 240px}
form:has([name=tick]:checked) .untick button{visibility:hidden}
ol.timeline>li+li{border-top:0}
.note p{margin:var(--s1) 0}
.sheet{overflow-x:auto;border:1px solid var(--line);border-radius:var(--r1);margin:0 0 var(--s3)}
.sheet table{display:table;width:max-content;min-width:100%;border:0;border-radius:0;box-shadow:none;background:none}
.sheet thead{position:static;display:table-header-group}
.sheet tbody{display:table-row-group;border:0;box-shadow:none}
.sheet tr{display:table-row}
.sheet tr::after{content:none}
.sheet :is(th,td){display:table-cell;padding:var(--s2) var(--s3)!important;border-bottom:1px solid var(--line);max-width:240px;font-size:13px;color:var(--ink)}
.sheet thead th{background:var(--sunken);min-width:144px}
.sheet select{width:0;min-width:100%!important;font-weight:400;font-size:13px;padding:6px}
.sheet .unread{color:var(--ink-3)}
.sheet .field{margin:0}
.sheet .optional{display:none}
.sheet label{color:var(--ink)}
.columns-card details{background:none}
.facts .line{white-space:normal}
.card .rest>form>button{margin-top:var(--s2)}
.progress{margin-bottom:var(--s4)}
#problems th{min-width:80px;white-space:nowrap}
.fold{position:relative;margin:0}
.fold summary{padding:0 14px;margin:0!important}
.fold>div{position:absolute;right:0;z-index:1;display:grid;gap:var(--s2);margin-top:var(--s1);padding:var(--s2);background:var(--surface);border:1px solid var(--line-strong);border-radius:var(--r1)}
.fold :is(.button,button){width:100%;white-space:nowrap}
.sides dt:first-child~dd:nth-of-type(-n+2){color:var(--ink-2);font-size:12px;font-weight:600}
`;

const opened = `
.opened{margin:0 0 var(--s4);max-width:672px;scroll-margin-top:72px}
.opened:not(:target,.open){display:none}
.opened:focus{outline:0}
.opened form>button[type=submit],.opened .bulk>button:first-child{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
main:has(.opened:is(:target,.open)) .title .primary{background:var(--surface);border-color:var(--line);color:var(--ink)}
section:has(>.acts){margin:var(--s4) 0}
.act .bulk{margin:0;flex-wrap:nowrap}
.short-month{width:auto!important}
.foot{margin:0;padding:var(--s3) var(--s4);border-top:1px solid var(--line)}
.foot p{margin:0}
.act{display:flex;justify-content:space-between;align-items:center;gap:var(--s2) var(--s4);padding:var(--s3) var(--s4)}
.act form{margin:0;flex:none}
.act b{display:block;font-weight:550}
.act :is(p,span>span){display:block;margin:0;color:var(--ink-2);font-size:13px;font-weight:400}
.acts details{margin:0}
summary.act{display:flex;color:var(--ink);margin:0!important}
summary.act>span:first-child{min-width:0}
summary.act .button{flex:none}
.acts details>.rest{padding-top:0;max-width:672px}
.acts details>.rest form{margin:0}
.short{max-width:144px!important}
main>form>.card:not(details),main>form:not(:has(table))+.card{max-width:672px;margin-bottom:var(--s4)}
main>form:has(>.card){margin-bottom:var(--s6)}
.card .rest>:last-child,.card .rest>form:last-child>.field:last-of-type{margin-bottom:0}
.card .rest:not(.row)>form:last-child>.field:last-of-type:has(+button){margin-bottom:var(--s4)}
.card .rest>:first-child{margin-top:0}
.neutral main:has(.own){max-width:720px}
.own.stack{margin-bottom:0}
.own .rest+.now,.facts+.acts{border-top:1px solid var(--line)}
.own header form{margin:0}
.failure{max-width:672px}
.failure details{margin-top:var(--s5)}
.failure summary{color:var(--ink-2);font-size:13px}
`;

const narrow = `
@media (max-width:1080px){
body:is(.live,.sandbox){grid-template-columns:200px minmax(0,1fr)}
.environment>span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
table,tbody,th,td{display:block}
table{border:0;background:none;box-shadow:none}
thead{position:absolute;left:-999px}
thead:has(.tick-all){position:static}
thead:has(.tick-all) th:not(:has(.tick-all)){display:none}
thead:has(.tick-all) tr{padding:0 0 var(--s2)}
thead th:has(.tick-all){padding:0;border:0;font-size:0}
.tick-all{display:inline-flex;gap:10px;width:auto;height:24px;margin:0;padding-left:var(--s4);border:0;background:none;font-size:13px;text-decoration:none}
.tick-all::before{content:"";display:block!important;width:20px!important;height:20px!important;border:1px solid var(--line-strong);border-radius:4px;background:var(--surface)}
.tick-all span{position:static;width:auto;height:auto;clip-path:none}
tbody{border:1px solid var(--line);border-radius:var(--r2);background:var(--surface);box-shadow:var(--shadow);overflow:hidden}
tr{display:flex;flex-wrap:wrap;align-items:baseline;gap:2px var(--s3);padding:10px var(--s4)}
tr+tr{border-top:1px solid var(--line)}
tr::after{content:"";flex-basis:100%;order:1}
tbody tr:hover>*{background:none}
tbody :is(th,td){padding:0!important;border:0;min-width:0;max-width:100%;order:2;font-size:13px;color:var(--ink-2)}
tbody :is(th:first-child,td:first-child,.main){order:0;font-size:14px;color:var(--ink)}
tbody tr>:first-child{flex:1 1 0}
tbody :is(th,td):has(.field,form,ul,details){flex:1 1 100%;font-size:14px;color:var(--ink)}
tbody .main{font-weight:550;text-align:right;max-width:60%}
.figure{white-space:normal;text-align:left}
tbody .none{display:none}
.on-phone{display:inline}
.named .line{display:inline}
.letter pre{white-space:pre-wrap;overflow-wrap:anywhere}
.named>div,.named::before{display:inline}
.named::before{content:attr(data-label) " "}
td[data-label=State]:not(.main){margin-left:auto}
.main.named::before{font-size:13px;font-weight:400;color:var(--ink-2)}
tr>[data-label="E-mail address"]{flex-basis:100%}
tr:has(>[data-label="Still open"])>td[data-label=State]{margin-left:0}
tr>[data-label="Still open"],[data-label="Still open"]~.figure:not(.main){order:3}
.edit td[data-label]::before,td[data-label="Your item"]::before{content:attr(data-label);display:block;font-size:13px;font-weight:500;color:var(--ink);margin-bottom:var(--s1);text-align:left}
td[data-label="Your item"]::before{margin-top:var(--s2)}
tbody th:has(.check){min-width:0;flex:1 1 0}
.edit tbody td{width:auto;flex:1 1 0!important}
.edit tbody th{flex-basis:100%!important}
td[data-label=Date]{order:3}
tr:has(td[data-label=Date])>td[data-label=State]:not(.main){order:3}
td[data-label^=Customer]{flex:1 1 100%}
td[data-label^=Customer]>div{overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
td>div,th>div,.document{min-width:0}
.word{overflow-wrap:anywhere}
td ul{padding:0;list-style:none}
.badge{white-space:normal}
.figures{grid-template-columns:repeat(2,minmax(0,1fr))}
.split{grid-template-columns:minmax(0,1fr)}
.facts-first>.stack{display:contents}
.facts-first section:has(#list-title,#plan,#tins){order:1}
}
@media (min-width:1280px){
td[data-label=State] .badge{white-space:nowrap}
}
@media (max-width:720px){
.about .rest{grid-template-columns:minmax(96px,max-content) minmax(0,1fr)}
.title,.title:not(:has(.lead)){grid-template:"crumb" "name" "lead" "do"/minmax(0,1fr);margin-bottom:var(--s4)}
.title .inline:has(*){margin-top:var(--s3)}
.neutral main>form>button[type=submit]{width:100%}
.title .inline .primary{flex:1 0 100%}
.title .inline :is(form:has(.primary),.primary){order:-1;flex:1 0 100%}
.title .inline form button{width:100%}
.card header:has(>:is(.button,.actions),>span>.badge){flex-wrap:wrap}
.act{flex-wrap:wrap}
li.act>span{flex-basis:100%}
.fold[open]{flex:1 0 100%}
.fold>div{position:static}
.steps{grid-template-columns:minmax(0,1fr)}
.actions>*,.actions button,.title .inline,.title .inline>*{flex:1 1 auto}
.head:has(h2#purchases){flex-wrap:wrap}
.card.steps li+li{border-left:0;border-top:1px solid var(--line)}
.steps a{padding:10px var(--s4)}
.figures{gap:var(--s2)}
.figures a{padding:var(--s3)}
.figures b.long small{display:block;line-height:1.2}
tbody .minor,.audit .minor{display:none}
.filters{display:grid;grid-template-columns:repeat(2,minmax(0,1fr))}
.filters .field{max-width:none}
.filters details{grid-column:1/-1}
.filters details>div{display:grid;grid-template-columns:repeat(2,minmax(0,1fr))}
.filters button{grid-column:1}
.figures b,.figures b.long{font-size:16px}
.chosen>summary{padding:10px var(--s4);margin:0 0 var(--s4)!important;border:1px solid var(--line);border-radius:var(--r2);background:var(--surface)}
.audit li{position:relative}
.audit li>div{padding-right:var(--s5)}
.audit summary{position:absolute;right:var(--s3);top:8px;min-width:24px;font-size:0}
.home>.inbox{order:-1}
.inbox li{grid-template-columns:minmax(0,1fr)}
.inbox li>:is(.button,form){justify-self:start;margin:var(--s2) 0 0 20px}
.chart text{font-size:24px}
.chart .more{display:none}
html{scroll-padding-bottom:72px}
body:is(.live,.sandbox){display:block;padding-bottom:64px}
.side{display:none;position:fixed;inset:0 0 60px;z-index:4;height:auto;border:0}
.side:target{display:flex}
.side .close{display:inline-flex;position:absolute;right:var(--s4);top:var(--s3)}
.menu a,.switch{min-height:44px}
.switch{display:flex}
.environment a{display:none}
.top{padding:8px var(--s4)}
kbd{display:none}
.search{position:relative}
.search input::placeholder{color:transparent}
.search:has(input:placeholder-shown) label{left:36px;width:auto;height:auto;margin:0;clip-path:none;font-size:16px;font-weight:400;pointer-events:none}
.search{height:40px}
input:not([type=checkbox],[type=radio]),select,textarea{font-size:16px}
input:not([type=checkbox],[type=radio],.search input),select,textarea,button,.button,.person button{min-height:44px}
button,.button{padding-block:var(--s2)}
.search button{min-height:0}
main{padding:var(--s4)}
dl{grid-template-columns:minmax(96px,2fr) minmax(0,3fr);gap:6px var(--s3)}
.bottom{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;position:fixed;inset:auto 0 0;z-index:5;background:var(--surface);border-top:1px solid var(--line)}
.bottom a{display:grid;justify-items:center;gap:2px;padding:8px 2px 9px;font-size:12px;line-height:1.2;font-weight:550;color:var(--ink-2);text-decoration:none}
.bottom a[aria-current]{color:var(--accent)}
.bottom a{position:relative;align-content:center}
.bottom .count{position:absolute;top:4px;left:calc(50% + 6px);line-height:16px}
.bottom .icon{width:20px;height:20px}
}
@media print{.side,.top,.bar,.bottom,.filters,.crumb,.title .inline,form,.skip,.screen,.letter header,.letter .inline,.letter details,main:has(.letters) .title{display:none!important}.letter{border:0;box-shadow:none;break-after:page}.letter .rest{padding:0}html,.paper tr>*{background:none}body:is(.live,.sandbox){display:block}}
`;

/** The font, in the letters of western Europe; others are of the system. Until it is there, text is in the system's font. */
export const fontFace = (path: string): string =>
  `@font-face{font-family:Inter;font-weight:100 900;font-display:swap;src:url(${path}) format("woff2");unicode-range:U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215}`;

export const style = `${tokens}${base}${frame}${controls}${parts}${cards}${opened}${narrow}${workStyle}${setupStyle}`;
