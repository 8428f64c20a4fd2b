// Waiting for many stored sales: one is waited for, and the list of signed sales has the others.
import type { Taxctl } from "@taxctl/sdk";
import { expect } from "chai";
import { StoredOutcomes } from "../../../cli/src/sales-file/stored-outcomes.ts";

type Listed = { transaction_id: string; receipt_no: string | null };

/** A service that lists these sales, newest first, and signs those that are waited for, or not in time. */
function serviceOf(listed: readonly Listed[], late: readonly string[] = []) {
  const seen = { waited: [] as string[], reads: 0, rows: 0 };
  const transactions = {
    async *list() {
      seen.reads += 1;
      for (const row of listed) {
        seen.rows += 1;
        yield row;
      }
    },
    async waitFor(transaction_id: string) {
      seen.waited.push(transaction_id);
      if (late.includes(transaction_id))
        throw Object.assign(new Error("late"), { name: "TimeoutError", code: "timeout", retryable: true });
      return { transaction_id, status: "success", receipt_no: `waited ${transaction_id}`, response_data: {} };
    },
  };
  return { seen, client: { transactions } as unknown as Taxctl };
}

const listedOf = (...ids: string[]): Listed[] =>
  ids.map((transaction_id) => ({ transaction_id, receipt_no: `listed ${transaction_id}` }));

/** The endings of sales that are waited for at the same time, as status and receipt. */
async function endings(client: Taxctl, ids: readonly string[], timeoutMs = 60_000): Promise<string[]> {
  const outcomes = new StoredOutcomes(client, ids);
  const ended = await Promise.all(ids.map((id) => outcomes.endingOf(id, { timeoutMs })));
  return ended.map(({ status, receipt_no }) => `${status} ${receipt_no}`.trim());
}

describe("the outcomes of stored sales", () => {
  it("are waited for once, and then read from the list", async () => {
    const { client, seen } = serviceOf(listedOf("t4", "t3", "t2"));
    expect(await endings(client, ["t2", "t3", "t4"])).to.deep.equal([
      "success waited t2",
      "success listed t3",
      "success listed t4",
    ]);
    expect(seen).to.deep.equal({ waited: ["t2"], reads: 1, rows: 3 });
  });

  it("are not asked for without waiting", async () => {
    const { client, seen } = serviceOf(listedOf("t2"));
    expect(await endings(client, ["t1", "t2"], 0)).to.deep.equal(["pending", "pending"]);
    expect(seen).to.deep.equal({ waited: [], reads: 0, rows: 0 });
  });

  it("are given up together when one is late and nothing else was signed meanwhile", async () => {
    const { client, seen } = serviceOf([], ["t1"]);
    expect(await endings(client, ["t1", "t2", "t3"])).to.deep.equal(["pending", "pending", "pending"]);
    expect(seen).to.deep.equal({ waited: ["t1"], reads: 1, rows: 0 });
  });

  it("are waited for further when one is late and others were signed meanwhile", async () => {
    const { client, seen } = serviceOf(listedOf("t3"), ["t1"]);
    expect(await endings(client, ["t1", "t2", "t3"])).to.deep.equal([
      "pending",
      "success waited t2",
      "success listed t3",
    ]);
    expect(seen.waited).to.deep.equal(["t1", "t2"]);
  });

  it("are the transaction's where the list has no receipt", async () => {
    const { client, seen } = serviceOf([{ transaction_id: "t2", receipt_no: null }]);
    expect(await endings(client, ["t1", "t2"])).to.deep.equal(["success waited t1", "success waited t2"]);
    expect(seen.reads).to.equal(1);
  });

  it("are looked for back to the oldest of them, past at most a hundred others in a row", async () => {
    const older = serviceOf(listedOf("t3", "t2", "t0", "t0"));
    await endings(older.client, ["t3", "t1", "t2"]);
    expect(older.seen.rows).to.equal(3);
    const others = (count: number) => listedOf(...Array.from({ length: count }, (_, at) => `t2-${at}`));
    const many = serviceOf([
      ...others(99),
      ...listedOf("t3"),
      ...others(99),
      ...listedOf("t2"),
      ...others(150),
    ]);
    expect(await endings(many.client, ["t1", "t2", "t3"])).to.deep.equal([
      "success waited t1",
      "success listed t2",
      "success listed t3",
    ]);
    expect(many.seen.rows).to.equal(99 + 1 + 99 + 1 + 100);
  });

  it("fail with the service, and the next is asked for again", async () => {
    const { client } = serviceOf(listedOf("t2"));
    const outcomes = new StoredOutcomes(
      {
        transactions: { ...client.transactions, waitFor: () => Promise.reject(new Error("broken")) },
      } as never,
      ["t1", "t2"],
    );
    const [first, second] = await Promise.allSettled([
      outcomes.endingOf("t1", { timeoutMs: 60_000 }),
      outcomes.endingOf("t2", { timeoutMs: 60_000 }),
    ]);
    expect(first).to.have.property("status", "rejected");
    expect(second).to.deep.include({ status: "fulfilled" });
  });
});
