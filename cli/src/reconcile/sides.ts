// Responsible for reading both sides and matching them, the beginning of every reconciliation command.

import { dirname, join } from "node:path";
import type { SupplierSale, Taxctl } from "@taxctl/sdk";
import type { Books, BooksMapping } from "@taxctl/sdk/books";
import {
  type Document,
  dayOf,
  documentOfSupplierSale,
  type MatchResult,
  matchPeriod,
  near,
  type Period,
  type PeriodMatch,
  readingPeriod,
} from "@taxctl/sdk/reconcile";
import { booksMapping } from "../books/mapping.ts";
import { readBooksFile } from "../books/read.ts";
import { Failure, usageFailure } from "../failures/failure.ts";
import type { Ask } from "../input/ask.ts";
import { isDay } from "../input/paging.ts";
import { parseJson, readBytes, readInput } from "../input/read.ts";
import { decimalCommaOf } from "../input/shared-flags.ts";
import type { ProgressScreen } from "../output/progress.ts";
import { type ChosenProfile, profilePath } from "../service/profile.ts";
import type { Waiting } from "../supplier-sales/waiting.ts";
import { type Authority, fetchAuthority, salesOfFile } from "./authority.ts";
import { joinAuthority, readAuthorityList } from "./authority-list.ts";
import type { BooksFlags, MatchFlags } from "./flags.ts";
import { Ledger } from "./ledger.ts";
import type { Registration } from "./rows.ts";

/** Both sides, matched. */
export type Matched = {
  result: MatchResult;
  /** Purchases in the books. */
  documents: number;
  /** Supplier sales that can still be registered, by the id of their document. */
  waiting: Map<string, SupplierSale>;
  /** What the service has sent about supplier invoices, by the id of their document. Empty for a file of them. */
  registrations: ReadonlyMap<string, Registration>;
  /** Documents of the books that belong to other branches and have no partner here; they are left out. */
  ofOtherBranches: number;
  period: Period;
  /** The last month of the period, in which the tax of its purchases is claimed. */
  month: string;
  /** Where registered purchases are remembered, for matching on this machine. */
  ledger: Ledger | undefined;
};

export type ReconcileContext = {
  client: () => Promise<Taxctl>;
  profile: () => Promise<ChosenProfile>;
  signal: AbortSignal;
  screen: ProgressScreen;
  /** Questions, if a person can answer. */
  ask: () => Promise<Ask | undefined>;
  /** Called with the books as they were read, so that a person sees how. */
  onBooks: (books: Books & { encoding: string | undefined }) => void;
  /** Called with the supplier sales that wait, so that a person sees how old they are. */
  onWaiting: (waiting: Waiting) => void;
  /** Called with notes about where the books are matched. */
  note: (line: string) => void;
};

/** The export of the books as bytes, and as it was read. The mapping has the person's answers. */
export type BooksFile = { file: Buffer; mapping: BooksMapping; books: Books };

/** Reads the books that the flags name. */
export async function readBooks(flags: BooksFlags, context: ReconcileContext): Promise<BooksFile> {
  const { books: path = "", delimiter, encoding } = flags;
  const mapping = booksMapping(flags.mapping === undefined ? undefined : await readInput(flags.mapping), {
    map: flags.map,
    dateFormat: flags["date-format"],
    decimalComma: decimalCommaOf(flags),
    sheet: flags.sheet,
  });
  const file = await readBytes(path);
  const books = await readBooksFile(file, path, mapping, { delimiter, encoding, ask: context.ask });
  context.onBooks(books);
  return { file, mapping, books };
}

/** Reads the authority's side and matches the books with it. */
export async function matchSides(
  flags: BooksFlags & MatchFlags,
  context: ReconcileContext,
  { books }: BooksFile,
): Promise<Matched> {
  const period = { since: flags.from, until: flags.to };
  const options = matchOptions(flags);
  const maxDays = flags["max-days"];
  const { waiting, registrations, branch, ledger, ...side } = await authoritySide(
    flags,
    books,
    period,
    context,
  );
  const listed = flags.authority === undefined ? [] : await readAuthorityList(flags.authority, context.ask);
  const documents = joinAuthority(
    near(side.documents, period, maxDays),
    near(listed, period, maxDays),
    options,
  );
  const { result, ofOtherBranches } = matched(
    // Supplier sales don't name the own branch, so registered purchases must not either.
    documents.map((document) => ({ ...document, own_branch: branch })),
    books.documents,
    { period, branch, hasBranches: books.columns.own_branch !== undefined, options },
  );
  const month = lastMonthOf(period, books);
  const counts = { documents: books.documents.length, ofOtherBranches };
  return { result, ...counts, waiting, registrations, period, month, ledger };
}

/** The month that the period or, without one, the books end in. */
function lastMonthOf({ until }: Period, { documents }: Books): string {
  return (until ?? documents.map(dayOf).toSorted().at(-1) ?? "").slice(0, 7);
}

function matched(
  authority: Document[],
  books: Document[],
  about: PeriodMatch,
): ReturnType<typeof matchPeriod> {
  try {
    return matchPeriod(authority, books, about);
  } catch (error) {
    if (error instanceof RangeError) throw new Failure(error.message, { code: "bad_documents", exitCode: 2 });
    throw error;
  }
}

type AuthoritySide = Authority & { branch: string | undefined; ledger: Ledger | undefined };

async function authoritySide(
  flags: MatchFlags,
  books: Books,
  period: Period,
  context: ReconcileContext,
): Promise<AuthoritySide> {
  if (flags.sales !== undefined) {
    const sales = await salesFromFile(flags.sales);
    return {
      documents: sales.map((sale) => documentOfSupplierSale(sale, undefined)),
      waiting: new Map(),
      registrations: new Map(),
      branch: undefined,
      ledger: undefined,
    };
  }
  const { branch, name } = await context.profile();
  const ledger = await Ledger.open(join(dirname(profilePath()), `purchases.${name}.jsonl`));
  const authority = await fetchAuthority({
    client: await context.client(),
    ledger,
    branch,
    ...readingPeriod(period, books.documents, flags["max-days"]),
    signal: context.signal,
    screen: context.screen,
    onWaiting: context.onWaiting,
  });
  return { ...authority, branch, ledger };
}

async function salesFromFile(path: string): Promise<SupplierSale[]> {
  const value = parseJson(await readInput(path), path);
  try {
    return salesOfFile(value);
  } catch (error) {
    if (error instanceof RangeError)
      throw usageFailure(
        `${path} is no list of supplier sales: ${error.message}`,
        "Make it with `taxctl purchases fetch --format json`.",
      );
    throw error;
  }
}

/** The options of the engine. */
export function matchOptions(
  flags: Pick<MatchFlags, "tolerance" | "max-days" | "fiscal-year">,
): PeriodMatch["options"] {
  return {
    tolerance: toleranceOf(flags.tolerance),
    maxDays: flags["max-days"],
    fiscalYearStart: firstDay(flags["fiscal-year"]),
  };
}

function firstDay(text: string): string {
  // A year without a 29 February: the day must be there each year.
  if (isDay(`2001-${text}`)) return text;
  throw usageFailure(`--fiscal-year ${text} is not a day that each year has`, "Like 01-01 or 07-01.");
}

function toleranceOf(text: string): NonNullable<PeriodMatch["options"]["tolerance"]> {
  const match = /^(\d+(?:\.\d+)?)(%?)$/.exec(text.trim());
  if (!match)
    throw usageFailure(`--tolerance ${text} is neither an amount nor a percentage`, "Like 1 or 0.1%.");
  const value = Number(match[1]);
  return match[2] === "%" ? { absolute: 0, relative: value / 100 } : { absolute: value, relative: 0 };
}
