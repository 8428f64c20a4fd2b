// `taxctl purchases upload`: the exports of a folder, uploaded when they are new or changed.
import { mkdir, rm, utimes, writeFile } from "node:fs/promises";
import type { Taxctl } from "@taxctl/sdk";
import { expect } from "chai";
import { databaseFamilies } from "../../support/database.ts";
import { booksOf, openReconciling, type Reported } from "../../support/reconciliation.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";
import { Desk } from "../support/command.ts";

type TableRow = { file: string; status: string; from_date: string; open: number | null; reason: string };
const minuteMs = 60_000;

for (const family of databaseFamilies()) {
  describe(`the exports of a folder on a service with ${family}`, () => {
    let client: Taxctl;
    let sales: Reported;
    let desk: Desk;
    const test = forSuite(() => startTestService({ family }));
    beforeEach(async () => {
      ({ client, sales } = await openReconciling(test));
      desk = await Desk.open();
      await desk.signIn(test.url, test.account.keys.accountant);
      await mkdir(desk.path("exports"));
    });
    afterEach(() => desk.clear());

    /** Saves an export of a month, so many minutes ago. */
    async function save(file: string, month: string, minutesAgo = 60): Promise<void> {
      const text = booksOf(sales, (line, index) =>
        line.with(3, `${month}-${String(index + 1).padStart(2, "0")}`),
      );
      await saveText(file, text, minutesAgo);
    }
    async function saveText(file: string, text: string, minutesAgo = 60): Promise<void> {
      await writeFile(desk.path("exports", file), text);
      const savedAt = new Date(Date.now() - minutesAgo * minuteMs);
      await utimes(desk.path("exports", file), savedAt, savedAt);
    }
    async function upload(...more: string[]) {
      const ran = await desk.run(["purchases", "upload", desk.path("exports"), ...more, "--json"]);
      const { ok, data, error } = ran.json();
      const rows = Object.fromEntries(((data ?? []) as TableRow[]).map((row) => [row.file, row]));
      return { ok, error, rows, exitCode: ran.exitCode, statuses: statusesOf(rows) };
    }
    const statusesOf = (rows: Record<string, TableRow>) =>
      Object.fromEntries(Object.entries(rows).map(([file, { status }]) => [file, status]));
    const stored = async () =>
      (await client.reconciliations.list({}).toArray())
        .map(({ from_date, file_name }) => `${from_date} ${file_name}`)
        .toSorted();

    it("are uploaded once, and again after they changed", async () => {
      await save("february.csv", "2026-02");
      await save("march.csv", "2026-03");
      await saveText("~$march.xlsx", "open in a program");
      const first = await upload();
      expect(first).to.deep.include({
        exitCode: 0,
        statuses: { "february.csv": "uploaded", "march.csv": "uploaded" },
      });
      const [march] = (await client.reconciliations.list({}).toArray()).filter(
        ({ from_date }) => from_date === "2026-03-01",
      );
      expect(first.rows["march.csv"]).to.deep.include({ from_date: "2026-03-01", open: march?.open });
      expect((await upload()).statuses).to.deep.equal({
        "february.csv": "unchanged",
        "march.csv": "unchanged",
      });
      await save("march.csv", "2026-03", -1);
      expect((await upload()).statuses).to.deep.equal({
        "february.csv": "unchanged",
        "march.csv": "uploaded",
      });
      expect(await stored()).to.deep.equal(["2026-02-01 february.csv", "2026-03-01 march.csv"]);
    });

    it("are uploaded for the branch of the profile, whatever was uploaded for all branches", async () => {
      await save("march.csv", "2026-03");
      const text = booksOf(sales, (line) => line.with(3, "2026-03-09"));
      await client.reconciliations.create({
        from_date: "2026-03-01",
        to_date: "2026-03-31",
        file_name: "all.csv",
        file: Buffer.from(text).toString("base64"),
      });
      expect((await upload()).statuses).to.deep.equal({ "march.csv": "uploaded" });
      expect(await stored()).to.deep.equal(["2026-03-01 all.csv", "2026-03-01 march.csv"]);
    });

    it("use the newer of two files with the same months", async () => {
      await save("march.csv", "2026-03", 60);
      await save("march-corrected.csv", "2026-03", 30);
      const { rows, statuses, exitCode } = await upload();
      expect(statuses).to.deep.equal({ "march-corrected.csv": "uploaded", "march.csv": "older" });
      expect(rows["march.csv"]?.reason).to.contain("march-corrected.csv");
      expect(exitCode).to.equal(0);
    });

    it("are not uploaded in a dry run", async () => {
      await save("march.csv", "2026-03");
      expect((await upload("--dry-run")).statuses).to.deep.equal({ "march.csv": "would upload" });
      expect(await stored()).to.deep.equal([]);
    });

    it("are uploaded although another file can't be read, which is named with advice", async () => {
      await save("march.csv", "2026-03");
      await saveText("notes.csv", "a,b\n1,2");
      const some = await upload();
      expect(some).to.deep.include({
        exitCode: 3,
        statuses: { "march.csv": "uploaded", "notes.csv": "failed" },
      });
      expect(some.rows["notes.csv"]?.reason).to.match(/column/i);
      await rm(desk.path("exports", "march.csv"));
      expect(await upload()).to.deep.include({ exitCode: 1, statuses: { "notes.csv": "failed" } });
    });

    it("are not uploaded by a role that may not match books", async () => {
      await desk.signIn(test.url, test.account.keys.cashier);
      await save("march.csv", "2026-03");
      const { exitCode, error } = await upload();
      expect(exitCode).to.equal(4);
      expect(error).to.include({ code: "role_not_allowed" });
    });

    it("must exist", async () => {
      expect((await upload()).exitCode).to.equal(2);
      await rm(desk.path("exports"), { recursive: true });
      expect(await upload()).to.deep.include({ exitCode: 2, ok: false });
    });
  });
}
