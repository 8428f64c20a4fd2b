// Reads uploaded books with the authority's list, and stores them, or matches them without that.
import { emptyMapping } from "@taxctl/sdk/rules/books";
import { wrongUpload } from "@taxctl/sdk/rules/validation";
import { ServiceError, ValidationError } from "../../base/errors.ts";
import { mapInSlices } from "../../base/event-loop.ts";
import { recordChange } from "../../core/audit/record.ts";
import type { Context } from "../../core/context/context.ts";
import type { Handlers } from "../../core/context/operations.ts";
import type { JobOwner } from "../../core/file-jobs/turns.ts";
import { newRowId } from "../../db/row-ids.ts";
import { requireReconciliation } from "./find.ts";
import type { Jobs } from "./jobs.ts";
import { mostDryRows } from "./limits.ts";
import { matchDocuments } from "./match.ts";
import * as rowStore from "./row-store.ts";
import { runJob } from "./run-job.ts";
import { showMatch, showRow } from "./show.ts";
import * as store from "./store.ts";
import { readUploadedRows } from "./uploaded-rows.ts";

/** The nil UUID: a dry run has no reconciliation. */
const nilId = "00000000-0000-0000-0000-000000000000";

type Upload = Parameters<Handlers["createReconciliation"]>[0]["body"];
type Books = Jobs["read"]["result"];

/** Books without a row: every invoice of a supplier is missing in them. */
const noBooks: Books = {
  parts: [],
  documents: 0,
  read_as: {
    columns: {},
    has_branches: false,
    encoding: null,
    decimal: null,
    date_forms: [],
    skipped_rows: 0,
    rounded_amounts: 0,
  },
};

/** A caller's job, which ends when the caller goes away. */
export const ownerOf = ({ account, signal }: Context): JobOwner => ({ accountId: account.id, signal });

/** Reads the files of an upload, or its rows. */
export async function readUpload(context: Context, body: Upload): Promise<StoredUpload> {
  const { file_name, options } = body;
  const books = await readPurchases(context, body);
  const listed = await readList(context, body);
  return {
    ...books,
    name: file_name ?? "rows",
    options: {
      tolerance: { absolute: options?.tolerance ?? 1, relative: options?.relative_tolerance ?? 0 },
      max_days: options?.max_days ?? 10,
      fiscal_year_start: options?.fiscal_year_start ?? "01-01",
    },
    ...(listed && {
      parts: [...books.parts, ...listed.parts],
      read_as: { ...books.read_as, authority_list: { file_name: listed.name, documents: listed.documents } },
    }),
  };
}

async function readPurchases(
  context: Context,
  { rows, mapping, file_name, delimiter, encoding }: Upload,
): Promise<Books> {
  const { file } = context.files;
  const wrong = wrongUpload({ file, rows });
  if (wrong) throw new ValidationError(wrong);
  const name = file_name ?? "rows";
  if (rows?.length === 0) return noBooks;
  if (!file) return readUploadedRows(ownerOf(context), rows ?? [], name);
  const read = { file, name, mapping: { ...emptyMapping(), ...mapping }, delimiter, encoding };
  return runJob(ownerOf(context), "read", { ...read, side: "books" });
}

/** The authority's list, if one was uploaded. */
async function readList(
  context: Context,
  { authority_mapping, authority_file_name: name = "authority" }: Upload,
): Promise<(Books & { name: string }) | undefined> {
  const file = context.files.authority_file;
  if (!file) {
    if (authority_mapping)
      throw new ValidationError({ authority_mapping: ["needs the list as the part authority_file"] });
    return undefined;
  }
  const mapping = { ...emptyMapping(), ...authority_mapping };
  const read = { file, name, mapping, delimiter: undefined, encoding: undefined };
  const list = await runJob(ownerOf(context), "read", { ...read, side: "authority" }).catch(
    (error: unknown) => {
      if (!(error instanceof ServiceError)) throw error;
      throw new ServiceError(error.status, error.code, `${name}: ${error.message}`, error.details);
    },
  );
  return { ...list, name };
}

type StoredUpload = Books & { name: string; options: store.MatchSettings };

/** A reconciliation that nothing has been stored about. */
function newReconciliation(
  { service, user }: Context,
  key: store.PeriodKey,
  id: string,
  { name, options, documents, read_as }: StoredUpload,
): store.ReconciliationRow {
  return {
    id,
    ...key,
    name,
    options,
    read_as,
    documents,
    upload: 0,
    run: 0,
    summary: null,
    uploaded_by: user.id,
    uploaded_at: service.clock.now(),
    matched_at: null,
    busy_until: null,
  };
}

/** The match with the decisions of the period; nothing is stored. */
export async function tryMatch(context: Context, key: store.PeriodKey, upload: StoredUpload) {
  const { db, clock } = context.service;
  const known = await store.findPeriod(db.knex, key);
  const decisions = known ? await store.readDecisions(db.knex, known.id) : [];
  const trial = newReconciliation(context, key, nilId, upload);
  const { rows, summary } = await matchDocuments(
    { db: db.knex, owner: ownerOf(context) },
    trial,
    upload.parts,
    decisions,
  );
  if (rows.length > mostDryRows)
    throw new ValidationError({
      dry_run: [
        `shows at most ${mostDryRows} rows, and there are ${rows.length}: take a shorter period, or one branch`,
      ],
    });
  const sales = rows.flatMap(({ supplier_sale_id }) => supplier_sale_id ?? []);
  const registrations = await rowStore.findRegistrations(db.knex, sales);
  const shown = await mapInSlices(rows, (row) => showRow(row, registrations.get(row.supplier_sale_id ?? "")));
  const counts = [...Map.groupBy(shown, ({ status }) => status)].map(([status, some]) => ({
    status,
    count: some.length,
    open: some.filter(({ open }) => open).length,
  }));
  const toRegister = shown.filter(
    ({ can_register, decision }) => can_register && decision?.action === "accept",
  );
  const matched = { ...trial, summary, matched_at: clock.now() };
  return {
    ...(await showMatch(context, matched, { counts, to_register: toRegister.length })),
    rows: shown,
  };
}

/** The id of the period's reconciliation, which is made by the first upload. */
export async function openPeriod(
  context: Context,
  key: store.PeriodKey,
  upload: StoredUpload,
): Promise<string> {
  const { db } = context.service;
  const known = await store.findPeriod(db.knex, key);
  if (known) return known.id;
  await db.transaction((trx) =>
    store.insertReconciliation(trx, newReconciliation(context, key, newRowId(trx), upload)),
  );
  const made = await store.findPeriod(db.knex, key);
  if (!made) throw new Error(`the reconciliation of ${key.from_date} to ${key.to_date} vanished`);
  return made.id;
}

/** Stores the documents, and puts them in the place of those before. */
export async function storeUpload(
  context: Context,
  id: string,
  { name, options, documents, read_as, parts }: StoredUpload,
): Promise<void> {
  const { db, clock } = context.service;
  const reconciliation = await requireReconciliation(context, id);
  const { from_date, to_date } = reconciliation;
  const upload = reconciliation.upload + 1;
  await store.saveUploaded(db, id, upload, parts);
  await db.transaction(async (trx) => {
    await recordChange(trx, context, {
      action: "reconciliations.upload",
      subject: `reconciliation ${id}`,
      new: { name, documents, from_date, to_date },
    });
    const uploaded = { uploaded_by: context.user.id, uploaded_at: clock.now() };
    await store.updateReconciliation(trx, id, { name, options, read_as, documents, upload, ...uploaded });
  });
}
