// The dry run of a file: every check that the service makes of a sale before it stores it. Nothing is stored or sent.
import { Problems, signCreditLines, sumLines } from "@taxctl/sdk/rules/validation";
import { ServiceError } from "../../base/errors.ts";
import { shownMonth } from "../../base/months.ts";
import type { SaleDocument } from "../../control-unit/types.ts";
import type { BulkEntry, Context } from "../../core/context/context.ts";
import { contextOfEntry } from "../../core/context/entry.ts";
import { type ReadyDevice, recallReadyDevice } from "../../core/devices/ready-store.ts";
import { normalizeSale, type SaleInput } from "../../core/sales/rules.ts";
import { prepareSale, previewSale } from "../../core/sales/submission.ts";
import { contentHash } from "../../core/transactions/content.ts";
import { isLocal, typeOfKind } from "../../core/transactions/kinds.ts";
import { mostInBatch } from "../../db/batching/batcher.ts";
import { money } from "../../db/sql/scaled.ts";
import { createReader } from "./entry.ts";
import type { FileSale, ReadSales } from "./jobs.ts";
import { type Amounts, atLines, type CheckedSale, type LineProblem } from "./sale.ts";
import { findClosedMonths, findHolders, type Holder } from "./sale-store.ts";

/** The facts that all sales of a file are checked against. */
type Facts = {
  device: ReadyDevice;
  closedMonths: ReadonlySet<string>;
  fields: ReadSales["fields"];
  read: (document: object) => BulkEntry;
  /** The sales of the file that its credit notes take back, as they would be signed, with the earlier notes of each. */
  sold: Map<string, { document: SaleDocument; earlier: SaleDocument["items"][number][] }>;
  /** Numbers that credit notes of the file name. */
  wanted: ReadonlySet<string | undefined>;
};

/**
 * Checks the sales of a file, credit notes after sales, as they are sent.
 *
 * @throws ServiceError 422 `device_not_ready`
 */
export async function checkSales(
  context: Context,
  sales: readonly FileSale[],
  fields: ReadSales["fields"],
): Promise<CheckedSale[]> {
  const { service, environment } = context;
  const facts: Facts = {
    device: await recallReadyDevice(service.db, context.requireBranch()),
    closedMonths: await findClosedMonths(service.db.knex, environment.id),
    fields,
    read: createReader(context),
    sold: new Map(),
    wanted: new Set(sales.map(({ document }) => document?.original_invoice_no)),
  };
  const checked = new Map<FileSale, CheckedSale>();
  const made = sales.filter(({ document }) => document !== null);
  for (const some of [made.filter(({ is_note }) => !is_note), made.filter(({ is_note }) => is_note)]) {
    for (let start = 0; start < some.length; start += mostInBatch) {
      context.signal.throwIfAborted();
      await context.takeTurn();
      const part = some.slice(start, start + mostInBatch);
      const holders = await holdersOf(context, facts, part);
      // Of two credit notes of a sale, the second one sees the first.
      if (part[0]?.is_note)
        for (const note of part) checked.set(note, await checkOne(context, facts, note, holders));
      else {
        const done = await Promise.all(part.map((sale) => checkOne(context, facts, sale, holders)));
        for (const [index, sale] of part.entries()) {
          const one = done[index];
          if (one) checked.set(sale, one);
        }
      }
    }
  }
  return sales.map((sale) => checked.get(sale) ?? unmade(sale));
}

const ofFile = ({ lines, item_lines, sale_date, customer_name }: FileSale) => ({
  lines,
  item_lines,
  sale_date,
  customer_name,
});

/** A sale whose rows make no document. */
function unmade(sale: FileSale): CheckedSale {
  const { invoice_no, is_note, reasons, lines } = sale;
  return {
    invoice_no,
    is_note,
    state: "problem",
    transaction_id: null,
    body: {
      ...ofFile(sale),
      document: null,
      amounts: null,
      warnings: [],
      problems: reasons.map(({ line, field, problem }) => ({
        line: line ?? lines[0] ?? null,
        column: field ?? null,
        problem,
      })),
    },
  };
}

type Holders = ReadonlyMap<string, Holder>;

/** The transactions that hold numbers of these sales, by type and number. */
async function holdersOf(
  { service, environment, requireBranch }: Context,
  { device }: Facts,
  sales: readonly FileSale[],
): Promise<Holders> {
  const scope = { data_set_id: environment.id, branch_id: requireBranch().id };
  const types = device.training_since === null ? ["sales", "proforma"] : ["sales", "training", "proforma"];
  const numbers = sales.map(({ invoice_no }) => invoice_no);
  const rows = await findHolders(service.db.knex, scope, types, numbers);
  return new Map(rows.map((row) => [`${row.type} ${row.invoice_no}`, row]));
}

async function checkOne(
  context: Context,
  facts: Facts,
  sale: FileSale,
  holders: Holders,
): Promise<CheckedSale> {
  const { invoice_no, is_note, document, lines } = sale;
  if (!document) return unmade(sale);
  const problem = (problems: LineProblem[]): CheckedSale => ({
    invoice_no,
    is_note,
    state: "problem",
    transaction_id: null,
    body: { ...ofFile(sale), document: null, amounts: null, warnings: [], problems },
  });
  const entry = facts.read(document);
  const own = contextOfEntry(context, context.requireBranch(), entry.bytes);
  try {
    const body = (await entry.read()).body as SaleInput;
    const earlier = earlierOf(body, facts, holders);
    if (earlier && "conflict" in earlier)
      return problem([
        { line: lines[0] ?? null, column: facts.fields.invoice_no ?? null, problem: earlier.conflict },
      ]);
    const amounts = earlier ? earlier.amounts : await amountsOf(own, facts, sale, body);
    if (typeof amounts === "string")
      return problem([{ line: lines[0] ?? null, column: facts.fields.sale_date ?? null, problem: amounts }]);
    const warnings = own.warnings.map(({ message }) => ({
      line: lines[0] ?? null,
      column: null,
      // The file has other lines than the document.
      problem: message.replaceAll(
        /items\[(\d+)\]/g,
        (_, index) => `line ${sale.item_lines[Number(index)] ?? ""}`,
      ),
    }));
    return {
      invoice_no,
      is_note,
      state: earlier ? "sent" : "ready",
      transaction_id: earlier ? earlier.id : null,
      body: {
        ...ofFile(sale),
        document,
        amounts,
        problems: [],
        warnings: [...warnings, ...apartWarning(sale)],
      },
    };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status >= 500 || error.code === "device_not_ready")
      throw error;
    const { message, details } = error;
    const errors = details.errors ?? {};
    const named = Object.keys(errors).length > 0 ? errors : { items: [message] };
    return problem(atLines(named, sale, facts.fields));
  }
}

function apartWarning({ apart }: FileSale): LineProblem[] {
  if (!apart) return [];
  const [line = null] = apart;
  const problem = `its rows are not next to each other: lines ${apart.join(" and ")}. If they are different sales, give each its own number`;
  return [{ line, column: null, problem }];
}

/** The submission that holds the number: the same sale, or why it can't have this number. */
function earlierOf(
  body: SaleInput,
  { device }: Facts,
  holders: Holders,
): { id: string; amounts: Amounts } | { conflict: string } | undefined {
  const asked = typeOfKind(body.sale_kind);
  const inTraining =
    asked === "sales" && device.training_since !== null
      ? holders.get(`training ${body.invoice_no}`)
      : undefined;
  const holder = holders.get(`${asked} ${body.invoice_no}`) ?? inTraining;
  // A rejected sale gives its number free.
  if (!holder || (holder.status === "failed" && holder.next_retry_at === null)) return undefined;
  const hashOf = (sale: SaleInput) => contentHash(normalizeSale(sale, device.profile));
  if (hashOf(holder.request as SaleInput) === hashOf(body))
    return { id: holder.id, amounts: { total_amount: holder.total_amount, tax_amount: holder.tax_amount } };
  const held = holder.receipt_no === null ? "was submitted" : `has receipt ${holder.receipt_no}`;
  return {
    conflict: `${body.invoice_no} ${held} with other content. Undo the change, or correct the sale with a credit note; another sale needs a number of its own`,
  };
}

/** The amounts to sign, or why the month takes no more sales. */
async function amountsOf(
  own: Context,
  facts: Facts,
  { invoice_no, is_note }: FileSale,
  body: SaleInput,
): Promise<Amounts | string> {
  const month = body.sale_date.slice(0, 6);
  if (!isLocal(typeOfKind(body.sale_kind)) && facts.closedMonths.has(month))
    return `is in ${shownMonth(month)}, which is closed: use another month, or have the owner reopen it`;
  const original = body.original_invoice_no;
  const sold = is_note && original !== undefined ? facts.sold.get(original) : undefined;
  if (sold) return noteOf(own, body, sold);
  const { document } = await previewSale(own, body);
  if (!is_note && facts.wanted.has(invoice_no)) facts.sold.set(invoice_no, { document, earlier: [] });
  return sumOf(document.items);
}

const sumOf = (items: SaleDocument["items"]): Amounts => {
  const { total_amount, tax_amount } = sumLines(items);
  return { total_amount: money.toDb(total_amount), tax_amount: money.toDb(tax_amount) };
};

/** A credit note of a sale that the file has itself: its share, less what earlier notes of the file take. */
async function noteOf(
  own: Context,
  body: SaleInput,
  sold: { document: SaleDocument; earlier: SaleDocument["items"][number][] },
): Promise<Amounts> {
  const { document } = await prepareSale(own, body);
  const { profile } = await recallReadyDevice(own.service.db, own.requireBranch());
  const problems = new Problems(body.items);
  const { foreign, items } = sold.document;
  const credited = { sold: items, earlier: sold.earlier, exchange_rate: foreign?.exchange_rate, profile };
  const signed = signCreditLines(credited, document.items, body, problems);
  if (problems.any)
    throw new ServiceError(422, "validation_failed", "The credit note can't be made", {
      errors: problems.errors,
    });
  sold.earlier.push(...signed);
  return sumOf(signed);
}
