// The checker as a program: its exit codes, what it prints, and that it stands alone.
import { execFile } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { goodHistory } from "./example.ts";
import type { Line } from "./format.ts";

const folder = mkdtempSync(join(tmpdir(), "checker-"));

function run(text: string | undefined): Promise<{ code: number; out: string; err: string }> {
  const file = join(folder, "history.jsonl");
  if (text !== undefined) writeFileSync(file, text);
  const parameters = [
    "--no-warnings",
    join(import.meta.dirname, "main.ts"),
    ...(text === undefined ? [] : [file]),
  ];
  return new Promise((resolve) => {
    execFile(process.execPath, parameters, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
}

const textOf = (lines: readonly (Line | object)[]): string =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join("");

describe("node test/checker/main.ts", () => {
  after(() => rmSync(folder, { recursive: true, force: true }));

  it("prints one line of figures and exits with 0", async () => {
    const { code, out, err } = await run(textOf(goodHistory()));
    expect({ code, err }).to.deep.equal({ code: 0, err: "" });
    expect(out).to.equal(
      "example (seed 1): 11 requests, 1 without a response; 6 documents, 5 of them successes; 10 entries of units; 2 deliveries; nothing is wrong\n",
    );
  });

  it("prints each violation with the lines that prove it and exits with 1", async () => {
    const lines = goodHistory().filter(({ kind }) => kind !== "delivery");
    const { code, out } = await run(textOf(lines));
    expect(code).to.equal(1);
    expect(out).to.match(
      /^events: no event told the end of sales INV-2 of branch 00 \(success\) \(lines 7, 8\)$/m,
    );
    expect(out).to.match(/^ {2}7: \{"kind":"request".*INV-2/m);
    expect(out).to.match(/2 violations\n$/);
  });

  it("says that nothing could be judged and exits with 3", async () => {
    const [head, device, ...lines] = goodHistory();
    const only = await run(textOf([head as Line, device as Line]));
    expect(only).to.deep.include({ code: 3, err: "" });
    expect(only.out).to.match(
      /; nothing could be judged: the history says nothing about calls, units or records\n$/,
    );
    // Of a loss, only the records at the end tell.
    const calls = lines.filter(({ kind }) => kind === "request" || kind === "response");
    const endless = [head, ...calls.slice(0, 4)] as Line[];
    const complete = await run(textOf(endless));
    expect(complete.code).to.equal(3);
    expect(complete.out).to.match(
      /; nothing could be judged: the history is complete, and has no records of the end\n$/,
    );
    const partial = await run(textOf([{ ...head, complete: false }, ...calls.slice(0, 4)]));
    expect(partial.code).to.equal(0);
  });

  it("says everything that is wrong with a text, by line, and exits with 2", async () => {
    const lines: object[] = goodHistory();
    lines[1] = { kind: "device", branch: "00" };
    lines[2] = { kind: "guess" };
    Object.assign(lines[3] as object, { status: "200", mood: "good" });
    const { code, out, err } = await run(`${textOf(lines)}{\n`);
    expect({ code, out }).to.deep.equal({ code: 2, out: "" });
    expect(err.split("\n")).to.deep.equal(
      [
        "line 2 lacks tin (text)",
        "line 3 has the unknown kind guess",
        "line 4 has a status that is not number",
        "line 4 has the unknown field mood",
        `line ${lines.length + 1} is not JSON`,
        "",
      ].sort((a, b) => (a === "" ? 1 : b === "" ? -1 : 0)),
    );
  });

  it("says which lines don't belong together", async () => {
    const lines = goodHistory();
    const [head] = lines;
    const last = lines.length;
    const request = { kind: "request", id: "r1", caller: "till", at: 5, method: "GET", path: "/stock" };
    const strange = [
      head as object,
      request,
      { kind: "response", request: "r1", at: 9_000, status: 200 },
      { kind: "response", request: "nobody", at: 1, status: 200 },
      { kind: "response", request: "lost", at: 1, status: 200 },
    ];
    const { code, err } = await run(textOf([...lines, ...strange]));
    expect(code).to.equal(2);
    expect(err).to.equal(
      [
        `line ${last + 1} is a second head`,
        `line ${last + 2} has the id r1 of the request of line 3`,
        `line ${last + 3} responds to r1 again, after line 4`,
        `line ${last + 4} responds to nobody, which is no request`,
        `line ${last + 5} came before its request of line 23`,
        "",
      ].join("\n"),
    );
  });

  it("needs a history", async () => {
    expect(await run(undefined)).to.include({ code: 2, out: "" });
    expect(await run("")).to.include({ code: 2, err: "line 1 is missing: a history has a head\n" });
    expect((await run('{"kind":"device","branch":"00","tin":"P1"}\n')).err).to.equal(
      "line 1 is not the head of a history\n",
    );
  });

  it("imports nothing but node and itself", () => {
    const files = globSync("{,rules/}*.ts", { cwd: import.meta.dirname }).filter(
      (file) => !file.endsWith(".test.ts"),
    );
    const foreign = files.flatMap((file) => {
      const text = readFileSync(join(import.meta.dirname, file), "utf8");
      const from = [...text.matchAll(/(?:^import|\bfrom) "([^"]+)";$/gm)].map(([, path = ""]) => path);
      const isOwn = (path: string): boolean =>
        path.startsWith("node:") ||
        path.startsWith("./") ||
        (file.startsWith("rules/") && /^\.\.\/[\w-]+\.ts$/.test(path));
      return from.filter((path) => !isOwn(path)).map((path) => `${file}: ${path}`);
    });
    expect(files.length).to.be.greaterThan(15);
    expect(foreign).to.deep.equal([]);
  });
});
