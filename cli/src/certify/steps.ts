// Submitting the set: each step has its own number, so a repeated step is never done twice.
import { setTimeout as delay } from "node:timers/promises";
import type { ImportItem, Taxctl } from "@taxctl/sdk";
import { processBody } from "@taxctl/sdk/reconcile";
import { control, knownFaults, type SimulatedUnit } from "../dev/simulator.ts";
import { isServiceFailure } from "../failures/describe.ts";
import { Failure } from "../failures/failure.ts";
import { reasonText } from "../failures/reasons.ts";
import { newItem } from "../imports/work.ts";
import { KnownCodes } from "../items/authority-codes.ts";
import { concernsAll, outcomeOf, rejectionReasons } from "../transactions/outcome.ts";
import { adjustmentBody, documentNumber, openingBody, purchaseBody, saleBody } from "./bodies.ts";
import { checkStock } from "./check-stock.ts";
import { customs } from "./classes.ts";
import { findRecord, ordinary } from "./customs-record.ts";
import { ensureItem, itemStep, registerItems, stockOf } from "./register.ts";
import { failed, leftToDo, passed } from "./rows.ts";
import type { CertifyRun, Files } from "./script.ts";
import type { SetDocument } from "./set.ts";

type Submit = (client: Taxctl) => PromiseLike<{ transaction_id: string; status?: string }>;

/** Runs all steps in order, and continues after the last step of an earlier run. Returns the files of the country's own steps. */
export async function runSteps(run: CertifyRun): Promise<Files> {
  if (!(await registerItems(run))) return new Map();
  const { script, signal } = run;
  const opening = openingBody(run);
  await step(run, "opening", "Opening stock", opening.sar_no, opening, (client) =>
    client.stock.createMovement(opening, { signal }),
  );
  const bought = purchaseBody(run);
  await step(run, "purchase", "Purchase", bought.invoice_no, bought, (client) =>
    client.purchases.create(bought, { signal }),
  );
  for (const document of script.set.documents) await submitDocument(run, document);
  const adjusted = adjustmentBody(run);
  await step(run, "adjustment", "Stock adjustment", adjusted.sar_no, adjusted, (client) =>
    client.stock.createMovement(adjusted, { signal }),
  );
  await importRecord(run);
  await checkFollowUps(run);
  await checkStock(run);
  return (await script.more?.(run)) ?? new Map();
}

/** Submits once, and keeps the result. The row of a step that is done is passed again without a call. */
async function step(run: CertifyRun, key: string, row: string, number: string, body: object, submit: Submit) {
  const { client, state, timeoutMs, signal } = run;
  if (!state.done[key]) {
    const earlier = state.rejected[key];
    const send = () => (earlier ? client.transactions.retry(earlier, {}, { signal }) : submit(client));
    const outcome = await outcomeOf(client, send, { timeoutMs, signal });
    run.log(`${row} ${number}: ${outcome.status}${outcome.reason ? `, ${outcome.reason}` : ""}`);
    if (outcome.status !== "success") {
      if (outcome.status === "failed") state.rejected[key] = outcome.transaction_id;
      await run.save();
      return run.onRow(failed(row, number, outcome.reason || outcome.status));
    }
    delete state.rejected[key];
    state.done[key] = { transaction_id: outcome.transaction_id, number, body };
    await run.save();
  }
  run.onRow(passed(row, number, "accepted by the control unit"));
}

async function submitDocument(run: CertifyRun, document: SetDocument): Promise<void> {
  const { client, state, signal } = run;
  const body = saleBody(document, run);
  const row = document.credits ? "Credit note" : "Invoice";
  if (document.credits && !state.done[document.credits])
    return run.onRow(failed(row, body.invoice_no, "the invoice that it credits was not accepted"));
  if (document.isRepeated) await interruptOnce(run, document);
  const submit = (): ReturnType<Submit> => client.sales.create(body, { signal });
  await step(run, document.key, `${row}: ${document.shows}`, body.invoice_no, body, submit);
  if (document.isRepeated && state.done[document.key]) await checkRetried(run, document);
}

/** Makes a simulated unit give no response in time. A real unit can't be made to. */
async function interruptOnce(run: CertifyRun, document: SetDocument): Promise<void> {
  const { client, state, simulator, signal } = run;
  if (!simulator || state.done[document.key]) return;
  const query = { invoice_no: documentNumber(document, run), branch_id: state.branch };
  const { data } = await client.transactions.list(query, { signal });
  if (data.length > 0) return;
  const fault = { fault: "outage", times: 1, path: "saveSales", params: { kind: "504" } };
  await control(simulator, "POST", "faults", fault);
}

const repeated = "Same receipt after a second submission";

/** The number is submitted once more: the first receipt comes back, and the unit accepted one call. */
async function checkRetried(run: CertifyRun, document: SetDocument): Promise<void> {
  const { client, state, signal } = run;
  const body = saleBody(document, run);
  const first = state.done[document.key]?.transaction_id ?? "";
  try {
    const callsOf = async () =>
      (await client.transactions.attempts(first, {}, { signal }).toArray()).filter(
        ({ kind }) => kind === "sale",
      );
    const before = await callsOf();
    const again = await client.sales.create(body, { signal });
    const receipt = await client.transactions.receipt(first, {}, { signal });
    const sales = await callsOf();
    const accepted = sales.filter(({ outcome }) => outcome === "accepted").length;
    const isSame =
      again.transaction_id === first &&
      again.receipt_no === receipt.receipt_no &&
      accepted <= 1 &&
      sales.length === before.length;
    const lost = sales.filter(({ outcome }) => outcome === "unknown").length;
    const detail = `calls to the unit: ${sales.length}, of which ${lost} timed out and ${accepted} accepted; the second submission called the unit no more, and returned the same transaction and receipt number ${receipt.receipt_no}`;
    for (const { sent_at, outcome, http_status } of sales.toSorted((one, other) =>
      one.sent_at.localeCompare(other.sent_at),
    ))
      await run.logOnce(
        `Call to the unit for ${body.invoice_no}, sent ${sent_at}: ${outcome === "unknown" ? "time-out" : outcome}, HTTP ${http_status ?? "none"}`,
      );
    run.onRow(
      isSame
        ? passed(repeated, body.invoice_no, detail)
        : failed(repeated, body.invoice_no, "the two receipts differ"),
    );
  } catch (error) {
    if (!isServiceFailure(error) || concernsAll(error)) throw error;
    run.onRow(failed(repeated, body.invoice_no, reasonText(rejectionReasons(error))));
  }
}

const importStep = "Customs record approved";

/** Approves one waiting customs record as a new item. */
async function importRecord(run: CertifyRun): Promise<void> {
  const { client, state, signal } = run;
  try {
    if (!state.customs && !state.done.import) {
      const record = await findRecord(run);
      if (!record) {
        const detail = "no record waits: ask the authority for one, then run the command again";
        return run.onRow(leftToDo(importStep, "", detail));
      }
      const item_class_code = state.classes[customs];
      if (item_class_code === undefined)
        return run.onRow(failed(importStep, "", "no class is chosen for its item: run the command again"));
      const name = ordinary(record.item_name);
      const item = await importedItem(record, { name, item_class_code }, run);
      const before = await stockOf(item.item_code, run);
      state.customs = { record, before, ...item };
      await run.save();
      run.log(`${itemStep} ${item.item_code}: ${name}`);
    }
    if (!state.customs) return;
    const { record, item_code } = state.customs;
    run.onRow(passed(itemStep, item_code, ordinary(record.item_name)));
    const body = { branch_id: state.branch, ...processBody(record, {}, item_code) };
    await step(run, "import", importStep, record.declaration_number, body, () =>
      client.imports.process(body, { signal }),
    );
  } catch (error) {
    if (!isServiceFailure(error) || concernsAll(error)) throw error;
    run.onRow(failed(importStep, "", reasonText(rejectionReasons(error))));
  }
}

/** A sales price with tax in whole units of the currency, 60 % above the value at customs. */
function salesPrice(record: ImportItem): number {
  const { invoice_foreign_currency_amount: amount, invoice_foreign_currency_exchange_rate: rate } = record;
  return Math.max(1, Math.ceil(((amount ?? 0) * (rate ?? 1) * 1.6) / record.quantity));
}

/** The item of a customs record; a run that was stopped has registered it already. */
async function importedItem(
  record: ImportItem,
  { name, item_class_code }: { name: string; item_class_code: string },
  run: CertifyRun,
) {
  const { client, state, signal } = run;
  const work = {
    action: "create",
    item_code: "",
    item_name: name,
    item_class_code,
    tax_type: run.script.set.importTax,
    default_price: salesPrice(record),
  } as const;
  const known = new KnownCodes(client, { branch: state.branch, environment: "sandbox" }, signal);
  const body = { branch_id: state.branch, item_type: "2" as const, ...(await newItem(record, work, known)) };
  return ensureItem(body, run);
}

const followUps = "Stock reported to the unit";

/** Stock movements follow each document: waits until the unit has accepted them. */
async function checkFollowUps(run: CertifyRun): Promise<void> {
  const { client, state, timeoutMs, signal } = run;
  const deadline = performance.now() + timeoutMs;
  for (const { transaction_id, number } of Object.values(state.done)) {
    for (;;) {
      const { follow_ups } = await client.transactions.get(transaction_id, { signal });
      const [open] = follow_ups;
      if (!open) break;
      if (open.state === "rejected" || performance.now() > deadline) {
        run.onRow(failed(followUps, number, `${open.reason} ${open.remedy}`.trim()));
        return;
      }
      await delay(250, undefined, { signal });
    }
  }
  run.onRow(passed(followUps, "", "every movement was reported to the unit"));
}

/** The simulated unit at a URL; `undefined` for a real one. */
export async function simulatorAt(unit: SimulatedUnit): Promise<SimulatedUnit | undefined> {
  try {
    return (await knownFaults(unit)).length > 0 ? unit : undefined;
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
