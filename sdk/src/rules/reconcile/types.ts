// The records of a reconciliation: documents of two sides, and the results of matching.

/** The source of a document: supplier invoices, or the own books. */
export type Side = "authority" | "books";

/** The kind of a document: an invoice adds to the input tax, a credit note subtracts from it. */
export type Kind = "invoice" | "credit_note";

/** The status of a pair. See `docs/matching.md` for the rules behind each. */
export type Status = "exact" | "suggested" | "mismatch" | "residual";

/** Net, tax and gross of a document, in the main unit of the currency. In results they are signed: a credit note is negative on both sides. */
export type Amounts = { taxable: number; tax: number; total: number };

/** A purchase as one side knows it. Amounts are in the main unit of the currency, with at most two decimals. */
export type Document = {
  /** Unique within its side; decisions refer to it, so it should survive a new export of the same data. */
  id: string;
  side: Side;
  /** May be empty in the books: the supplier is then found by its name. */
  supplier_tin: string;
  /** The supplier's branch. Left out: it agrees with any. */
  supplier_branch?: string | undefined;
  supplier_name?: string | undefined;
  /** The own branch that bought. Left out: it agrees with any. */
  own_branch?: string | undefined;
  /** The supplier's invoice number as this side writes it. Without a digit above 0 it counts as no number. */
  number: string;
  /** The number that the control unit gave the document: the unit's id and its own number, `KRACU0100000001/118`. */
  unit_number?: string | undefined;
  /** `YYYY-MM-DD` or `YYYYMMDD`; a time after it is ignored. */
  date: string;
  /** Omitted: this side has no kinds. A negative total makes it a credit note, else it agrees with either. */
  kind?: Kind | undefined;
  taxable: number;
  tax: number;
  total: number;
  /** The same by tax type. Compared where both sides have it. */
  by_letter?: { [letter: string]: { taxable: number; tax: number } } | undefined;
  /** `none` in the books: an expense whose tax is not claimed. Never compared. */
  claim?: "month" | "none" | undefined;
  /** The owner's further columns, passed through to every output. */
  extra?: { [name: string]: string } | undefined;
};

/** A field in which the sides of a pair differ. `difference` is books − authority: money, or days for a date. */
export type Difference = {
  /** A field of {@link Document}; the amounts of one letter are `taxable_A`, `tax_A`. */
  field: string;
  authority: string | number | null;
  books: string | number | null;
  difference: number | null;
};

/** Why a rule did not take a pair: the first field, in the order of the conditions, that it rejected. */
export type Failure = Difference & {
  rule: string;
  /** The most that `difference` might have been, where the rule allows any at all. */
  limit: number | null;
};

/** Two documents taken for the same purchase. */
export type Pair = {
  authority: Document;
  books: Document;
  kind: Kind;
  status: Status;
  /** Id of the rule that took it, or `linked` for a decision of a person. */
  rule: string;
  /** 0 to 100; see `docs/matching.md`. */
  score: number;
  /** `difference` is books − authority. */
  amounts: { authority: Amounts; books: Amounts; difference: Amounts };
  /** Every field that differs, in the order of the fields; empty for a perfect pair. */
  differences: Difference[];
};

/** A document of the other side that comes near an unmatched one. */
export type Candidate = {
  document: Document;
  score: number;
  /** It is already in a pair. With `failed: null` the unmatched one is probably a duplicate. */
  taken: boolean;
  /** The first failed condition. */
  failed: Failure | null;
  /** The failed condition of the rule that lacked least. */
  closest: Failure | null;
};

/** A document without a partner. */
export type Unmatched = {
  document: Document;
  kind: Kind;
  amounts: Amounts;
  /** The three nearest of the other side, nearest first. */
  candidates: Candidate[];
};

/** How to match. Every option has a default. */
export type MatchOptions = {
  /**
   * The largest difference of an amount that still counts as rounding: `absolute` in money, `relative` as a part of the
   * larger amount (0.001 is 0.1 %); the one that allows more decides. Default: 1 and 0.
   */
  tolerance?: { absolute?: number | undefined; relative?: number | undefined } | undefined;
  /** Largest distance of two dates for rules that compare dates. Default: 10. */
  maxDays?: number | undefined;
  /** First day of the fiscal year, `MM-DD`. Documents of different years pair only within `maxDays`. Default: `01-01`. */
  fiscalYearStart?: string | undefined;
  /** Maps other names of own branches to their `bhf_id`: `{ Nairobi: "00" }`. Default: none. */
  ownBranches?: { [name: string]: string } | undefined;
  /** Maps a TIN to its taxpayer, for taxpayers with several: `{ P1: "group", P2: "group" }`. Default: none. */
  taxpayers?: { [tin: string]: string } | undefined;
  /** Whether TINs with the same supplier name are one taxpayer, which finds a mistyped TIN. Default: true. */
  supplierNames?: boolean | undefined;
  /** Words that mean "number" and never distinguish two numbers. Default: {@link NUMBER_PREFIXES}. */
  numberPrefixes?: readonly string[] | undefined;
  /**
   * How each side writes the figures of credit notes. `positive`: as an invoice, to be negated; `negative`: signed
   * already; `auto`: whatever their sign, and a negative invoice is a credit note. Default: `auto`.
   */
  creditNoteSign?: { [S in Side]?: CreditNoteSign | undefined } | undefined;
};

/** How the figures of credit notes are written; see {@link MatchOptions}. */
export type CreditNoteSign = "auto" | "positive" | "negative";

/** The options with every default in place. */
export type ResolvedOptions = {
  tolerance: { absolute: number; relative: number };
  maxDays: number;
  fiscalYearStart: string;
  ownBranches: { [name: string]: string };
  taxpayers: { [tin: string]: string };
  supplierNames: boolean;
  numberPrefixes: readonly string[];
  creditNoteSign: { [S in Side]: CreditNoteSign };
};

/** The outcome for two sides: each document is in exactly one of the three lists. Sorted by supplier, day, number. */
export type MatchResult = {
  options: ResolvedOptions;
  pairs: Pair[];
  /** Supplier invoices that the books lack. */
  missing_in_books: Unmatched[];
  /** Purchases in the books that no supplier reported. */
  missing_at_authority: Unmatched[];
  /** How many supplier sales had too many possible partners for the optimal assignment; 0 in ordinary months. */
  approximate: number;
};
