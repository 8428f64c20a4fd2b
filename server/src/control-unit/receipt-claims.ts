// Compares the sale that a receipt names, if the unit returns it, with the sale that was sent.
import { field, isFields, numberOrNull, textOrNull } from "./envelope.ts";
import type { ReceiptClaims, WireCall } from "./types.ts";

/** Reads the claims of a receipt's data; undefined if the unit returns none. */
export function readClaims(data: unknown): ReceiptClaims | undefined {
  if (!isFields(data)) return undefined;
  const claims: ReceiptClaims = {
    number: numberOrNull(field(data, "invcNo")),
    invoice_no: textOrNull(field(data, "trdInvcNo")),
    total: numberOrNull(field(data, "totAmt")),
  };
  return Object.values(claims).some((claim) => claim !== null) ? claims : undefined;
}

/** Half a cent: units write the same total with two decimals or more. */
const tolerance = 0.005;

/** Why a receipt with these claims can't be that of the sale; null where it can. */
export function findContradiction({ body }: WireCall, claims: ReceiptClaims | undefined): string | null {
  if (!claims) return null;
  const { number, invoice_no, total } = claims;
  if (number !== null && number !== body.invcNo) return `it is for number ${number}, not ${body.invcNo}`;
  if (invoice_no !== null && invoice_no !== body.trdInvcNo) {
    return `it is for invoice ${invoice_no}, not ${body.trdInvcNo}`;
  }
  if (total !== null && Math.abs(total - Number(body.totAmt)) > tolerance) {
    return `its total is ${total}, not ${body.totAmt}`;
  }
  return null;
}
