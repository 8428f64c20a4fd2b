// One step of a certification: it has its own number, so a repeated step is never done twice.
import type { Taxctl } from "@taxctl/sdk";
import { outcomeOf } from "../transactions/outcome.ts";
import { failed, passed } from "./rows.ts";
import type { CertifyRun } from "./script.ts";

export type Submit = (client: Taxctl) => PromiseLike<{ transaction_id: string; status?: string }>;

/** Submits once, and keeps the result. The row of a step that is done is passed again without a call. */
export async function step(
  run: CertifyRun,
  key: string,
  row: string,
  number: string,
  body: object,
  submit: Submit,
  accepted = "accepted by the control unit",
) {
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
  run.onRow(passed(row, number, accepted));
}
