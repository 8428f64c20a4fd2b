// What a profile decides for the service alone: the unit's codes, receipts and the return. See docs/internals/countries.md.
import type { TaxLetter } from "../letters.ts";
import type { MessageForm, MessageVariants, VariantChoices } from "./messages.ts";
import type { ProfileName, SharedProfile } from "./profile.ts";
import type { ReceiptLabels } from "./receipts/labels.ts";
import type { Language } from "./receipts/language.ts";
import type { Form, Receipt } from "./receipts/parts.ts";
import type { VatReturnForm } from "./vat-return.ts";

/**
 * The amounts in calls. `tax_included`: price and supply with tax, the taxable amount without it. `tax_excluded`: price, supply
 * and taxable amount without tax. `as_submitted`: the figures of the API.
 */
export type AmountStyle = "tax_included" | "tax_excluded" | "as_submitted";

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

/** The unit's types of a movement into stock, and out of it. */
type StockTypePair = { in: string; out: string };

/** What a unit returns for a sale that it signed. */
export type SignedReceipt = {
  receipt_no: number;
  total_receipt_no: number;
  internal_data: string;
  signature: string;
  /** `YYYYMMDDHHmmss`, the unit's local time. */
  signed_at: string;
  sdc_id: string | null;
  mrc_no: string | null;
};

/** The content of a QR code. */
type SignedSale = {
  tin: string;
  bhf_id: string;
  receipt: SignedReceipt;
  receipt_type: "S" | "R";
  /** As the device's settings have it. */
  qr_text: MessageVariants["qr_text"];
};

/** Sales that are issued without the unit: quotations, and what a device in training would have had signed. */
export type LocalKind = "proforma" | "training";

export type Profile = SharedProfile & {
  name: ProfileName;
  /** The unit's letters in the order of its headers, with their rates. */
  unitRates: Readonly<Record<string, number>>;
  /** Each letter of `taxTypes` → unit letter; a bijection. */
  letters: Readonly<Partial<Record<TaxLetter, string>>>;
  /** The unit's letter for lines without tax of the tax type with own rates. */
  untaxedOwnRate?: string;
  /** API payment type → unit payment type where they differ; with the others a bijection. */
  payments: Record<string, string>;
  /** API purchase type → unit purchase type. */
  purchaseTypes: Record<string, string>;
  stockTypes: StockTypes;
  /** `sar_ty_cd` of `POST /stock` → the unit's type, by the sign of the quantity. Stock takes are adjustments, `13`. */
  manualStockTypes: { "13": StockTypePair } & Partial<Record<string, StockTypePair>>;
  /** Unit stock type → the code under which `/codes` lists it, where they differ. */
  stockTypeNames: Record<string, string>;
  /** The amounts in calls, unless the device's settings choose others. */
  amounts: AmountStyle;
  /** How the messages differ from the usual ones. */
  messages: MessageForm;
  /** Points on which the authority's sources disagree, unless the device's settings choose otherwise. */
  variants: MessageVariants;
  /** What the settings can choose. */
  variantChoices: VariantChoices;
  /** The date of the movement that follows from a document: the document's, or the day on which it was accepted. */
  followUpDate: "document" | "today";
  /** Whether a supplier invoice that was rejected can be approved later. */
  revisesRejections: boolean;
  /** The kinds of sales that are issued without the unit, and aren't sent to it. A profile without a kind has no documents of it. */
  localKinds: readonly LocalKind[];
  /** What receipts, and X and Z reports, print for each kind of receipts. */
  receiptLabels: ReceiptLabels;
  /** What X and Z reports print for one of the unit's tax types at a rate, as receipts do: `A-EX`, `B-16%`. */
  taxLabel(letter: string, rate: number, language: Language): string;
  /** Whether receipts print name and version of the program. */
  printsVersion: boolean;
  vatReturn: VatReturnForm;
  /** The form of a receipt, on paper and on its page: what stands on it, in which order, in which words. */
  receiptForm(receipt: Receipt, logo: Uint8Array | null): Form;
  /** Whether a TIN is a person's own, as far as its form shows: public pages mask it. */
  isPersonalTin(tin: string): boolean;
  /** The text of a receipt's QR code; null where the receipt lacks a part of it: half a QR code leads nowhere. */
  qrText(environment: "live" | "sandbox", sale: SignedSale): string | null;
};
