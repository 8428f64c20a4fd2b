// The part of the stylesheet for the pages of work: the differences of a month, documents, the return, stock. Wide first, then phones.
const rows = `
:is(#rows,.ticking){counter-reset:ticked}
:is(#rows,.ticking) [name=tick]:checked{counter-increment:ticked}
:is(#rows,.ticking) form:not(:has([name=tick]:checked)) .bulk-bar{display:none}
.bulk-bar .check{flex:1 1 320px;max-width:none;align-items:center;align-self:center}
.bulk-bar .check label{color:var(--ink)}
#rows :is(th,td){vertical-align:middle;padding:var(--s2)}
#rows :is(th,td):first-child{padding-left:var(--s4)}
#rows :is(th,td):last-child{padding-right:var(--s4)}
#rows th .check{align-items:center}
#rows th label{font-weight:400}
#rows td details:not(.fold){white-space:normal;margin:var(--s1) 0 0;padding:0;border:0;background:none;font-size:13px}
.one-line{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.decide{display:flex;justify-content:flex-end;align-items:center;gap:var(--s1)}
.decide :is(button,.button){min-height:32px;padding:0 10px;font-weight:500;white-space:nowrap}
.decide>:is(button,.button){max-width:160px;white-space:normal;overflow-wrap:normal}
.line~.decide{margin-top:var(--s1)}
#rows td .badge{border-radius:12px}
.decide summary{padding:0 var(--s2)}
#rows :is(.end,.figure) .line{white-space:normal}
#rows .end .line{max-width:176px;margin-left:auto}
.decide .fold .button,.decide .fold button{justify-content:flex-start}
.bulk-bar{position:sticky;bottom:var(--s2);z-index:1;display:flex;flex-wrap:wrap;gap:var(--s2) var(--s4);align-items:flex-end;margin-top:var(--s4);padding:var(--s3) var(--s4);background:var(--surface);border:1px solid var(--line-strong);border-radius:var(--r2);box-shadow:0 4px 16px #0003}
.bulk-bar .field{flex:1 1 160px;max-width:320px;margin:0}
.bulk-bar .optional{display:none}
.bulk-bar label{font-size:13px;color:var(--ink-2)}
.bulk-bar .fold>div{bottom:calc(100% + var(--s1))}
.ticked{margin:0;align-self:center;font-weight:600}
.ticked::before{content:counter(ticked) " "}
@media (min-width:1081px){
#rows .one-line{max-width:184px}
#rows table:has([data-label=Difference]) .one-line{max-width:clamp(96px,100vw - 1130px,184px)}
#rows table:has([data-label=Difference]) .figure{font-size:13px}
#rows th[data-label=Supplier]{min-width:0}
}
@media (min-width:1081px) and (max-width:1279px){
#rows table:has([data-label=Difference]) .minor{display:none}
}
@media (max-width:1080px){
#rows thead th:first-child{padding:0}
#rows tbody :is(th,td){padding:0;order:4;align-self:center}
#rows tr::before{content:"";flex-basis:100%;order:3}
#rows tbody :is(th,.main){order:0;align-self:baseline}
#rows tbody th{flex:1 1 0;min-width:0}
#rows th .check>label{min-width:0}
#rows td[data-label="Why it is here"]{order:2;flex:1 1 auto}
#rows td[data-label="Why it is here"]:has(.dim){order:3;flex:0 0 auto}
#rows td[data-label=Difference]{order:2}
#rows td[data-label=Decision]{flex:0 1 auto;margin-left:auto}
#rows td[data-label=Invoice]{flex:1 1 0;min-width:0}
#rows .decide .fold>div{position:absolute}
}
@media (max-width:720px){
.tabs{padding-right:var(--s5);mask-image:linear-gradient(to right,#000 calc(100% - 24px),#0000)}
.tabs:has(>:nth-child(4)) [aria-current]{order:-1}
.chosen+p{margin-top:0}
.bulk-bar{bottom:72px}
.bulk-bar .field{flex-basis:100%;max-width:none}
}
`;

const documents = `
.one-line{max-width:224px}
.branch{display:flex;gap:var(--s1);align-items:baseline;max-width:176px}
.branch .one-line{min-width:0}
.branch small{flex:none}
td[data-label=Kind]{overflow-wrap:normal}
tr:has(>[data-label=Kind]) .one-line{max-width:136px}
.end .button,.end button{min-height:32px;padding:0 10px}
.strip{margin-bottom:var(--s3)}
.strip p{margin:0;padding:0 var(--s4) var(--s3);font-size:13px}
.pages{align-items:center;gap:var(--s3);justify-content:flex-end}
.pages a{display:inline-flex;align-items:center;min-height:36px;padding:0 14px;border:1px solid var(--line);border-radius:var(--r1);background:var(--surface);color:var(--ink);font-weight:500;text-decoration:none}
.pages a:hover{background:var(--sunken)}
.pages span{margin-right:auto;font-size:13px}
.total-row{display:flex;flex-wrap:wrap;justify-content:flex-end;align-items:baseline;gap:var(--s1) var(--s3);margin:0;padding:var(--s3) 0}
.total-row b{font-size:16px;font-weight:650}
.card>.total-row{padding:var(--s3) var(--s4);border-top:1px solid var(--line)}
.edit input{text-align:right;max-width:144px}
.edit :is(th,td):not(:first-child){text-align:right}
.edit .field{display:inline-block;width:144px;max-width:100%}
.edit tbody th{font-weight:400}
.edit.edit td,.edit.edit th{vertical-align:middle}
.card .entries{padding:0}
.card .entries>form>button{margin:var(--s4)}
.entries :is(.edit,tbody){border:0;box-shadow:none;margin:0}
.entries>form>.edit{border-bottom:1px solid var(--line);border-radius:0}
.box{display:inline-block;min-width:28px;color:var(--ink-3);font-size:13px}
.split.sections .card>#list table{border:0;box-shadow:none}
.split>.card+.stack{margin:0}
.agreement a>:first-child::after{content:" ›";color:var(--ink-3)}
@media (max-width:1080px){
td[data-label="Still open"]{flex:1 1 100%}
td.end{order:4!important;margin-left:auto;text-align:right}
.edit.edit tbody td:empty{display:none}
.edit .field,.edit input{width:100%;max-width:none}
.edit .field{text-align:left}
td[data-label^=Customer] .one-line{max-width:none}
tr:has(>td[data-label=State]~[data-label=Quantity].main){display:grid;grid-template:auto 1fr/minmax(0,1fr) auto}
tr:has(>td[data-label=State]~[data-label=Quantity].main)::after{content:none}
tr>th:has(~td[data-label=State]~[data-label=Quantity].main){grid-row:1/3}
tr>td[data-label=State]:has(~[data-label=Quantity].main){grid-area:2/2;align-self:end;justify-self:end}
tr>[data-label=Quantity].main~td,tr>td:not([data-label=State]):has(~[data-label=Quantity].main){grid-column:1/-1}
tr>td[data-label=State]~[data-label=Quantity].main{grid-area:1/2;max-width:none}
}
@media (max-width:720px){
:is(.decide,.end) :is(button,.button){min-height:44px}
}
`;

export const workStyle = `${rows}${documents}`;
