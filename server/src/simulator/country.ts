// What a country decides about its unit: tables, letters and rates, types of movements, and made-up records. Each has a folder in
// `countries/`. It shares nothing with the profiles of the service, so that it can check them.

/** A code class: its number, its name and its rows, `code name` joined by `|`. */
export interface CodeTable {
  cdCls: string;
  cdClsNm: string;
  rows: string;
}

/** The tax types of a unit, in the order of the header's buckets. */
export const taxLetters = ["A", "B", "C", "D", "E"] as const;

export type TaxLetter = (typeof taxLetters)[number];

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

export type Place = { prvncNm: string; dstrtNm: string; sctrNm: string };

export interface Country {
  /** Zone of every time on the wire. */
  timeZone: string;
  /** Percent of each tax type, and its mark in class 04. */
  taxes: Record<TaxLetter, { rate: number; mark: string }>;
  /** The tax types of item classes. */
  classTaxes: Record<ClassTax, TaxLetter>;
  /** The act on the tax: the name of the item classes that it lists. */
  act: string;
  codeTables: readonly CodeTable[];
  /** What the numbers of units (`sdcId`) and of their programs (`mrcNo`) begin with. */
  marks: { sdc: string; mrc: string };
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
  /** Where branches are. */
  place: Place;
  /** Where other taxpayers are. */
  otherPlace: Place;
  /** The last line of a supplier's name that has two. */
  town: string;
  /** The office and the agents of customs declarations, and the price of a US dollar. */
  customs: { office: string; agents: readonly string[]; dollar: number };
}
