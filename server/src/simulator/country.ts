// What a country decides about its unit: tables, letters and rates, types of movements, and made-up records. Each has a folder in
// `countries/`. It shares nothing with the profiles of the service, so that it can check them.
import type { AmountConvention, DuplicateMode } from "./modes.ts";
import type { Body } from "./state.ts";

/** A code class: its number, its name and its rows, `code name` joined by `|`. */
export interface CodeTable {
  cdCls: string;
  cdClsNm: string;
  rows: string;
}

/** The tax types that units have, in the order of the header's buckets. */
const taxLetters = ["A", "B", "C", "D", "E"] as const;

export type TaxLetter = (typeof taxLetters)[number];

/** The tax types of a country, in the order of the header's buckets. */
export function taxLettersOf({ taxes }: Pick<Country, "taxes">): TaxLetter[] {
  return taxLetters.filter((letter) => taxes[letter] !== undefined);
}

/** Percent of a tax type, or undefined for one that the country doesn't have. */
export function rateOf({ taxes }: Pick<Country, "taxes">, letter: string): number | undefined {
  return taxLetters
    .map((one) => (one === letter ? taxes[one]?.rate : undefined))
    .find((rate) => rate !== undefined);
}

/** How the items of a class are taxed. */
export type ClassTax = "standard" | "reduced" | "zero_rated" | "exempt";

/** An item on made-up documents. */
export type SampleItem = [
  itemCd: string,
  itemClsCd: string,
  name: string,
  pkgUnitCd: string,
  qtyUnitCd: string,
  tax: TaxLetter,
  price: number,
];

/** Changed fields by function and part. */
export type FieldChanges = {
  [Function in string]: {
    [Part in "fields" | "receipt" | "lines"]?: Readonly<Record<string, string | null>>;
  };
};

/** A result code, and a message where the usual one says too little. */
export type CountryProblem = { resultCd: string; message?: string };

export type Place = { prvncNm: string; dstrtNm: string; sctrNm: string };

export interface Country {
  /** Zone of every time on the wire. */
  timeZone: string;
  /** Percent of each tax type, and its mark in class 04. */
  taxes: Partial<Record<TaxLetter, { rate: number; mark: string }>>;
  /** The tax types of item classes. */
  classTaxes: Record<ClassTax, TaxLetter>;
  /** The act on the tax: the name of the item classes that it lists. */
  act: string;
  codeTables: readonly CodeTable[];
  /** What the numbers of units (`sdcId`) and of their programs (`mrcNo`) begin with, and how many digits of a unit's follow. */
  marks: { sdc: string; mrc: string; sdcDigits: number };
  stock: {
    isInward(sarTyCd: string): boolean;
    transferOut: string;
    transferIn: string;
    /** Movements that always follow from a document. */
    ofDocuments: readonly string[];
  };
  suppliers: readonly [tin: string, name: string, bhfId: string][];
  /** Payment types of their sales. */
  supplierPayments: readonly [string, ...string[]];
  items: readonly SampleItem[];
  /** An item of another system, without its number of seven digits. */
  foreignItem: { code: string; country: string; tax: TaxLetter };
  /** Whether the authority doesn't know a taxpayer. */
  isUnknown(tin: string): boolean;
  /** Fields of requests that differ from those of `fields.ts`; null has none. */
  fields?: FieldChanges;
  /** Whether each fetch of customs records must ask from a later time than the one before it. */
  risingImportCursor?: true;
  /** The rejection of a sale by rules of this country alone; `used` are the purchase codes of earlier sales. */
  findSaleProblem?(sale: Body, used: ReadonlySet<string>): CountryProblem | undefined;
  /** What the simulator does unless its options say otherwise. */
  defaults?: { duplicates?: DuplicateMode; amounts?: AmountConvention };
  /** Where branches are. */
  place: Place;
  /** Where other taxpayers are. */
  otherPlace: Place;
  /** The last line of a supplier's name that has two. */
  town: string;
  /** The office and the agents of customs declarations, and the price of a US dollar. */
  customs: { office: string; agents: readonly string[]; dollar: number };
}
