// What a country decides of its certification, and what its parts work with.
import type { Account, Attempt, Branch, Device, Item, Receipt, Taxctl } from "@taxctl/sdk";
import type { ProfileName } from "@taxctl/sdk/profiles";
import type { SimulatedUnit } from "../dev/simulator.ts";
import type { Field, Signed } from "./fields.ts";
import type { CertifyRow } from "./rows.ts";
import type { CertifySet, SetDocument } from "./set.ts";
import type { CertifyState, ItemRegistration } from "./state.ts";

/** A PDF of a document: the end of the file's name, its title in the list of files, and how it is printed. */
export type Print = {
  end: string;
  title: string;
  isCopy: boolean;
  query: { paper?: "80mm"; language: "en" | "sw" };
};

/** The authority's letter, its meaning, its look on the receipt, and the letter of the service's API. */
export type Letter = { letter: string; meaning: string; shown: string; api: string };

/** A document of the set with its papers. A quotation or training document has no messages and no copy. */
export type Paper = Signed & {
  document: SetDocument;
  number: string;
  copy: Receipt | undefined;
  /** By the end of the file's name. */
  pdfs: Record<string, Uint8Array>;
  /** The printed fields, compared with the messages. */
  fields: readonly Field[];
};

/** A document before its fields are read. */
export type Unread = Omit<Paper, "fields">;

/** A request to the unit with its response. */
export type Message = Pick<Attempt, "path" | "sent_at" | "outcome" | "http_status"> & {
  request: unknown;
  response: unknown;
};

/** The software that made the documents, and the day of the note. */
export type System = { name: string; version: string; date: string; timeZone: string };

/** How an item was registered; `earlier` for one of before this set. */
export type Registered = { item_code: string } & (ItemRegistration | { earlier: true });

/** The content of files by name. */
export type Files = Map<string, string | Uint8Array>;

/** What the folder is made of. */
export type Evidence = {
  script: Script;
  account: Account;
  device: Device;
  isSimulated: boolean;
  state: CertifyState;
  papers: readonly Paper[];
  messages: Readonly<Record<string, readonly Message[]>>;
  items: readonly Item[];
  registrations: readonly Registered[];
  /** Files of the country's own steps. */
  reports: Files;
  rows: readonly CertifyRow[];
  log: string;
  system: System;
};

/** What the steps work with. */
export type CertifyRun = {
  script: Script;
  client: Taxctl;
  state: CertifyState;
  device: Device;
  signal: AbortSignal;
  timeoutMs: number;
  /** Given when the unit is a simulated one. */
  simulator: SimulatedUnit | undefined;
  save(): Promise<void>;
  onRow(row: CertifyRow): void;
  log(line: string): void;
  logOnce(line: string): Promise<void>;
};

/** What reading needs. */
export type Reading = Pick<CertifyRun, "script" | "client" | "state" | "signal">;

export type Script = {
  profile: ProfileName;
  /** `a Kenyan unit` */
  unit: string;
  /** What receipts call the identifier of the unit. */
  unitId: string;
  /** What the country calls the number of a business, and its form. */
  tin: { word: string; form: string };
  set: CertifySet;
  /** What the country calls a document that credits a sale, and its label on a copy. */
  credit: string;
  letters: readonly Letter[];
  /** Header and footer that the account gets if it has none. */
  messages: { receipt_header: string; receipt_footer: string };
  /** The settings without which its receipts are not complete, and how to set them. */
  missingTexts(account: Account, branch: Branch): { problem: string; remedy: string; missing: string[] };
  /** Whether its receipts have the authority's logo. */
  hasLogo(document: SetDocument): boolean;
  prints(document: SetDocument): readonly Print[];
  /** The printed fields of a document, compared with its messages; `original` is the sale that a credit note credits. */
  fieldsOf(paper: Unread, original?: Unread): Field[] | Promise<Field[]>;
  /** What its QR codes hold: `the link of the receipt`. */
  qrText: string;
  /** Whether the text of a QR code is the one of the document. */
  isQrText(text: string, paper: Unread): boolean;
  /** The steps of this country alone, after the common ones, with the files that they make. */
  more?(run: CertifyRun): Promise<Files>;
  /** Rows that sum up the others, once all are there. */
  conclude?(evidence: Evidence): CertifyRow[];
  /** The pages that the authority reads first, by name. */
  pages(evidence: Evidence): Files;
  /** What is left to a person, next to the rows that say so. */
  byHand(evidence: Evidence): string[];
};
