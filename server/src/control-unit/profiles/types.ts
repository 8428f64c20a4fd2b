// What a profile decides: everything that differs between the control units of tax authorities. A folder of this one has each
// profile; what callers need of it stands in sdk/src/rules/profiles. See docs/internals/countries.md.
import type { ProfileName, SharedProfile, TaxLetter } from "@taxctl/sdk/rules/profiles";
import type { AmountStyle, UnitReceipt } from "../types.ts";
import type { Form, Receipt } from "./receipts/parts.ts";
import type { VatReturnForm } from "./vat-return.ts";

/** The movement type that the unit wants for each reason we move stock. */
export type StockTypes = {
  sale: string;
  sale_return: string;
  purchase: string;
  purchase_return: string;
  import: string;
  transfer_out: string;
  transfer_in: string;
};

/** The content of a QR code. */
type SignedSale = { tin: string; bhf_id: string; receipt: UnitReceipt };

export type Profile = SharedProfile & {
  name: ProfileName;
  /** The unit's rate of each of its own letters. */
  unitRates: Record<TaxLetter, number>;
  /** API letter → unit letter; a bijection. */
  letters: Record<TaxLetter, TaxLetter>;
  /** The unit's letter for an `E` of the API without tax. */
  untaxedE: TaxLetter;
  /** API payment type → unit payment type where they differ; with the others a bijection. */
  payments: Record<string, string>;
  /** API purchase type → unit purchase type. */
  purchaseTypes: Record<string, string>;
  stockTypes: StockTypes;
  /** `sar_ty_cd` of `POST /stock` → the unit's type, by the sign of the quantity. */
  manualStockTypes: Record<string, { in: string; out: string }>;
  /** Unit stock type → the code under which `/codes` lists it, where they differ. */
  stockTypeNames: Record<string, string>;
  /** The amounts in calls, unless the device's settings choose others. */
  amounts: AmountStyle;
  /** The date of the movement that follows from a document: the document's, or the day on which it was accepted. */
  followUpDate: "document" | "today";
  /** Whether a supplier invoice that was rejected can be approved later. */
  revisesRejections: boolean;
  vatReturn: VatReturnForm;
  /** The form of a receipt, on paper and on its page: what stands on it, in which order, in which words. */
  receiptForm(receipt: Receipt, logo: Uint8Array | null): Form;
  /** Whether a TIN is a person's own, as far as its form shows: public pages mask it. */
  isPersonalTin(tin: string): boolean;
  /** The text of a receipt's QR code; null where the receipt lacks a part of it: half a QR code leads nowhere. */
  qrText(environment: "live" | "sandbox", sale: SignedSale): string | null;
};
