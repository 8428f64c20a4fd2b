// A reconciliation on the service: the books uploaded, rows and decisions read, new decisions sent.
import { basename } from "node:path";
import { type ReconciliationRow, type Taxctl, TaxctlError } from "@taxctl/sdk";
import type { BooksMapping } from "@taxctl/sdk/books";
import {
  type Decision,
  decisionsOfRows,
  documentOfSupplierSale,
  type Period,
  resultOfRows,
  type Status,
} from "@taxctl/sdk/reconcile";
import { Failure, usageFailure } from "../failures/failure.ts";
import { given } from "../input/paging.ts";
import { userName } from "../items/author.ts";
import { Progress, type ProgressScreen } from "../output/progress.ts";
import { counted } from "../output/words.ts";
import { localTimes } from "../service/local-day.ts";
import type { ChosenProfile } from "../service/profile.ts";
import { readAuthorityList } from "./authority-list.ts";
import { type BooksFile, type ReadingContext, readBooks, type UploadedFile } from "./books-file.ts";
import type { BooksFlags, MatchFlags, ReconcileFlags } from "./flags.ts";
import { matchOptions } from "./match-options.ts";
import { wholePeriod } from "./period.ts";
import {
  type DecisionConflict,
  type DecisionStore,
  type DrawnReport,
  keyOf,
  type Matched,
  Reconciliation,
} from "./reconciliation.ts";
import { type Registration, reconcileRows } from "./rows.ts";
import { findSupplierNames } from "./supplier-names.ts";
import { readWaiting, type Waiting } from "./waiting.ts";

export type Shown = Awaited<ReturnType<Taxctl["reconciliations"]["get"]>>;
/** With the rows, if it isn't stored. */
type Match = Awaited<ReturnType<Taxctl["reconciliations"]["create"]>>;
type Place = { client: Taxctl; id: string; signal: AbortSignal };
type Desk = Place & { screen: ProgressScreen };

const rowsOfPage = 1000;
const decisionsOfRequest = 500;
/** How often rows are read again because they were matched meanwhile. */
const mostReads = 5;

export type ReconcileContext = ReadingContext & {
  client: () => Promise<Taxctl>;
  profile: () => Promise<ChosenProfile>;
  signal: AbortSignal;
  screen: ProgressScreen;
  /** Called with the supplier sales that wait, so that a person sees how old they are. */
  onWaiting: (waiting: Waiting) => void;
  /** Called with notes about the match. */
  note: (line: string) => void;
};

/** Uploads the books, or uses those of the last upload, and reads the match with its decisions. A trial stores nothing. */
export async function openReconciliation(
  flags: ReconcileFlags,
  context: ReconcileContext,
): Promise<Reconciliation> {
  const { signal, note, screen } = context;
  const options = matchOptions(flags);
  const books = flags.books === undefined ? undefined : await readBooks(flags, context);
  const list =
    flags.authority === undefined ? undefined : await readAuthorityList(flags.authority, context.ask);
  if (!books && list)
    throw usageFailure("--authority is uploaded with the books", "Give their export with --books FILE.");
  const period = wholePeriod({ since: flags.from, until: flags.to }, books?.books.documents);
  const client = await context.client();
  const { branch } = await context.profile();
  if (flags["no-books"]) await listWithoutBooks({ client, branch, period, signal });
  const stored = books ? undefined : await requireStored(client, branch, period, signal);
  const waiting = await readWaiting(client, branch, signal);
  context.onWaiting(waiting);
  const isTrial = books !== undefined && Boolean(flags["dry-run"] || flags.check);
  const shown: Match = books
    ? await uploadBooks({ client, branch, period, flags, options, books, list, isTrial, signal })
    : (stored as Shown);
  const { id, from_date, to_date, documents, of_other_branches, file_name } = shown;
  const uploaded = stored
    ? `; books ${file_name}, uploaded ${(await localTimes(client))(stored.uploaded_at)}`
    : isTrial
      ? "; nothing is stored"
      : "";
  note(`Matched on the service: ${from_date} to ${to_date}${uploaded}.`);
  const { authority_list: listed } = shown;
  if (listed) note(`The authority's list: ${listed.file_name}, ${counted(listed.documents, "row")}.`);
  const engine = {
    tolerance: { absolute: shown.options.tolerance, relative: shown.options.relative_tolerance },
    maxDays: shown.options.max_days,
    fiscalYearStart: shown.options.fiscal_year_start,
  };
  const place = { client, id, signal, screen };
  const rows = shown.rows ?? (await readRows(place));
  const result = resultOfRows(rows, engine);
  const matched: Matched = {
    result,
    documents,
    waiting: new Map(waiting.sales.map((sale) => [documentOfSupplierSale(sale, branch).id, sale])),
    registrations: registrationsOf(rows),
    ofOtherBranches: of_other_branches,
    period,
    month: period.until.slice(0, 7),
  };
  const store = isTrial ? { lapsed: shown.lapsed } : serviceStore(place, shown, engine);
  const names = await findSupplierNames(reconcileRows(result), client, { branch, signal });
  return new Reconciliation(matched, userName() ?? "you", store, decisionsOfRows(rows), names);
}

/** The reconciliation of these days that somebody opened before. */
async function requireStored(
  client: Taxctl,
  branch: string | undefined,
  { since, until }: Required<Period>,
  signal: AbortSignal,
): Promise<Shown> {
  const search = { ...(branch ? { branch_id: branch } : {}), per_page: 100 };
  const known = await client.reconciliations.list(search, { signal }).toArray();
  const stored = known.find(
    ({ from_date, to_date, branch_id }) =>
      from_date === since && to_date === until && branch_id === (branch ?? null),
  );
  if (stored) return stored;
  throw usageFailure(
    `Nobody has uploaded books for ${since} to ${until}`,
    "Give the export of your purchases with --books FILE.",
  );
}

type Upload = {
  client: Taxctl;
  branch: string | undefined;
  period: Required<Period>;
  flags: BooksFlags & Pick<MatchFlags, "authority">;
  options: ReturnType<typeof matchOptions>;
  books: BooksFile;
  /** The authority's own list. */
  list?: UploadedFile | undefined;
  /** Whether nothing is stored. */
  isTrial?: boolean;
  signal: AbortSignal;
};

/** Matches without books: every invoice that suppliers reported is not in them. */
async function listWithoutBooks({
  client,
  branch,
  period,
  signal,
}: Pick<Upload, "client" | "branch" | "period" | "signal">) {
  const { since: from_date, until: to_date } = period;
  await client.reconciliations.create(
    { ...given({ branch_id: branch }), from_date, to_date, rows: [] },
    { signal, timeoutMs: 300_000 },
  );
}

export async function uploadBooks(upload: Upload): Promise<Match> {
  const { client, branch, period, flags, books, list, isTrial, signal } = upload;
  const { delimiter, encoding } = flags;
  const { tolerance, maxDays, fiscalYearStart } = upload.options;
  const options = given({
    tolerance: tolerance?.absolute,
    relative_tolerance: tolerance?.relative,
    max_days: maxDays,
    fiscal_year_start: fiscalYearStart,
  });
  const nameOf = (path: string | undefined) => basename(path ?? "books").slice(0, 200);
  return client.reconciliations.create(
    {
      ...given({ branch_id: branch, delimiter, encoding, dry_run: isTrial }),
      from_date: period.since,
      to_date: period.until,
      options,
      file: books.file.toString("base64"),
      file_name: nameOf(flags.books),
      mapping: sentMapping(books.mapping),
      ...(list && {
        authority_file: list.file.toString("base64"),
        authority_file_name: nameOf(flags.authority),
        authority_mapping: sentMapping(list.mapping),
      }),
    },
    { signal, timeoutMs: 300_000 },
  );
}

function sentMapping({ columns, date_format, decimal_comma, sheet, credit_notes, extra }: BooksMapping) {
  return {
    columns,
    ...given({ date_format, decimal_comma, sheet }),
    ...given({ credit_notes: credit_notes && [...credit_notes], extra: extra && [...extra] }),
  };
}

/** All rows of one match. */
async function readRows({ client, id, signal }: Place): Promise<ReconciliationRow[]> {
  for (let read = 1; ; read++)
    try {
      return await client.reconciliations.rows(id, { per_page: rowsOfPage }, { signal }).toArray();
    } catch (error) {
      const isMatchedAnew = error instanceof TaxctlError && error.code === "invalid_cursor";
      if (!isMatchedAnew || read === mostReads) throw error;
    }
}

function registrationsOf(rows: readonly ReconciliationRow[]): Map<string, Registration> {
  return new Map(
    rows.flatMap(({ authority, registration }) =>
      authority && registration ? [[authority.id, registration.rejected ? "rejected" : "registered"]] : [],
    ),
  );
}

function serviceStore(
  place: Desk,
  { lapsed }: Shown,
  options: Parameters<typeof resultOfRows>[1],
): DecisionStore {
  return {
    lapsed,
    async save(base, ours) {
      const theirs = decisionsOfRows(await readRows(place));
      const { news, conflicts } = newDecisions(base, ours, theirs);
      await send(place, news);
      const rows = await readRows(place);
      return { decisions: decisionsOfRows(rows), conflicts, result: resultOfRows(rows, options) };
    },
    report: (claim) => readReport(place, claim),
  };
}

/** Our decisions that the service doesn't have. Where others decided differently since `base`, theirs stays. */
function newDecisions(
  base: readonly Decision[],
  ours: readonly Decision[],
  theirs: readonly Decision[],
): { news: Decision[]; conflicts: DecisionConflict[] } {
  const [before, now] = [base, theirs].map((some) => new Map(some.map((one) => [keyOf(one), one])));
  const isSame = (one: Decision, other: Decision | undefined) =>
    one.action === other?.action && one.note === other.note && one.seen === other.seen;
  const news: Decision[] = [];
  const conflicts: DecisionConflict[] = [];
  for (const decision of ours) {
    const [was, is] = [before?.get(keyOf(decision)), now?.get(keyOf(decision))];
    if (isSame(decision, was) || isSame(decision, is)) continue;
    if (is && !isSame(is, was) && is.action !== decision.action)
      conflicts.push({ ours: decision, theirs: is });
    else news.push(decision);
  }
  return { news, conflicts };
}

/** Sends decisions, links and unlinks first: the others are about the pairs that these make. */
async function send({ client, id, signal, screen }: Desk, decisions: readonly Decision[]): Promise<void> {
  const isTie = ({ action }: Decision) => action === "link" || action === "unlink";
  const news = decisions.toSorted((a, b) => Number(isTie(b)) - Number(isTie(a)));
  const rejected: [string, string[]][] = [];
  const progress =
    news.length > decisionsOfRequest
      ? new Progress({ screen, label: "Decisions", total: news.length })
      : undefined;
  try {
    for (let from = 0; from < news.length; from += decisionsOfRequest) {
      const some = news.slice(from, from + decisionsOfRequest);
      const { results } = await client.reconciliations.decide(
        id,
        {
          decisions: some.map(({ authority, books, action, note, seen }) => ({
            authority_id: authority,
            books_id: books,
            action,
            ...(note ? { note } : {}),
            ...(seen && action !== "link" ? { seen } : {}),
          })),
        },
        { signal },
      );
      for (const { index, reason } of results) {
        const { authority, books } = some[index] ?? {};
        if (reason !== null) rejected.push([authority ?? books ?? "", [reason]]);
        progress?.tick(reason === null);
      }
    }
  } finally {
    progress?.end();
  }
  if (rejected.length === 0) return;
  const are = counted(rejected.length, "decision does", "decisions do");
  throw new Failure(`${are} not hold; the others are stored`, {
    code: "decisions_rejected",
    remedy: "Run `taxctl purchases match` again, and decide about what it shows.",
    errors: Object.fromEntries(rejected.slice(0, 20)),
  });
}

async function readReport({ client, id, signal }: Place, claim: readonly Status[]): Promise<DrawnReport> {
  const query = { format: "json" as const, ...(claim.length > 0 ? { claim: claim.join(",") } : {}) };
  const { report } = await client.reconciliations.report(id, query, { signal });
  const { bridge, tables, ...head } = report as DrawnReport["head"] & Pick<DrawnReport, "bridge" | "tables">;
  return { bridge, tables, head };
}
