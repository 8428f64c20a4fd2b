// What a run over a file remembers of earlier runs, and how it counts what it did.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { pathsFor } from "../../../cli/src/sales-file/run-files.ts";
import { recall, State } from "../../../cli/src/sales-file/state.ts";
import { type Ended, summarize } from "../../../cli/src/sales-file/summary.ts";
import { caught } from "../../support/caught.ts";

describe("The files of a run", () => {
  const pathsOf = (input: string, flags: Parameters<typeof pathsFor>[2] = {}, isResultFile = false) =>
    Object.values(pathsFor(input, "csv", flags, isResultFile));

  it("stand next to the input, and a result file is its own", () => {
    expect(pathsOf("may/sales.csv")).to.deep.equal(["may/sales.results.csv", "may/sales.state.jsonl"]);
    expect(pathsOf("sales.results.csv", {}, true)).to.deep.equal(["sales.results.csv", "sales.state.jsonl"]);
    expect(pathsOf("sales.csv", { results: "out.csv" })).to.deep.equal(["out.csv", "out.state.jsonl"]);
    expect(pathsOf("sales.csv", { state: "s.jsonl" })).to.deep.equal(["sales.results.csv", "s.jsonl"]);
  });

  it("are none of standard input, unless they are named", () => {
    expect(pathsOf("-")).to.deep.equal([undefined, undefined]);
    expect(pathsOf("-", { results: "out.csv" })).to.deep.equal(["out.csv", "out.state.jsonl"]);
  });
});

describe("A state file", () => {
  it("keeps a receipt when a later line says otherwise, and replaces a failure", async () => {
    const folder = await mkdtemp(join(tmpdir(), "taxctl-state-"));
    const path = join(folder, "state.jsonl");
    const kept = { original_invoice_no: "", content: "c" };
    const entries = [
      { invoice: "1", status: "success", reasons: [], ...kept },
      { invoice: "1", status: "failed", reasons: [{ problem: "late" }], ...kept },
      { invoice: "2", status: "failed", reasons: [{ problem: "early" }], ...kept },
      { invoice: "2", status: "success", reasons: [], ...kept },
    ];
    await writeFile(path, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(""));
    const { invoices } = await recall(path);
    expect([...invoices.values()].map(({ status }) => status)).to.deep.equal(["success", "success"]);
    await rm(folder, { recursive: true });
  });

  it("has its entries in the order in which they were kept, however many at a time", async () => {
    const folder = await mkdtemp(join(tmpdir(), "taxctl-state-"));
    const path = join(folder, "state.jsonl");
    const scope = { base_url: "http://127.0.0.1", environment: "sandbox", branch: "00" } as const;
    const state = await State.open(path, await recall(path), scope);
    const codes = Array.from({ length: 300 }, (_, at) => `C${at}`);
    const kept = codes.map((code) => state.keepItem(code, `item of ${code}`));
    await state.close();
    await Promise.all(kept);
    const [first, ...entries] = (await readFile(path, "utf8")).trimEnd().split("\n");
    expect(JSON.parse(first ?? "")).to.deep.equal({ taxctl_state: 1, ...scope });
    expect(entries.map((entry) => JSON.parse(entry).item)).to.deep.equal(codes);
    const { items } = await recall(path);
    expect([items.size, items.get("C299")]).to.deep.equal([300, "item of C299"]);
    await rm(folder, { recursive: true });
  });

  it("belongs to one service and branch", async () => {
    const folder = await mkdtemp(join(tmpdir(), "taxctl-state-"));
    const path = join(folder, "state.jsonl");
    const scope = { base_url: "http://127.0.0.1", environment: "sandbox", branch: "00" } as const;
    await (await State.open(path, await recall(path), scope)).close();
    const reopen = async (other: object) => State.open(path, await recall(path), { ...scope, ...other });
    for (const other of [{ base_url: "http://127.0.0.2" }, { environment: "live" }, { branch: "01" }])
      expect(await caught(reopen(other))).to.have.property(
        "message",
        `${path} belongs to http://127.0.0.1 (sandbox, branch 00)`,
      );
    await (await reopen({})).close();
    expect((await readFile(path, "utf8")).trimEnd().split("\n")).to.have.lengthOf(1);
    await rm(folder, { recursive: true });
  });
});

describe("Summary of a run", () => {
  it("counts each status, and receipts that were lost among those that succeeded", () => {
    const end = (status: Ended["status"], ...problems: string[]): Ended => ({
      invoiceNo: "1",
      status,
      reasons: problems.map((problem) => ({ problem })),
    });
    const statuses = ["differs", "failed", "invalid", "pending", "unsent"] as const;
    const others = statuses.flatMap((status, at) =>
      Array.from({ length: at + 1 }, () => end(status, "because")),
    );
    const summary = summarize({
      ended: [end("success"), end("success"), end("success", "the receipt was lost"), ...others],
      rowsIn: 40,
      doneBefore: 1,
      droppedRows: 2,
      itemsRegistered: 3,
      unusualTins: 2,
      total: { total_amount: 116, tax_amount: 16 },
      tookMs: 1_260,
      readAs: undefined,
    });
    expect(summary).to.include({
      rows_in: 40,
      invoices_in: 18,
      receipts_out: 3,
      receipts_lost: 1,
      done_before: 1,
      differs: 1,
      failed: 2,
      invalid: 3,
      pending: 4,
      unsent: 5,
      dropped_rows: 2,
      items_registered: 3,
      unusual_tins: 2,
      total_amount: 116,
      tax_amount: 16,
      took_s: 1.3,
    });
    expect(summary).not.to.have.property("read_as");
  });
});
