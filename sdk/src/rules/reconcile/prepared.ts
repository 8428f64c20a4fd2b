// The form in which documents are compared.
import type { Cents } from "./money.ts";
import type { NumberForms } from "./number.ts";
import type { Document, Kind } from "./types.ts";

/** A document in the form that is compared. */
export type Prepared = {
  document: Document;
  /** Its place among its side's documents, sorted by content: results never depend on the order of the input. */
  order: number;
  /** Upper case; empty if unknown. */
  tin: string;
  branch: string;
  own: string;
  /** The taxpayer behind the TIN: only documents of one group can pair. */
  group: number;
  /** It has no TIN, and its supplier is known only by a name that is near. */
  byNearName: boolean;
  number: NumberForms;
  /** The control unit's number, `undefined` if its side has none. */
  unit: NumberForms | undefined;
  /** Days since 1970. */
  day: number;
  fiscalYear: number;
  /** `undefined`: its side has no kinds. */
  kind: Kind | undefined;
  /** Signed: a credit note is negative. */
  cents: Cents;
  letters: Map<string, { taxable: number; tax: number }> | undefined;
};

/** Both sides, each sorted by content. */
export type PreparedSides = { authority: Prepared[]; books: Prepared[] };
