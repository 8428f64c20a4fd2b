// The steps of Rwanda alone: the tables of the unit, what the service must reject, an error of the unit, reports and lists.
import { purchaseOf } from "@taxctl/sdk/reconcile";
import { isServiceFailure } from "../../failures/describe.ts";
import { reasonText } from "../../failures/reasons.ts";
import { toCsv } from "../../output/csv.ts";
import { concernsAll, outcomeOf, rejectionReasons } from "../../transactions/outcome.ts";
import { failureReason } from "../../transactions/text.ts";
import { saleBody } from "../bodies.ts";
import { failed, leftToDo, passed } from "../rows.ts";
import type { CertifyRun, Files } from "../script.ts";
import { numberOf, type SetDocument } from "../set.ts";
import { step } from "../step.ts";
import { set } from "./set.ts";

export const steps = {
  initialized: "Unit initialized",
  tables: "Tables of codes fetched",
  classes: "Item classes fetched",
  rates: "Tax rates are those of the law",
  buyer: "Buyer found at the authority",
  notices: "Notices fetched",
  customs: "Customs records fetched from a later time",
  supplier: "Sales of suppliers fetched",
  confirmed: "Reported purchase confirmed",
  withoutItem: "A line without an item is rejected",
  unchanged: "A signed receipt can't be changed",
  error: "An error of the unit is shown, without a receipt",
  x: "X report",
  z: "Z report",
  plu: "PLU report",
  lists: "Lists",
} as const;

export async function more(run: CertifyRun): Promise<Files> {
  await fetchTables(run);
  await confirmReported(run);
  await checkRejections(run);
  await showError(run);
  return new Map([...(await dayReports(run)), ...(await lists(run))]);
}

/** Runs a step that passes with a sentence. What the service or the unit rejects fails it. */
async function attempt(
  run: CertifyRun,
  name: string,
  subject: string,
  task: () => Promise<string>,
): Promise<void> {
  try {
    run.onRow(passed(name, subject, await task()));
  } catch (error) {
    if (!isServiceFailure(error) || concernsAll(error)) throw error;
    run.onRow(failed(name, subject, reasonText(rejectionReasons(error))));
  }
}

async function fetchTables(run: CertifyRun): Promise<void> {
  const { client, device, state, signal, onRow } = run;
  const branch = { branch_id: device.bhf_id };
  const isReady = device.is_active && device.last_initialized_at !== null;
  onRow(
    (isReady ? passed : failed)(
      steps.initialized,
      device.dvc_srl_no,
      `TIN ${device.tin}, branch ${device.bhf_id}`,
    ),
  );
  await attempt(run, steps.tables, "", async () => {
    const { synced_data } = await client.devices.initialize(device.bhf_id, {}, { signal });
    const { item_classes, ...tables } = synced_data;
    onRow((item_classes > 0 ? passed : failed)(steps.classes, "", `${item_classes} classes`));
    return Object.entries(tables)
      .map(([name, count]) => `${count} ${name.replaceAll("_", " ")}`)
      .join(", ");
  });
  const types = await client.codes.taxTypes({ signal });
  const found = types.map(({ unit_code, rate }) => `${unit_code} ${rate} %`).join(", ");
  const wanted = Object.entries(set.rates)
    .map(([letter, rate]) => `${letter} ${rate} %`)
    .join(", ");
  onRow(
    (found === wanted ? passed : failed)(
      steps.rates,
      "",
      found === wanted ? found : `${found}, expected ${wanted}`,
    ),
  );
  await attempt(run, steps.buyer, state.buyer.tin, async () => {
    const { name } = await client.taxpayers.get(state.buyer.tin, branch, { signal });
    return name ?? "the authority gives no name";
  });
  await attempt(run, steps.notices, "", async () => {
    await client.notices.sync(branch, { signal });
    return "the service stores new notices";
  });
  await attempt(run, steps.customs, "", async () => {
    const all = { ...branch, last_request_date: "20180101000000" };
    for (let time = 0; time < 2; time++) await client.imports.selectItems(all, { signal });
    return "two fetches in a row were accepted: the unit rejects a time that does not rise";
  });
}

/** Confirms the first sale that a supplier reported, with its item registered from the line. */
async function confirmReported(run: CertifyRun): Promise<void> {
  const { client, state, signal } = run;
  const branch = { branch_id: state.branch };
  let reported: Awaited<ReturnType<typeof client.purchases.fetchSupplierSales>> = [];
  await attempt(run, steps.supplier, "", async () => {
    reported = await client.purchases.fetchSupplierSales(branch, { signal });
    return "the service stores what suppliers reported";
  });
  const [sale] = reported;
  const done = state.done.confirmed;
  if (done) return step(run, "confirmed", steps.confirmed, done.number, done.body, () => Promise.reject());
  if (!sale)
    return run.onRow(
      leftToDo(
        steps.confirmed,
        "",
        "no sale of a supplier waits: ask a supplier for one, then run the command again",
      ),
    );
  const code = Object.values(state.items)[0]?.code ?? "";
  const body = {
    ...branch,
    ...purchaseOf(sale, {
      ...{ prefix: "CONF-", paymentType: "05", rates: new Map(Object.entries(set.rates)) },
      itemCode: ({ taxTyCd }) => itemWith(taxTyCd, run) ?? code,
      sameItem: true,
    }),
  };
  await step(run, "confirmed", steps.confirmed, body.invoice_no, body, () =>
    client.purchases.create(body, { signal }),
  );
}

/** An own item with stock of the same letter. */
function itemWith(letter: string, { state }: CertifyRun): string | undefined {
  const item = set.items.find(({ type, tax }) => type === "2" && tax === letter);
  return item && state.items[item.key]?.code;
}

/** What the service rejects before it calls the unit. */
async function checkRejections(run: CertifyRun): Promise<void> {
  const { client, state, signal, onRow } = run;
  const [first] = set.documents as [SetDocument];
  const body = saleBody(first, run);
  const rejected = async (name: string, changed: object, wanted: number) => {
    try {
      await client.sales.create({ ...body, ...changed }, { signal });
      onRow(failed(name, body.invoice_no, "the service accepted it"));
    } catch (error) {
      if (!isServiceFailure(error) || (error.status !== wanted && concernsAll(error))) throw error;
      onRow(
        (error.status === wanted ? passed : failed)(
          name,
          body.invoice_no,
          reasonText(rejectionReasons(error)),
        ),
      );
    }
  };
  const number = numberOf("INV-NO-ITEM", state.day, state.first);
  await rejected(steps.withoutItem, { invoice_no: number, items: [{ quantity: 1, unit_price: 1000 }] }, 400);
  if (!state.done[first.key]) return;
  await rejected(steps.unchanged, { items: body.items.slice(0, 1) }, 409);
}

/** A code that the authority never gave. The unit's rejection is what is shown. */
const unknownCode = "000000";

async function showError(run: CertifyRun): Promise<void> {
  const { client, state, timeoutMs, signal, onRow } = run;
  const [first] = set.documents as [SetDocument];
  const number = numberOf("INV-ERR", state.day, state.first);
  const body = { ...saleBody(first, run), invoice_no: number, purchase_code: unknownCode };
  const earlier = state.rejected.error;
  const reason = earlier
    ? await client.transactions.get(earlier, { signal }).then(failureReason)
    : await outcomeOf(client, () => client.sales.create(body, { signal }), { timeoutMs, signal }).then(
        (outcome) => {
          if (outcome.status === "failed") state.rejected.error = outcome.transaction_id;
          return outcome.status === "failed" ? outcome.reason : `${outcome.status}: ${outcome.reason}`;
        },
      );
  await run.save();
  const id = state.rejected.error;
  if (!id)
    return onRow(failed(steps.error, number, `purchase code ${unknownCode} was not rejected: ${reason}`));
  const receipt = await client.transactions.receipt(id, {}, { signal }).then(
    () => true,
    (error: unknown) => {
      if (isServiceFailure(error) && error.status === 422) return false;
      throw error;
    },
  );
  onRow(receipt ? failed(steps.error, number, "it has a receipt") : passed(steps.error, number, reason));
}

/** The day's reports: X at any time, then the Z report of the set, once all of it is signed. */
async function dayReports(run: CertifyRun): Promise<Files> {
  const { client, state, signal, onRow } = run;
  const branch = { branch_id: state.branch };
  const pdf = { format: "pdf", language: "en" } as const;
  const files: Files = new Map();
  await attempt(run, steps.x, "", async () => {
    files.set("reports/x.pdf", await client.reports.xReport({ ...branch, ...pdf }, { signal }));
    return "reports/x.pdf";
  });
  const day = state.day.replace(/(....)(..)(..)/, "$1-$2-$3");
  const days = { ...branch, from_date: day, to_date: day };
  await attempt(run, steps.plu, "", async () => {
    files.set("reports/plu.pdf", await client.reports.pluReport({ ...days, ...pdf }, { signal }));
    return "reports/plu.pdf";
  });
  const open = set.documents.filter(({ key }) => !state.done[key]);
  if (open.length > 0) {
    onRow(
      failed(
        steps.z,
        "",
        `waits for ${open.map(({ key }) => key).join(", ")}: correct them, then run the command again`,
      ),
    );
    return files;
  }
  await attempt(run, steps.z, "", async () => {
    state.z ??= await makeZ(run);
    await run.save();
    files.set(
      "reports/z.pdf",
      await client.reports.zReport(String(state.z), { ...branch, ...pdf }, { signal }),
    );
    return `number ${state.z}, reports/z.pdf`;
  });
  return files;
}

/** A business day has one Z report: that of an earlier set of the day is the day's. */
async function makeZ({ client, state, signal }: CertifyRun): Promise<number> {
  try {
    return (await client.reports.createZReport({}, { branch: state.branch, signal })).number;
  } catch (error) {
    const [last] = (await client.reports.zReports({ branch_id: state.branch, per_page: 1 }, { signal })).data;
    if (isServiceFailure(error) && error.status === 409 && last) return last.number;
    throw error;
  }
}

/** Lists of the day, as a program of the shop exports them. */
async function lists(run: CertifyRun): Promise<Files> {
  const { client, state, signal, onRow } = run;
  const branch = { branch_id: state.branch };
  const day = state.day.replace(/(....)(..)(..)/, "$1-$2-$3");
  const days = { ...branch, from_date: day, to_date: day };
  const files: Files = new Map([
    ["lists/sales.csv", csvOf(await client.sales.search(days, { signal }).toArray(), saleColumns)],
    [
      "lists/purchases.csv",
      csvOf(await client.purchases.search(days, { signal }).toArray(), purchaseColumns),
    ],
    ["lists/stock.csv", csvOf(await client.stock.list(branch, { signal }).toArray(), stockColumns)],
    ["lists/imports.csv", csvOf(await client.imports.list(branch, { signal }).toArray(), importColumns)],
  ]);
  onRow(passed(steps.lists, "", ["item-list.csv", ...files.keys()].join(", ")));
  return files;
}

const saleColumns = [
  "invoice_no",
  "receipt_type",
  "status",
  "sale_date",
  "receipt_no",
  "customer_tin",
  "tax_amount",
  "total_amount",
];
const purchaseColumns = [
  "invoice_no",
  "purchase_date",
  "supplier_tin",
  "supplier_name",
  "tax_amount",
  "total_amount",
];
const stockColumns = ["item_code", "item_name", "current_qty"];
const importColumns = ["declaration_number", "item_name", "quantity", "import_item_status_code"];

function csvOf(rows: readonly object[], columns: readonly string[]): string {
  const cells = rows.map((row) => {
    const values: Record<string, unknown> = { ...row };
    return columns.map((column) => String(values[column] ?? ""));
  });
  return toCsv(columns, cells);
}
