// Responsible for a reconciliation on the service: the books uploaded, rows and decisions read, new decisions sent.
import { basename } from "node:path";
import { type ReconciliationRow, type Taxctl, TaxctlError } from "@taxctl/sdk";
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
import { Progress, type ProgressScreen } from "../output/progress.ts";
import { counted } from "../output/words.ts";
import { localTimes } from "../service/local-day.ts";
import { unlessStatus } from "../service/unless-status.ts";
import { readWaiting } from "../supplier-sales/waiting.ts";
import { decisionsPath, keyOf, loadDecisions, mergeWithTheirs } from "./decisions-file.ts";
import type { BooksFlags, MatchFlags, ReconcileFlags } from "./flags.ts";
import { wholePeriod } from "./period.ts";
import type { DecisionStore, DrawnReport, Opened } from "./reconciliation.ts";
import type { Registration } from "./rows.ts";
import { type BooksFile, matchOptions, matchSides, type ReconcileContext } from "./sides.ts";

export type Shown = Awaited<ReturnType<Taxctl["reconciliations"]["get"]>>;
type Place = { client: Taxctl; id: string; signal: AbortSignal };
type Desk = Place & { screen: ProgressScreen };

const ROWS_OF_PAGE = 1000;
const DECISIONS_OF_REQUEST = 500;
/** How often rows are read again because they were matched meanwhile. */
const MOST_READS = 5;

/**
 * Uploads the books, or uses those of the last upload, and reads the service's match.
 * Undefined if the service is too old for reconciliations.
 */
export async function openOnService(
  flags: ReconcileFlags,
  context: ReconcileContext,
  books: BooksFile | undefined,
): Promise<Opened | undefined> {
  const { signal, note, screen } = context;
  const period = wholePeriod({ since: flags.from, until: flags.to }, books?.books.documents);
  const client = await context.client();
  const { branch } = await context.profile();
  const known = await listed(client, branch, signal);
  if (!known) {
    note("This version of the service doesn't match books. They are matched on this machine.");
    return undefined;
  }
  const stored = known.find(
    ({ from_date, to_date, branch_id }) =>
      from_date === period.since && to_date === period.until && branch_id === (branch ?? null),
  );
  if (!books && !stored)
    throw usageFailure(
      `Nobody has uploaded books for ${period.since} to ${period.until}`,
      "Give the export of your purchases with --books FILE.",
    );
  if (books && (flags["dry-run"] || flags.check))
    return openTrial(flags, context, { books, period, client, stored });
  const waiting = await readWaiting(client, branch, signal);
  context.onWaiting(waiting);
  const shown = books ? await uploadBooks({ client, branch, period, flags, books, signal }) : stored;
  if (!shown) throw new Error("no reconciliation was opened");
  const { id, options, from_date, to_date, documents, of_other_branches, file_name } = shown;
  const uploaded = books
    ? ""
    : `; books ${file_name}, uploaded ${(await localTimes(client))(shown.uploaded_at)}`;
  note(`Matched on the service: ${from_date} to ${to_date}${uploaded}.`);
  const engine = {
    tolerance: { absolute: options.tolerance, relative: options.relative_tolerance },
    maxDays: options.max_days,
    fiscalYearStart: options.fiscal_year_start,
  };
  const place = { client, id, signal, screen };
  const rows = await readRows(place);
  const decisions = decisionsOfRows(rows);
  if (decisions.length === 0) await noteOlderFile(flags, note);
  return {
    matched: {
      result: resultOfRows(rows, engine),
      documents,
      waiting: new Map(waiting.sales.map((sale) => [documentOfSupplierSale(sale, branch).id, sale])),
      registrations: registrationsOf(rows),
      ofOtherBranches: of_other_branches,
      period,
      month: period.until.slice(0, 7),
      ledger: undefined,
    },
    store: serviceStore(place, shown, engine),
    decisions,
  };
}

type Trial = {
  books: BooksFile;
  period: Required<Period>;
  client: Taxctl;
  /** The last upload for the same days. */
  stored: Shown | undefined;
};

/** Matches books that must not be uploaded on this machine, with the decisions that the service has. */
async function openTrial(
  flags: ReconcileFlags,
  context: ReconcileContext,
  { books, period, client, stored }: Trial,
): Promise<Opened> {
  const { signal, note } = context;
  note(
    `Nothing is uploaded: ${period.since} to ${period.until} is matched on this machine, with the decisions of the service.`,
  );
  const days = { from: period.since, to: period.until };
  const matched = await matchSides({ ...flags, ...days }, context, books);
  const rows = stored ? await readRows({ client, id: stored.id, signal }) : [];
  const store: DecisionStore = {
    path: undefined,
    place: "the service",
    lapsed: [],
    save() {
      throw new Error("a dry run stores no decisions");
    },
  };
  return { matched, store, decisions: decisionsOfRows(rows) };
}

/** The reconciliations of the branch; undefined if the service has no such operation. */
async function listed(
  client: Taxctl,
  branch: string | undefined,
  signal: AbortSignal,
): Promise<Shown[] | undefined> {
  const search = { ...(branch ? { branch_id: branch } : {}), per_page: 100 };
  return unlessStatus([404, 405], () => client.reconciliations.list(search, { signal }).toArray());
}

type Upload = {
  client: Taxctl;
  branch: string | undefined;
  period: Required<Period>;
  flags: BooksFlags & MatchFlags;
  books: BooksFile;
  signal: AbortSignal;
};

export async function uploadBooks({ client, branch, period, flags, books, signal }: Upload): Promise<Shown> {
  const { delimiter, encoding } = flags;
  const { tolerance, maxDays, fiscalYearStart } = matchOptions(flags);
  const { columns, date_format, decimal_comma, sheet, credit_notes, extra } = books.mapping;
  const options = given({
    tolerance: tolerance?.absolute,
    relative_tolerance: tolerance?.relative,
    max_days: maxDays,
    fiscal_year_start: fiscalYearStart,
  });
  return client.reconciliations.create(
    {
      ...given({ branch_id: branch, delimiter, encoding }),
      ...{ from_date: period.since, to_date: period.until, options },
      file: books.file.toString("base64"),
      file_name: basename(flags.books ?? "books").slice(0, 200),
      mapping: {
        columns,
        ...given({ date_format, decimal_comma, sheet }),
        ...given({ credit_notes: credit_notes && [...credit_notes], extra: extra && [...extra] }),
      },
    },
    { signal, timeoutMs: 300_000 },
  );
}

/** All rows of one match. */
async function readRows({ client, id, signal }: Place): Promise<ReconciliationRow[]> {
  for (let read = 1; ; read++)
    try {
      return await client.reconciliations.rows(id, { per_page: ROWS_OF_PAGE }, { signal }).toArray();
    } catch (error) {
      const isMatchedAnew = error instanceof TaxctlError && error.code === "invalid_cursor";
      if (!isMatchedAnew || read === MOST_READS) throw error;
    }
}

function registrationsOf(rows: readonly ReconciliationRow[]): Map<string, Registration> {
  return new Map(
    rows.flatMap(({ authority, registration }) =>
      authority && registration ? [[authority.id, registration.rejected ? "rejected" : "registered"]] : [],
    ),
  );
}

/** Decisions of earlier versions are in a file, which the service doesn't know. */
async function noteOlderFile({ books }: BooksFlags, note: (line: string) => void): Promise<void> {
  const path = decisionsPath(undefined, books);
  if (path === undefined || (await loadDecisions(path)).length === 0) return;
  note(
    `${path} has decisions that the service doesn't. Store them there: \`taxctl purchases decide --books ${books} --merge ${path}\`.`,
  );
}

function serviceStore(
  place: Desk,
  { lapsed }: Shown,
  options: Parameters<typeof resultOfRows>[1],
): DecisionStore {
  return {
    path: undefined,
    place: "the service",
    lapsed: lapsed.map(({ authority_id, books_id, action, author, time, reason }) => ({
      reason,
      decision: {
        ...{ authority: authority_id, books: books_id, author, time },
        action: action as Decision["action"],
      },
    })),
    async save(base, ours) {
      const theirs = decisionsOfRows(await readRows(place));
      const { decisions, conflicts } = mergeWithTheirs(base, ours, theirs);
      await send(place, theirs, decisions);
      const rows = await readRows(place);
      return { decisions: decisionsOfRows(rows), conflicts, result: resultOfRows(rows, options) };
    },
    report: (claim) => readReport(place, claim),
  };
}

/** Sends the decisions that the service doesn't have, links and unlinks first: the others are about the pairs that these make. */
async function send(
  { client, id, signal, screen }: Desk,
  theirs: readonly Decision[],
  decisions: readonly Decision[],
): Promise<void> {
  const known = new Map(theirs.map((one) => [keyOf(one), one]));
  const isTie = ({ action }: Decision) => action === "link" || action === "unlink";
  const isNews = (decision: Decision) => {
    const stored = known.get(keyOf(decision));
    return (
      stored?.action !== decision.action || stored.note !== decision.note || stored.seen !== decision.seen
    );
  };
  const news = decisions.filter(isNews).toSorted((a, b) => Number(isTie(b)) - Number(isTie(a)));
  const refused: [string, string[]][] = [];
  const progress =
    news.length > DECISIONS_OF_REQUEST
      ? new Progress({ screen, label: "Decisions", total: news.length })
      : undefined;
  for (let from = 0; from < news.length; from += DECISIONS_OF_REQUEST) {
    const some = news.slice(from, from + DECISIONS_OF_REQUEST);
    const { results } = await client.reconciliations.decide(
      id,
      {
        decisions: some.map(({ authority, books, action, note, seen }) => ({
          ...{ authority_id: authority, books_id: books, action },
          ...(note ? { note } : {}),
          ...(seen && action !== "link" ? { seen } : {}),
        })),
      },
      { signal },
    );
    for (const { index, reason } of results) {
      const { authority, books } = some[index] ?? {};
      if (reason !== null) refused.push([authority ?? books ?? "", [reason]]);
      progress?.tick(reason === null);
    }
  }
  progress?.end();
  if (refused.length === 0) return;
  const are = counted(refused.length, "decision does", "decisions do");
  throw new Failure(`${are} not hold; the others are stored`, {
    code: "decisions_rejected",
    remedy: "Run `taxctl purchases match` again, and decide about what it shows.",
    errors: Object.fromEntries(refused.slice(0, 20)),
  });
}

async function readReport({ client, id, signal }: Place, claim: readonly Status[]): Promise<DrawnReport> {
  const query = { format: "json" as const, ...(claim.length > 0 ? { claim: claim.join(",") } : {}) };
  const { report } = await client.reconciliations.report(id, query, { signal });
  const { bridge, tables, ...head } = report as DrawnReport["head"] & Pick<DrawnReport, "bridge" | "tables">;
  return { bridge, tables, head };
}
