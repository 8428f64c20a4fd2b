// `taxctl watch` is killed under load, again and again: each sale has one receipt in the folder, and one original on paper.
import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { decode, type PaperPrinter, startPrinter } from "../cli/watch/printer.ts";
import { conditions } from "../support/build.ts";
import { databaseFamilies } from "../support/database.ts";
import { noteFigure } from "../support/report.ts";
import { follow, type TaxdProcess } from "../support/taxd.ts";
import { until } from "../support/until.ts";
import { assembleFleet, type Fleet } from "./fleet.ts";

const bin = fileURLToPath(new URL("../../cli/bin/run.js", import.meta.url));
const files = 150;
const rowsOfSheet = 20;
const sales = files + rowsOfSheet;
const kills = 8;
/** An item of every branch of a fleet. */
const item = "KE3NTXU0000003";

for (const family of databaseFamilies()) {
  describe(`a watched folder and killed processes on ${family}`, () => {
    let fleet: Fleet;
    let folder: string;
    let printer: PaperPrinter;
    let watcher: TaxdProcess | undefined;
    before(async () => {
      fleet = await assembleFleet({ suite: "kill-watch", family, branches: 1 });
      folder = await mkdtemp(join(tmpdir(), "taxctl-watch-"));
      printer = await startPrinter();
    });
    after(async () => {
      watcher?.child.kill("SIGKILL");
      await watcher?.finished;
      await printer?.close();
      await fleet?.close();
      await rm(folder, { recursive: true, force: true });
    });

    const today = new Date().toLocaleDateString("sv", { timeZone: "Africa/Nairobi" });
    const drop = async (name: string, text: string) => {
      await writeFile(join(folder, `${name}.tmp`), text);
      await rename(join(folder, `${name}.tmp`), join(folder, name));
    };
    const dropSale = (n: number) =>
      drop(
        `${n}.json`,
        JSON.stringify({
          invoice_no: `W-${n}`,
          sale_date: today.replaceAll("-", ""),
          payment_type: "01",
          items: [{ item_code: item, quantity: 1, unit_price: 250 }],
        }),
      );
    /** Names of receipts. Fails when a sale was rejected: nothing would come any more. */
    const results = async () => {
      const [rejected] = await readdir(join(folder, "failed")).catch(() => []);
      if (rejected?.endsWith(".error.txt"))
        throw new Error(await readFile(join(folder, "failed", rejected), "utf8"));
      return namesOfReceipts();
    };
    const namesOfReceipts = async () =>
      (await readdir(join(folder, "out")).catch(() => [])).filter((name) => name.endsWith(".json"));

    it("give each sale exactly one receipt", async () => {
      const member = await fleet.member("serve");
      await member.start();
      const start = (): TaxdProcess =>
        follow(
          spawn(
            process.execPath,
            [...conditions(), bin, "watch", folder, "--receipts", "json", "--print", printer.address],
            {
              env: {
                PATH: process.env.PATH,
                TAXCTL_API_KEY: fleet.key,
                TAXCTL_BASE_URL: member.url,
                TAXCTL_BRANCH: "00",
                TAXCTL_CONFIG_DIR: join(folder, ".config"),
              },
            },
          ),
        );
      for (let n = 0; n < files / 2; n += 1) await dropSale(n);
      let running = start();
      watcher = running;
      let killed = 0;
      while (killed < kills) {
        const enough = Math.ceil(((killed + 1) * sales) / (kills + 2));
        await until(async () => (await results()).length >= enough || running.child.exitCode !== null);
        expect(running.child.exitCode, running.stderr()).to.equal(null);
        running.child.kill("SIGKILL");
        await running.finished;
        killed += 1;
        running = start();
        watcher = running;
        // More sales come while it starts.
        if (killed === 3) {
          for (let n = files / 2; n < files; n += 1) await dropSale(n);
          const rows = Array.from({ length: rowsOfSheet }, (_, n) => `S-${n},${today},${item},1,250`);
          await drop("day.csv", ["invoice_no,sale_date,item_code,quantity,unit_price", ...rows].join("\n"));
        }
      }
      noteFigure("kills of commands", killed);
      await until(async () => (await results()).length >= sales || running.child.exitCode !== null);
      const papers = () => printer.receipts.map((bytes) => decode(bytes).lines);
      const isCopy = (lines: string[]) => lines.some((line) => line.trim() === "COPY");
      const numberOn = (lines: string[]) => lines.find((line) => line.startsWith("RECEIPT NUMBER:"));
      await until(() => new Set(papers().map(numberOn)).size >= sales);
      running.child.kill("SIGTERM");
      expect((await running.finished).code, running.stderr()).to.equal(0);

      const ids = new Set<string>();
      const numbers = new Set<string>();
      for (const name of await results()) {
        const receipt = JSON.parse(await readFile(join(folder, "out", name), "utf8"));
        ids.add(receipt.transaction_id);
        numbers.add(receipt.invoice_no);
      }
      expect([ids.size, numbers.size, (await results()).length]).to.deep.equal([sales, sales, sales]);
      expect(fleet.signed(), "receipts of the unit").to.equal(sales);
      const left = (await readdir(folder)).filter((name) => /\.(json|csv)$/.test(name));
      expect(left).to.deep.equal([]);
      expect(await readdir(join(folder, ".taxctl", "work"))).to.deep.equal([]);
      expect(await readdir(join(folder, "failed"))).to.deep.equal([]);
      const originals = papers().filter((lines) => !isCopy(lines));
      expect(new Set(originals.map(numberOn)).size, "no sale has two originals").to.equal(originals.length);
    });
  });
}
