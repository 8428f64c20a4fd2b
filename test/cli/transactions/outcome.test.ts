// The outcome of one submitted document, by the service's response.
import { expect } from "chai";
import { outcomeOf } from "../../../cli/src/transactions/outcome.ts";
import { Taxctl } from "../../../sdk/src/index.ts";

const client = new Taxctl({ apiKey: `txs_${"x".repeat(40)}`, baseUrl: "http://127.0.0.1:9/api/v1" });

function failing(code: string, message: string): () => Promise<never> {
  const details = { status: 422, code, retryable: false, transactionId: "t-1" };
  return () => Promise.reject(Object.assign(new Error(message), details));
}

describe("the outcome of a submission", () => {
  it("is pending while numbering has stopped, with the command that starts it again", async () => {
    const message =
      "INV-1 is stored and will be sent later. Numbering has stopped: `taxd numbers set 1 live 00 sales NEXT`.";
    // It would wait for a minute, and nothing listens there.
    const outcome = await outcomeOf(client, failing("lane_stopped", message), { timeoutMs: 60_000 });
    expect(outcome).to.deep.equal({
      status: "pending",
      transaction_id: "t-1",
      receipt_no: "",
      reason: message,
    });
  });

  it("is invalid where the service rejects the document", async () => {
    const outcome = await outcomeOf(client, failing("credit_exceeds_original", "Too much"), { timeoutMs: 0 });
    expect(outcome).to.include({ status: "invalid" });
  });
});
