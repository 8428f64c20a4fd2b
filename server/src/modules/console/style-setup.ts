// The part of the stylesheet for the pages of set-up: branches, devices, exports, settings, people, and pages before the sign-in.
import { profileNames, sharedRulesOf } from "@taxctl/sdk/rules/profiles";

const withKinds = profileNames().filter((name) => sharedRulesOf(name).wires.length > 1);
const wires = withKinds.flatMap((name) => sharedRulesOf(name).wires);
const chosen = (isOnline: boolean): string =>
  wires
    .filter(({ urls }) => (urls !== undefined) === isOnline)
    .map(({ name }) => `[name=wire] option[value=${name}]:checked`)
    .join();

const wide = `
.bar{min-height:57px;padding:0 var(--s5)}
.card>.foot{display:flex;flex-wrap:wrap;align-items:center;gap:var(--s2);padding:var(--s3) var(--s4);border-top:1px solid var(--line)}
.foot form{margin:0}
.card>.facts+.foot{border-top:0}
.card>.rest+.foot{border-top:0;padding-top:0}
.card .empty{border:0}
.branches a::after{content:" ›";color:var(--ink-3)}
.can-copy .copy{position:relative}
.can-copy .copy pre{padding-right:88px}
.can-copy .copy button{position:absolute;top:5px;right:5px;min-height:32px}
.hint :is(.local,.online){display:inline-block}
form:has(${chosen(false)}) .online:not(:has(.error)),form:has(${chosen(true)}) .local{display:none}
form:has([name=profile] option:checked:not(${withKinds.map((name) => `[value=${name}]`).join()})) :is(.kinds,.online):not(:has(.error)){display:none}
.card .rest>ol{margin:0 0 var(--s4);padding-left:20px}
.card .rest>ol li+li{border-top:0;margin-top:var(--s2)}
.card .shortcuts ul{margin:0 0 var(--s4)}
.card .shortcuts li{border:0}
.exports{margin-top:var(--s4)}
.exports thead th:last-child{text-align:right}
.split:has(>.stack:last-child:not(:has(>*))){grid-template-columns:minmax(0,1fr)}
.stack>section{margin:0}
.card .row>form>button{margin-top:0}
.can-copy .copy pre{margin:0}
.bare label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.group{margin:0}
.group .field{margin-bottom:var(--s4)}
td details{margin:0;white-space:nowrap}
td[data-label=Limits] details:not([open])>summary:not(:hover){color:var(--ink-2);font-weight:400}
td[data-label=Limits] summary{font-size:13px}
.own .hint{margin-bottom:var(--s3)}
.group legend{font-size:16px;font-weight:650;margin-bottom:var(--s3)}
.group+.group{margin-top:var(--s2);padding-top:var(--s4);border-top:1px solid var(--line)}
.group+.group legend{float:left;width:100%}
.group+.group legend+*{clear:both}
td[data-label=File] .inline{flex-wrap:nowrap;justify-content:flex-end;gap:var(--s1)}
td[data-label=File] form button{border-color:transparent;background:none;box-shadow:none;color:var(--ink-2)}
td[data-label=File] form button:hover{color:var(--bad)}
.receipt{max-width:288px;margin:0 auto;padding:var(--s4);border:1px dashed var(--line-strong);border-radius:var(--r1);text-align:center;font-size:13px}
.receipt p{margin:0 0 2px}
.receipt dl{grid-template-columns:1fr auto;margin:var(--s3) 0;padding:var(--s2) 0;border:dashed var(--line);border-width:1px 0;text-align:left}
.receipt dd{text-align:right}
.receipt .logo{width:72px;margin:0 auto var(--s3);padding:var(--s3) 0;border:1px solid var(--line);color:var(--ink-2);font-size:12px}
.set-up{margin:0;padding:0;list-style:none}
.set-up li{grid-template-columns:24px minmax(0,1fr) auto!important}
.set-up li+li{border-top:1px solid var(--line)}
.set-up li>div{padding-left:0!important}
.set-up li>div::before{content:none!important}
.set-up .mark{width:24px;height:24px;border-radius:50%;border:1px solid var(--line-strong);display:grid;place-items:center;font-size:12px;font-weight:650;color:var(--ink-2)}
.set-up li:first-child{background:var(--accent-soft)}
.set-up li:first-child .mark{border-color:var(--accent);color:var(--accent)}
`;

const narrow = `
@media (max-width:720px){
.set-up li{grid-template-columns:24px minmax(0,1fr)!important}
.set-up li>.button{grid-column:2;margin-left:0}
.bar{padding:0 var(--s4)}
.bar .brand{padding:0}
.bar .person,.bar .person button{padding-inline:0}
.neutral .shortcuts ul{flex-wrap:nowrap;overflow-x:auto;white-space:nowrap;margin-right:calc(-1*var(--s4))}
.facts.facts{grid-template-columns:minmax(0,1fr);padding:var(--s2) 0}
.facts>div{display:flex;justify-content:space-between;align-items:baseline;gap:var(--s3);padding:var(--s1) var(--s4)}
.facts dt{font-size:14px}
.facts dd{font-size:14px;text-align:right}
}
`;

export const setupStyle = `${wide}${narrow}`;
