// The processes that read and match books: one for each job, ended alone when it takes too long or too much.
import type { ChildProcess } from "node:child_process";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { readFileSync } from "node:fs";
import { emptyMapping } from "@taxctl/sdk/books";
import { expect } from "chai";
import { runJob } from "../../../server/src/modules/reconciliations/run-job.ts";

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
  side: "books" as const,
};

const one = { accountId: 1 };

/** Tells `note` of each process that `work` starts. */
async function watch<Result>(
  work: () => Promise<Result>,
  note: (child: ChildProcess) => void,
): Promise<Result> {
  const started = (message: unknown) => note((message as { process: ChildProcess }).process);
  subscribe("child_process", started);
  try {
    return await work();
  } finally {
    unsubscribe("child_process", started);
  }
}

const tooMuch =
  "Reading and matching the books takes more than 120 seconds or 256 MB, as much as the service allows. " +
  "Upload the books of a shorter period, or of one branch.";

describe("a process for books", () => {
  it("is one of two at most, however many accounts have jobs", async () => {
    const codes: unknown[] = [];
    let most = 0;
    let now = 0;
    const all = () => Promise.all([1, 2, 3, 4, 5, 6].map((accountId) => runJob({ accountId }, "read", job)));
    const results = await watch(all, (child) => {
      now += 1;
      most = Math.max(most, now);
      child.once("exit", (code) => {
        now -= 1;
        codes.push(code);
      });
    });
    expect(results.map(({ documents }) => documents)).to.deep.equal([1, 1, 1, 1, 1, 1]);
    expect(most).to.equal(2);
    expect(codes).to.deep.equal([0, 0, 0, 0]);
  });

  it("does its account's next job too, and no other account's", async () => {
    const started: ChildProcess[] = [];
    const jobs = async () => {
      for (const accountId of [11, 11, 12, 12, 11, 13, 12]) await runJob({ accountId }, "read", job);
    };
    await watch(jobs, (child) => started.push(child));
    // The third account's takes the room of the second's, which has waited longest, and the second's then that of the first's.
    expect(started).to.have.length(4);
  });

  it("doesn't keep the service running while it waits", async () => {
    const handles = () =>
      process.getActiveResourcesInfo().filter((kind) => kind === "ProcessWrap" || kind === "PipeWrap");
    const before = handles();
    await runJob({ accountId: 21 }, "read", job);
    expect(handles()).to.deep.equal(before);
  });

  it("that can't be started fails its job alone, and takes nobody's place", async () => {
    const program = process.execPath;
    process.execPath = "/nowhere/node";
    try {
      for (const accountId of [31, 32, 33]) {
        const reason = await runJob({ accountId }, "read", job).catch((error) => error);
        expect(reason).to.include({ code: "ENOENT" });
      }
    } finally {
      process.execPath = program;
    }
    expect(await runJob({ accountId: 34 }, "read", job)).to.include({ documents: 1 });
  });

  it("gets nothing of the service's environment", async () => {
    process.env.TAXD_SECRET_OF_TEST = "secret";
    try {
      let environment: string | undefined;
      await watch(
        () => runJob(one, "read", job),
        (child) =>
          child.once("spawn", () => (environment = readFileSync(`/proc/${child.pid}/environ`, "utf8"))),
      );
      expect(environment).to.be.a("string").and.not.contain("TAXD_");
    } finally {
      delete process.env.TAXD_SECRET_OF_TEST;
    }
  });

  it("ends alone when its job takes longer than the limit, and the others have their results", async () => {
    // Hundreds of times longer than the limit.
    const long = { ...job, file: fileOf(20_000) };
    const [late, inTime] = await Promise.allSettled([
      runJob(one, "read", long, 1),
      runJob({ accountId: 2 }, "read", job),
    ]);
    expect(late.status === "rejected" && late.reason).to.include({ status: 422, code: "books_unreadable" });
    expect(late.status === "rejected" && late.reason.message).to.equal(tooMuch);
    expect(inTime.status === "fulfilled" && inTime.value).to.include({ documents: 1 });
    expect(await runJob(one, "read", job)).to.include({ documents: 1 });
  });

  it("ends alone when it needs more memory than the limit, and the others have their results", async () => {
    // Millions of lists: little to send, and much to hold.
    const uploaded = Array.from({ length: 60 }, () => `[${"[],".repeat(200_000)}[]]`);
    const about = { period: {}, hasBranches: false, options: { maxDays: 10 } };
    const greedy = { authority: [], uploaded, decisions: [], about };
    const [failed, inTime] = await Promise.allSettled([
      runJob(one, "match", greedy),
      runJob({ accountId: 2 }, "read", job),
    ]);
    expect(failed.status === "rejected" && failed.reason).to.include({ status: 422, message: tooMuch });
    expect(inTime.status === "fulfilled" && inTime.value).to.include({ documents: 1 });
    expect(await runJob(one, "read", job)).to.include({ documents: 1 });
  });

  it("ends with the caller of its job, and the account's next job runs", async () => {
    const gone = new AbortController();
    const reading = runJob({ ...one, signal: gone.signal }, "read", { ...job, file: fileOf(49_000) });
    const next = runJob(one, "read", job);
    await runJob({ accountId: 2 }, "read", job);
    gone.abort();
    expect(await reading.catch((error: Error) => error.name)).to.equal("AbortError");
    expect(await next).to.include({ documents: 1 });
  });

  it("says what is wrong with a file, and the next job runs", async () => {
    const wrong = { ...job, file: Buffer.from("number,date\nINV-1,2026-03-10") };
    const reason = await runJob(one, "read", wrong).catch((error) => error);
    expect(reason).to.include({ status: 422, code: "books_unreadable" });
    expect(await runJob(one, "read", job)).to.include({ documents: 1 });
  });

  it("says what failed where the fault is no file's", async () => {
    const reason = await runJob(one, "match", { uploaded: ["{"] } as never).catch((error) => error);
    expect(reason).to.not.have.property("status");
    expect(reason.message).to.contain("a job on a file failed: SyntaxError");
    expect(await runJob(one, "read", job)).to.include({ documents: 1 });
  });
});
