// What the Kenyan authority wants to see: a hotel in Nairobi.

import { textOf } from "../fields.ts";
import { hasAddress } from "../receipt-texts.ts";
import type { Script } from "../script.ts";
import { fieldsOf } from "./compare.ts";
import { printsOf } from "./copies.ts";
import { coveringNote } from "./note.ts";
import { set } from "./set.ts";

const note = "covering-note.html";

export const ke: Script = {
  profile: "ke",
  unit: "a Kenyan unit",
  unitId: "SCU ID",
  tin: { word: "PIN", form: "A KRA PIN is a letter A or P, nine digits and a letter." },
  set,
  credit: "credit note",
  letters: [
    { letter: "A", meaning: "exempt", shown: "A-EX", api: "B" },
    { letter: "B", meaning: "general rate", shown: "B", api: "A" },
    { letter: "C", meaning: "zero-rated", shown: "C", api: "C" },
    { letter: "D", meaning: "outside VAT", shown: "D", api: "D" },
    { letter: "E", meaning: "reduced rate", shown: "E", api: "E" },
  ],
  messages: { receipt_header: "Karibu", receipt_footer: "Asante" },
  missingTexts: (account, branch) => ({
    problem: "Receipts need a trade name and an address",
    remedy: "Set them: `taxctl account update --trade-name NAME --receipt-address ADDRESS`",
    missing: [
      ...(branch.trade_name || account.trade_name || account.name.length <= 20 ? [] : ["trade_name"]),
      ...(hasAddress(account, branch) ? [] : ["receipt_address"]),
    ],
  }),
  hasLogo: () => true,
  prints: printsOf,
  fieldsOf,
  qrText: "the link of the receipt",
  isQrText: (text, { receipt, sent, received }) =>
    text === receipt.verification_url &&
    text.endsWith(`${textOf(sent.tin)}${textOf(sent.bhfId)}${textOf(received.rcptSign)}`),
  pages: (evidence) => new Map([[note, coveringNote(evidence)]]),
  // The portal asks for an accepted invoice with its receipt number and signature, and for those that the covering note goes through.
  byHand({ papers }) {
    const upload = ["mixed", "discount", "credit", "credit-discount"].flatMap((key) =>
      papers.filter(({ document }) => document.key === key).map(({ number }) => `${number}.pdf`),
    );
    const accepted = papers.find(({ document }) => document.key === "mixed");
    if (accepted) upload.unshift(`messages/${accepted.number}.json`);
    return [`Upload ${["item-list.csv", ...upload, note].join(", ")} to the authority's portal.`];
  },
};
