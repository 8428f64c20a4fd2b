// The letter about outages: start, end and the documents that waited, in the terminal, as text, JSON and PDF.
import { readFile } from "node:fs/promises";
import { expect } from "chai";
import { outageLetter } from "../../../cli/src/reports/outage-letter.ts";
import type { OutageReport } from "../../../cli/src/reports/outages.ts";
import { openBranch, sale } from "../../support/branch.ts";
import { readPdf } from "../../support/pdf.ts";
import { startTestService, type TestService } from "../../support/service.ts";
import { Desk } from "../support/command.ts";

describe("taxctl reports outage", () => {
  let test: TestService;
  let desk: Desk;
  const waited: string[] = [];
  let signedBefore: string;
  before(async () => {
    test = await startTestService({ overrides: { syncWaitMs: 20_000 } });
    desk = await Desk.open();
    await desk.signIn(test.url, test.keys.owner);
    await openBranch(test);
    const input = sale();
    signedBefore = input.invoice_no;
    await test.client.sales.create(input);
    await test.service.lanes.drain();
    await test.simulator.setFault({ fault: "F1", times: "always" });
    for (let count = 0; count < 2; count++) {
      const next = sale();
      waited.push(next.invoice_no);
      await test.client.sales.create(next, { async: true });
    }
    await test.service.lanes.drain();
    await test.simulator.clearFaults();
    await test.client.devices.test("00");
    for (const invoice_no of waited) {
      const { data } = await test.client.transactions.list({ invoice_no });
      await test.client.transactions.waitFor(data[0]?.transaction_id ?? "");
    }
  });
  after(async () => {
    await desk?.clear();
    await test?.close();
  });

  const run = (...argv: string[]) => desk.run(["reports", "outage", ...argv]);

  it("prints the letter with exactly the sales that waited", async () => {
    const { exitCode, stdout } = await run();
    expect(exitCode).to.equal(0);
    expect(stdout).to.contain("Outage 1, branch 00").and.contain("The control unit could not be reached.");
    expect(stdout).to.contain("2 documents; signed: 2, rejected: 0, still waiting: 0");
    for (const number of waited) expect(stdout).to.contain(number);
    expect(stdout).not.to.contain(signedBefore);
  });

  it("writes text, JSON and PDF with the same facts", async () => {
    const files = ["letter.txt", "letter.json", "letter.pdf"].map((name) => desk.path(name));
    for (const file of files) expect((await run("--out", file)).exitCode).to.equal(0);
    const [text = "", json = "", pdf = ""] = files;
    const letter = await readFile(text, "utf8");
    const report: OutageReport = JSON.parse(await readFile(json, "utf8"));
    expect(letter).to.contain(`\nPIN:      ${report.outages[0]?.tin}\n`);
    expect(report.outages[0]?.documents.map(({ invoice_no }) => invoice_no)).to.deep.equal(waited);
    expect(report.outages[0]?.documents.every(({ signed_at }) => signed_at !== null)).to.equal(true);
    const squeezed = (lines: string[]) => lines.join(" ").replaceAll(/[\s|]+/g, "");
    const printed = (await readPdf(await readFile(pdf))).flatMap(({ lines }) => lines);
    const withoutDate = (lines: string[]) => squeezed(lines.filter((line) => !line.startsWith("Date:")));
    expect(withoutDate(printed)).to.equal(withoutDate(letter.split("\n")));
  });

  it("reports that there was no outage on other days", async () => {
    const { stdout } = await run("--from", "2020-01-01", "--to", "2020-01-31");
    expect(stdout).to.contain("No control unit was out of order in this period.");
  });

  it("rejects other file extensions, invalid days, and days in the wrong order", async () => {
    for (const argv of [
      ["--out", "letter.docx"],
      ["--from", "2026-02-30"],
      ["--from", "2026-03-02", "--to", "2026-03-01"],
    ]) {
      expect((await run(...argv)).exitCode, argv.join(" ")).to.equal(2);
    }
  });

  it("has a line for a current outage, and the duration of a past one", () => {
    const outage = {
      id: "1",
      branch_id: "00",
      tin: "P051234567Z",
      reason: "unanswered" as const,
      message: "",
      started_at: "2026-03-10T06:00:00.000Z",
      ended_at: null,
      counts: { waited: 0, signed: 0, rejected: 0, waiting: 0 },
      documents: [],
    };
    const over = { ...outage, ended_at: "2026-03-11T07:01:05.000Z" };
    const scope = { from: null, to: null, branch: null, time_zone: "Africa/Nairobi" };
    const report = { ...scope, written_at: "2026-03-12T06:00:00.000Z", outages: [outage, over] };
    const letter = outageLetter(report, "tax code");
    expect(letter).to.include(`tax code: ${outage.tin}`);
    expect(letter).to.include("  End:       not over yet");
    expect(letter)
      .to.include("  End:       2026-03-11 10:01:05")
      .and.include("  Duration:  1 d 1 h 1 min 5 s");
  });
});
