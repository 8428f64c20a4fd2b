// Submitting the documents of the set: twice, in training, or while the unit is away, where the set says so.
import { setTimeout as delay } from "node:timers/promises";
import { control } from "../dev/simulator.ts";
import { isServiceFailure } from "../failures/describe.ts";
import { reasonText } from "../failures/reasons.ts";
import { concernsAll, rejectionReasons } from "../transactions/outcome.ts";
import { documentNumber, saleBody } from "./bodies.ts";
import { failed, leftToDo, passed } from "./rows.ts";
import type { CertifyRun } from "./script.ts";
import type { SetDocument } from "./set.ts";
import { type Submit, step } from "./step.ts";

export async function submitDocuments(run: CertifyRun): Promise<void> {
  const { documents } = run.script.set;
  if (documents.every(({ kind }) => kind !== "training")) {
    for (const document of documents) await submitDocument(run, document);
    return;
  }
  try {
    for (const document of documents) {
      if (!run.state.done[document.key]) await setTraining(run, document.kind === "training");
      await submitDocument(run, document);
    }
  } finally {
    await setTraining(run, false);
  }
}

/** Training is a mode of the device. A run that was stopped may have left it on. */
async function setTraining({ client, device, log }: CertifyRun, training: boolean): Promise<void> {
  const { training_since } = await client.devices.get(device.bhf_id);
  if ((training_since !== null) === training) return;
  await client.devices.update(device.bhf_id, { training });
  log(`Training of the device: ${training ? "on" : "off"}`);
}

async function submitDocument(run: CertifyRun, document: SetDocument): Promise<void> {
  const { client, state, signal, script } = run;
  const { invoice_no, ...body } = saleBody(document, run);
  const row = rowOf(document, script);
  if (document.credits && !state.done[document.credits])
    return run.onRow(failed(row, invoice_no, "the invoice that it credits was not accepted"));
  if (document.isRepeated) await interruptOnce(run, document);
  if (document.isAway) await submitAway(run, document);
  const submit = (): ReturnType<Submit> => client.sales.create({ invoice_no, ...body }, { signal });
  const accepted = document.kind ? "stored without the control unit" : undefined;
  await step(run, document.key, row, invoice_no, { invoice_no, ...body }, submit, accepted);
  if (document.isRepeated && state.done[document.key]) await checkRetried(run, document);
}

/** `Invoice: exempt only, card` */
function rowOf({ kind, credits, shows }: SetDocument, { credit }: CertifyRun["script"]): string {
  const documentType =
    kind === "proforma" ? "quotation" : kind ? `training document` : credits ? credit : "invoice";
  return `${documentType.charAt(0).toUpperCase()}${documentType.slice(1)}: ${shows}`;
}

const noReceipt = "No receipt while the unit is away";

/** Submits while a simulated unit does not respond: until it does, there is no receipt. */
async function submitAway(run: CertifyRun, document: SetDocument): Promise<void> {
  const { client, state, simulator, signal } = run;
  const body = saleBody(document, run);
  if (!simulator) {
    const detail =
      "disconnect the unit, submit a sale, and see that it gets no receipt until the unit responds";
    return run.onRow(leftToDo(noReceipt, "", detail));
  }
  if (!state.away && !state.done[document.key]) {
    await control(simulator, "POST", "faults", { fault: "outage", times: "always", path: "saveSales" });
    try {
      const { transaction_id } = await client.sales.create(body, { async: true, signal });
      await untilCalled(run, transaction_id);
      state.away = await client.transactions.receipt(transaction_id, {}, { signal }).then(
        ({ receipt_no }) => `receipt ${receipt_no}`,
        (error: unknown) => {
          if (isServiceFailure(error) && error.code === "no_receipt") return "";
          throw error;
        },
      );
      await run.save();
    } finally {
      await control(simulator, "DELETE", "faults");
    }
  }
  if (state.away) return run.onRow(failed(noReceipt, body.invoice_no, `the service gave ${state.away}`));
  run.onRow(passed(noReceipt, body.invoice_no, "the service gave none until the unit had signed"));
}

/** Waits until the unit was called for a transaction. */
async function untilCalled({ client, timeoutMs, signal }: CertifyRun, id: string): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    const { data } = await client.transactions.attempts(id, { per_page: 1 }, { signal });
    if (data.some(({ outcome, duration_ms }) => outcome === "unknown" && duration_ms !== null)) return;
    await delay(100, undefined, { signal });
  }
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
