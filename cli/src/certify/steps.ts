// Submitting the set, in order.
import { setTimeout as delay } from "node:timers/promises";
import type { ImportItem } from "@taxctl/sdk";
import { processBody } from "@taxctl/sdk/reconcile";
import { isServiceFailure } from "../failures/describe.ts";
import { reasonText } from "../failures/reasons.ts";
import { newItem } from "../imports/work.ts";
import { KnownCodes } from "../items/authority-codes.ts";
import { concernsAll, rejectionReasons } from "../transactions/outcome.ts";
import { adjustmentBody, openingBody, purchaseBody } from "./bodies.ts";
import { checkStock } from "./check-stock.ts";
import { customs } from "./classes.ts";
import { findRecord, ordinary } from "./customs-record.ts";
import { submitDocuments } from "./documents.ts";
import { ensureItem, itemStep, registerItems, stockOf } from "./register.ts";
import { failed, leftToDo, passed } from "./rows.ts";
import type { CertifyRun, Files } from "./script.ts";
import { step } from "./step.ts";

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
  await submitDocuments(run);
  const adjusted = adjustmentBody(run);
  await step(run, "adjustment", "Stock adjustment", adjusted.sar_no, adjusted, (client) =>
    client.stock.createMovement(adjusted, { signal }),
  );
  await importRecord(run);
  await checkFollowUps(run);
  await checkStock(run);
  return (await script.more?.(run)) ?? new Map();
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
