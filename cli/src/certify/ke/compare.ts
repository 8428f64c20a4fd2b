// Comparing a receipt with the messages sent and received, field by field in the order of the specification's page.

import {
  type Compare,
  type Field,
  groupedText,
  isCredit,
  objectIn,
  type Signed,
  stampText,
  textOf,
  timeText,
} from "../fields.ts";
import { compareAmounts } from "./compare-amounts.ts";

/** All fields of a document; `original` is the sale that a credit note credits. */
export function fieldsOf(signed: Signed, original?: Signed): Field[] {
  const fields: Field[] = [];
  const compare: Compare = (name, printed, source, expected, sent = expected) => {
    const [one, other] = [textOf(printed), textOf(expected)];
    fields.push({ name, printed: one, source, expected: other, sent: textOf(sent), agrees: one === other });
  };
  compareHead(signed, original, compare, (field) => fields.push(field));
  compareAmounts(signed, compare);
  compareUnit(signed, compare);
  const { receipt, sent } = signed;
  fields.push(qrField(signed));
  compare("TIS: receipt number", receipt.invoice_no, "trdInvcNo", sent.trdInvcNo);
  compare("TIS: date", stampText(receipt.sale_date), "salesDt", stampText(sent.salesDt));
  compare("TIS: time", timeText(receipt.sale_time), "cfmDt", timeText(textOf(sent.cfmDt).slice(8)));
  compare("Footer message", receipt.footer, "receipt.btmMsg", objectIn(sent.receipt).btmMsg);
  return fields;
}

export const originalNumber = "Invoice number of the original";
const originalBuyer = "Buyer name of the original";
/** Fields in which the messages of a credit note must agree, without a place on paper. */
export const notPrintedDifferences: readonly string[] = [originalNumber, originalBuyer];

const titleOf = (isCreditNote: boolean): string => (isCreditNote ? "CREDIT NOTE" : "TAX INVOICE");

function compareHead(
  { receipt, sent }: Signed,
  original: Signed | undefined,
  compare: Compare,
  add: (field: Field) => void,
): void {
  const { trdeNm, adrs, topMsg, custMblNo } = objectIn(sent.receipt);
  const { name, trade_name, address, tin } = receipt.seller;
  compare("Trade name", trade_name ?? name, "receipt.trdeNm", trdeNm ?? name);
  compare("Address, city", address, "receipt.adrs", adrs);
  compare("PIN", tin, "tin", sent.tin);
  const title = titleOf(isCredit(sent));
  compare("Title", titleOf(receipt.receipt_type === "R"), "rcptTyCd", title, sent.rcptTyCd);
  compare("Header message", receipt.header, "receipt.topMsg", topMsg);
  if (original) {
    const { sent: first, received } = original;
    const [sdcId, rcptNo] = [unitOf(original), receiptNumberOf(received)];
    const expected = `${textOf(sdcId)}/${textOf(rcptNo)} NS`;
    const inMessages = [sdcId, rcptNo, first.salesTyCd, first.rcptTyCd].map(textOf).join(", ");
    const printed = `${textOf(receipt.original_cu_invoice_no)} NS`;
    const source = "sdcId, rcptNo, salesTyCd, rcptTyCd of the original";
    compare("ORIGINAL CU INVOICE NO.#", printed, source, expected, inMessages);
    add(notPrinted(originalNumber, "orgInvcNo; invcNo of the original", sent.orgInvcNo, first.invcNo));
    add(notPrinted(originalBuyer, "custNm; custNm of the original", sent.custNm, first.custNm));
  }
  compare("Buyer PIN", receipt.customer_tin, "custTin", sent.custTin);
  compare("Buyer name", receipt.customer_name, "custNm", sent.custNm);
  compare("Buyer phone", receipt.customer_mobile, "receipt.custMblNo", custMblNo);
}

/** A field without a place on paper: its value in the message, and the original's. */
function notPrinted(name: string, source: string, value: unknown, original: unknown): Field {
  const [sent, expected] = [textOf(value), textOf(original)];
  return { name, printed: "", source, expected, sent, agrees: sent === expected };
}

/** The number of a receipt, which the online unit names otherwise. */
export const receiptNumberOf = (received: Signed["received"]): unknown =>
  received.rcptNo ?? received.curRcptNo;

/** The unit that signed. The online unit names itself at its initialization, not in its responses: then the receipt must have a name. */
const unitOf = ({ received, receipt }: Pick<Signed, "received" | "receipt">): string =>
  textOf(received.sdcId) || textOf(receipt.sdc_id) || "the identifier of the control unit";

/** Units name the time of signing differently. */
const times = ["vsdcRcptPbctDate", "VSCURcptPbctDate", "sdcDateTime"];

function compareUnit({ receipt, sent, received }: Signed, compare: Compare): void {
  const time = times.find((name) => received[name] !== undefined) ?? "vsdcRcptPbctDate";
  compare("SCU: date and time", stampText(receipt.receipt_date), time, stampText(received[time]));
  const unit = unitOf({ received, receipt });
  const [unitName, numberName] = [
    received.sdcId === undefined ? "sdcId of the initialization" : "sdcId",
    received.rcptNo === undefined ? "curRcptNo" : "rcptNo",
  ];
  const receiptNo = receiptNumberOf(received);
  compare("SCU ID", receipt.sdc_id, unitName, unit);
  const number = (id: unknown, receiptNo: unknown, label: string) =>
    `${textOf(id)}/${textOf(receiptNo)} ${label}`;
  const printed = number(receipt.sdc_id, receipt.receipt_no, receipt.label);
  const expected = number(unit, receiptNo, isCredit(sent) ? "NC" : "NS");
  const inMessage = [unit, receiptNo, sent.salesTyCd, sent.rcptTyCd].map(textOf).join(", ");
  compare("CU INVOICE NO.", printed, `${unitName}, ${numberName}, salesTyCd, rcptTyCd`, expected, inMessage);
  compare("Internal data", groupedText(receipt.internal_data), "intrlData", groupedText(received.intrlData));
  compare(
    "Receipt signature",
    groupedText(receipt.receipt_signature),
    "rcptSign",
    groupedText(received.rcptSign),
  );
}

/** The code opens the authority's page of the same receipt: its link has the PIN, the branch and the signature, and no other number. */
function qrField({ receipt, sent, received }: Signed): Field {
  const printed = receipt.verification_url ?? "";
  const expected = `${textOf(sent.tin)}${textOf(sent.bhfId)}${textOf(received.rcptSign)}`;
  const agrees = textOf(received.rcptSign) !== "" && printed.endsWith(expected) && receipt.qr_code !== null;
  return { name: "QR code", printed, source: "tin, bhfId, rcptSign", expected, sent: expected, agrees };
}
