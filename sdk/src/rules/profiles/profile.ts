// What a profile decides before a document reaches a control unit: callers, dry runs and the service share it.
// The part of the unit alone is in unit.ts.
import type { ExtraTaxRule } from "../extra-taxes.ts";
import type { TaxTypeRules } from "../letters.ts";
import type { Rounding } from "../scaled.ts";
import type { ItemCodes } from "./item-codes.ts";
import type { Language } from "./receipts/language.ts";
import type { WireRules } from "./wires.ts";

/** The name of a registered profile: two to ten lower-case letters, the country's own where it has one. */
export type ProfileName = string;

/** The part of a profile that callers need. */
export type SharedProfile = {
  /** The countries whose new businesses get this profile, by their code (ISO 3166). Other countries get `plain`. */
  countries: Readonly<Record<string, string>>;
  /** IANA name of the authority's time zone: the service's own if its settings name none. */
  timeZone: string;
  /** ISO 4217; null where the profile belongs to no country. */
  currency: string | null;
  /** The languages in which receipts and reports can be printed; the first is the default. */
  languages: readonly [Language, ...Language[]];
  /** What people call the authority in a sentence. */
  authority: string;
  /** The tax on sales and purchases. */
  tax: {
    /** What people call it, in the middle of a sentence. */
    name: string;
  };
  /** The number of a taxpayer. */
  tin: {
    /** What people call it. */
    name: string;
    /** The same for people who know no other country's: with the authority. Null if it has no name of its own. */
    fullName: string | null;
    /** Its form, in capitals. */
    pattern: RegExp;
    /** The form in words, after "must be". */
    meaning: string;
    example: string;
  };
  /** The kinds of messages that its control units take. */
  wires: WireRules;
  /** The form of a device's serial number, which the authority gives. */
  serialNumber: { pattern: RegExp; meaning: string };
  /** The payment types of the API that stand for a mix of others (`01+05`): a unit takes one type for each sale. */
  paymentMixes: { named: Readonly<Record<string, string>>; other: string };
  /** How many characters the unit takes for a document's other party; null without a limit. */
  partnerLengths: { customer_tin: number; supplier_tin: number; supplier_bhf_id: number } | null;
  /** Decimals of a quantity that the unit takes. */
  quantityDecimals: number;
  /** How a discount by rate is rounded to two decimals, of a line and of a bill. */
  discountRounding: Rounding;
  /** How long after a sale it can be credited: `6 months`, `90 days` or `none`. */
  creditWindow: string;
  /** How many months after the purchase its tax can be deducted; null without a limit. */
  inputTaxMonths: number | null;
  /** The grammar of item codes. */
  itemCodes: ItemCodes;
  /** The tax types of the API by their letters. The one at the standard rate is that of new items that name none. */
  taxTypes: TaxTypeRules;
  /** Taxes that lines of sales bear next to that of their letter. */
  extraTaxes: readonly ExtraTaxRule[];
  /** The code with which a business lets a seller sell to it, of which a sale to it needs one; null where there is none. */
  purchaseCode: {
    /** Its form, in capitals. */
    pattern: RegExp;
    /** The form in words, after "must be". */
    meaning: string;
  } | null;
  /** The values of a new item that names none. */
  newItem: { origin_nation_code: string };
};
