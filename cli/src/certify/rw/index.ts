// What the Rwandan authority wants to see: a hotel in Kigali, and its list of 75 checks.
import { textOf } from "../fields.ts";
import { hasAddress } from "../receipt-texts.ts";
import type { Script, Unread } from "../script.ts";
import { fieldsOf } from "./compare.ts";
import { conclude } from "./conclude.ts";
import { more } from "./more.ts";
import { pagesOf } from "./pages.ts";
import { printsOf } from "./prints.ts";
import { set } from "./set.ts";

export const rw: Script = {
  profile: "rw",
  unit: "a Rwandan unit",
  unitId: "SDC ID",
  tin: { word: "TIN", form: "A TIN has nine digits." },
  set,
  credit: "refund",
  letters: [
    { letter: "A", meaning: "exempt", shown: "A-EX", api: "A" },
    { letter: "B", meaning: "standard rate", shown: "B", api: "B" },
    { letter: "C", meaning: "zero-rated", shown: "C", api: "C" },
    { letter: "D", meaning: "outside VAT", shown: "D", api: "D" },
  ],
  messages: { receipt_header: "Welcome", receipt_footer: "Thank you" },
  missingTexts: (account, branch) => ({
    problem: "Receipts need a trade name, an address and a phone number, in at least three lines",
    remedy: `Set them: \`taxctl account update --trade-name NAME --receipt-address ADDRESS\` and \`taxctl branches update ${branch.bhf_id} --phone NUMBER\``,
    missing: [
      ...(branch.trade_name || account.trade_name ? [] : ["trade_name"]),
      ...(hasAddress(account, branch) ? [] : ["receipt_address"]),
      ...(branch.phone ? [] : ["phone"]),
    ],
  }),
  hasLogo: ({ kind }) => kind === undefined,
  prints: printsOf,
  fieldsOf,
  qrText: "the data of the receipt",
  isQrText: (text, paper) => qrTexts(paper).includes(text),
  more,
  conclude,
  pages: pagesOf,
  byHand: () => [
    "Enclose the company's papers: registration (RDB), RSSB and tax clearance, address, support agreement (SLA).",
    "Send the folder with the authority's filled list (checklist.csv has a row for each check) to cis_sdc_certification@rra.gov.rw.",
  ],
};

/** The text of §7.24.7, and the one of the setting `counters`, which a device may choose. */
function qrTexts({ received, document }: Unread): string[] {
  const { vsdcRcptPbctDate, sdcId, rcptNo, totRcptNo, intrlData, rcptSign } = received;
  const [, year, month, day, time = ""] = /^(....)(..)(..)(.{6})$/.exec(textOf(vsdcRcptPbctDate)) ?? [];
  const label = document.credits ? "NR" : "NS";
  const clock = time.replace(/(..)(..)(..)/, "$1:$2:$3");
  const end = [intrlData, rcptSign].map(textOf);
  return [
    [`${day}${month}${year}`, time, textOf(sdcId), textOf(rcptNo), ...end].join("#"),
    [
      `${day}/${month}/${year} ${clock}`,
      textOf(sdcId),
      `${textOf(rcptNo)}/${textOf(totRcptNo)}/${label}`,
      ...end,
    ].join("#"),
  ];
}
