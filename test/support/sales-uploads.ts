// Files of sales that are uploaded: rows by what matters, and a branch whose stock codes stand for its items.
import type { Body, Taxctl } from "@taxctl/sdk";
import { toBlob } from "../../server/src/db/sql/values.ts";
import type { DatabaseFamily } from "./database.ts";
import { type LaneTest, startLaneTest } from "./lane.ts";
import { base64 } from "./reconciliation.ts";
import { forSuite, latest } from "./suite.ts";

export const headers = ["Invoice No", "Date", "Item code", "Qty", "Price", "Customer"];

type Line = { no: string; date?: string; code?: string; qty?: string; price?: string; customer?: string };

/** A file with these lines; omitted cells get valid values. */
export function csvOf(...lines: Line[]): string {
  const rows = lines.map(
    ({ no, date = "2026-03-10", code = "COLA", qty = "2", price = "580", customer = "" }) =>
      [no, date, code, qty, price, customer].join(","),
  );
  return [headers.join(","), ...rows].join("\n");
}

type Mapping = NonNullable<Body<"createSalesUpload">["mapping"]>;

/** The columns of fields, as a mapping has them. */
export const columnsOf = (columns: Record<string, string>): NonNullable<Mapping["columns"]> =>
  Object.entries(columns).map(([field, column]) => ({ field: field as "remark", column }));

/** Valid sales, each of one line. */
export const manySales = (count: number, prefix = "INV"): string =>
  csvOf(...Array.from({ length: count }, (_, index) => ({ no: `${prefix}-${index + 1}` })));

export type UploadTest = {
  lane: LaneTest;
  client: Taxctl;
  upload(csv: string, more?: Partial<Body<"createSalesUpload">>): ReturnType<Taxctl["uploads"]["create"]>;
  /** Sends what was started, and has the unit sign it. */
  send(): Promise<void>;
  /** How many sales the branch has. */
  count(): Promise<number>;
};

/** The stock codes of the sample items. */
export const stockCodes = [
  { external_code: "COLA", item_code: "KE2NTXU0000001" },
  { external_code: "MILK", item_code: "KE2NTXL0000002" },
];

/** A service for a suite, and for each test a new account with a branch that can sell. */
export function uploading(family: DatabaseFamily): UploadTest {
  const lane = forSuite(() => startLaneTest({ family }));
  let client: Taxctl | undefined;
  beforeEach(async () => {
    await lane.open();
    client = lane.test.clientFor(lane.test.account.keys.accountant);
    await client.items.setExternalCodes({ codes: stockCodes });
  });
  const ours = latest<Taxctl>(() => client);
  return {
    lane,
    client: ours,
    upload: (csv, more = {}) => ours.uploads.create({ file: base64(csv), file_name: "march.csv", ...more }),
    async send() {
      await lane.test.service.uploads.drain();
      await lane.drain();
    },
    async count() {
      const of = { data_set_id: lane.branch.environmentId, type: "sales" };
      return Number((await lane.db.knex("transactions").where(of).count({ n: "*" }).first())?.n);
    },
  };
}

/** A row of an upload that nobody made by the API. */
export function storedUpload(id: string, data_set_id: number, uploaded_at: number): Record<string, unknown> {
  const read_as = { fields: {}, columns: [], first_rows: [], date_forms: [], unused_columns: [] };
  const counts = { rows: 1, skipped_rows: 0, title_rows: 0, unknown_codes: [] };
  return {
    id,
    data_set_id,
    branch_id: 0,
    name: "file.csv",
    status: "draft",
    mapping: toBlob({}),
    read_as: toBlob({ ...read_as, ...counts, encoding: null, decimal: null, problem: null }),
    reading: 1,
    last_reading: 1,
    sales: 1,
    with_warnings: 0,
    total_amount: 0,
    tax_amount: 0,
    uploaded_by: 1,
    uploaded_at,
    started_by: null,
    started_at: null,
    finished_at: null,
  };
}

/** A sale of such an upload. */
export function storedUploadSale(upload_id: string, position: number): Record<string, unknown> {
  const body = { lines: [position], item_lines: [], sale_date: null, customer_name: null };
  return {
    upload_id,
    reading: 1,
    position,
    invoice_no: `S${position}`,
    state: "ready",
    is_note: 0,
    is_earlier: 0,
    transaction_id: null,
    body: toBlob({ ...body, document: null, amounts: null, problems: [], warnings: [] }),
    refusal: null,
  };
}
