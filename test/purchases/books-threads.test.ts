// The threads that read and match books: kept for the next job, ended alone when a job takes too long.
import type { Worker } from "node:worker_threads";
import { emptyMapping } from "@taxctl/sdk/books";
import { expect } from "chai";
import { runJob } from "../../server/src/reconciliations/threads.ts";

/** Books of as many purchases as asked for. */
const fileOf = (purchases: number) =>
  Buffer.from(
    `number,date,supplier_tin,taxable,tax,total\n${"INV-1,2026-03-10,P051234567B,100,16,116\n".repeat(purchases)}`,
  );
const job = {
  file: fileOf(1),
  name: "books.csv",
  mapping: { ...emptyMapping(), date_format: "yyyy-mm-dd", decimal_comma: false },
  delimiter: ",",
  encoding: "utf-8",
};

/** The threads that `work` starts. */
async function threadsOf(work: () => Promise<unknown>): Promise<number> {
  const started: Worker[] = [];
  const note = (thread: Worker) => started.push(thread);
  process.on("worker", note);
  try {
    await work();
  } finally {
    process.off("worker", note);
  }
  return started.length;
}

describe("a thread for books", () => {
  it("does the next job, too", async () => {
    const read = () => runJob("read", job);
    await read();
    expect(await threadsOf(read)).to.equal(0);
    expect(await read()).to.include({ documents: 1 });
  });

  it("is one of two at most, however many jobs there are", async () => {
    const results: { documents: number }[] = [];
    const all = async () =>
      results.push(...(await Promise.all(Array.from({ length: 6 }, () => runJob("read", job)))));
    expect(await threadsOf(all)).to.be.within(0, 2);
    expect(results.map(({ documents }) => documents)).to.deep.equal([1, 1, 1, 1, 1, 1]);
  });

  it("ends alone when its job takes longer than the limit, and the others have their results", async () => {
    // Hundreds of times longer than the limit: a thread that is warm reads a short file at once.
    const long = { ...job, file: fileOf(20_000) };
    const [late, inTime] = await Promise.allSettled([runJob("read", long, 1), runJob("read", job)]);
    expect(late.status === "rejected" && late.reason).to.include({ status: 422, code: "books_unreadable" });
    expect(late.status === "rejected" && late.reason.message).to.equal(
      "Reading and matching the books takes more time or memory than the service allows. " +
        "Upload the books of a shorter period, or of one branch.",
    );
    expect(inTime.status === "fulfilled" && inTime.value).to.include({ documents: 1 });
    expect(await runJob("read", job)).to.include({ documents: 1 });
  });

  it("survives a job that fails", async () => {
    const wrong = { ...job, file: Buffer.from("number,date\nINV-1,2026-03-10") };
    const failed = async () => {
      const reason = await runJob("read", wrong).catch((error) => error);
      expect(reason).to.include({ status: 422, code: "books_unreadable" });
    };
    await runJob("read", job);
    expect(await threadsOf(failed)).to.equal(0);
    expect(await runJob("read", job)).to.include({ documents: 1 });
  });
});
