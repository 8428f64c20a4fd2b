// Receipts on paper: each once, whatever the printer does, and as a copy if the first may have come out.
import { getEventListeners } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { expect } from "chai";
import { printTo } from "../../../cli/src/watch/printing/printer.ts";
import { targetOf } from "../../../cli/src/watch/printing/target.ts";
import { until } from "../../support/until.ts";
import { signedInDesk } from "../support/command.ts";
import { sale } from "../support/service.ts";
import { decode, type PaperPrinter, startPrinter } from "./printer.ts";
import { Till } from "./tills.ts";

describe("watch --print", () => {
  const { service, desk } = signedInDesk();
  let till: Till;
  let printer: PaperPrinter;
  beforeEach(async () => {
    till = await Till.open(desk);
    printer = await startPrinter();
    // The service's clock stands in the past, where receipts are too old to print.
    service.time = new Date().toISOString();
  });
  afterEach(() => printer.close());

  const once = () => till.once("--print", printer.address, "--receipts", "json");
  const today = () => ({
    sale_date: new Date().toLocaleDateString("sv", { timeZone: "Africa/Nairobi" }).replaceAll("-", ""),
  });
  const drop = (name: string, invoice: string) => till.drop(name, sale(invoice, today()));
  const printed = () => printer.receipts.map(decode);
  const isCopy = ({ lines }: ReturnType<typeof decode>) => lines.some((line) => line.trim() === "COPY");
  const copies = async (invoice_no: string) => {
    const { transaction_id } = (await service.client.sales.search({ invoice_no }).toArray())[0] ?? {};
    return (await service.client.transactions.receiptCopies(transaction_id ?? "").toArray()).length;
  };

  it("prints the lines of the receipt and its QR code", async () => {
    await drop("1.json", "INV-1");
    const ran = await once();
    expect(ran.exitCode, ran.stderr + ran.stdout).to.equal(0);
    const [paper, ...others] = printed();
    expect(others).to.deep.equal([]);
    const { verification_url } = await till.receipt("1");
    expect(paper?.qr).to.equal(verification_url);
    const { lines = [] } = paper ?? {};
    expect(lines).to.include.members([
      "                  TAX INVOICE",
      "Cola 500ml",
      `  100.00 \x9e 1${"100.00B".padStart(36)}`,
      `TOTAL${"100.00".padStart(43)}`,
      "RECEIPT NUMBER: INV-1",
    ]);
    // The times of text and paper are the receipt's own.
    await till.drop("1.json", sale("INV-1", today()));
    await till.once("--receipts", "txt");
    const text = (await till.text("1.txt")).split("\n");
    const onPaper = lines.filter((line) => line !== "").map((line) => line.replace("\x9e", "×"));
    expect(text.map((line) => line.trimEnd()).filter((line) => line !== "")).to.deep.equal(onPaper);
    expect(ran.stdout).to.match(/ printed file="1.json" invoice="INV-1"$/m);
  });

  it("prints a receipt once, also if its sale is written again", async () => {
    await drop("1.json", "INV-1");
    await once();
    await drop("2.json", "INV-1");
    const ran = await once();
    expect(ran.stdout).to.match(/ print_skipped file="2.json" invoice="INV-1"/);
    expect(printed()).to.have.lengthOf(1);
    expect(await copies("INV-1")).to.equal(0);
  });

  it("keeps receipts for a printer that is away, without paper or switched off in between, and then prints originals", async () => {
    const { address } = printer;
    await printer.close();
    await drop("1.json", "INV-1");
    const away = await till.once("--print", address, "--receipts", "json");
    expect(away.exitCode, away.stdout).to.equal(8);
    expect(away.stdout).to.match(
      / print_failed file="1.json" invoice="INV-1" reason="No connection to 127.0.0.1:\d+: .*ECONNREFUSED/,
    );
    expect((await till.receipt("1")).invoice_no).to.equal("INV-1");
    printer = await startPrinter(Number(new URL(address).port));
    printer.hasPaper = false;
    const empty = await once();
    expect(empty.exitCode).to.equal(8);
    expect(empty.stdout).to.contain('reason="It has no paper: put a roll in."');
    expect(printer.receipts).to.deep.equal([]);
    printer.hasPaper = true;
    expect((await once()).exitCode).to.equal(0);
    expect(printed().map(isCopy)).to.deep.equal([false]);
    expect(await copies("INV-1")).to.equal(0);
  });

  it("prints a copy if the first print broke off, and the service knows of it", async () => {
    printer.breaksAfter = 400;
    await drop("1.json", "INV-1");
    const broken = await once();
    expect(broken.exitCode).to.equal(8);
    expect(broken.stdout).to.match(/ print_failed file="1.json" invoice="INV-1" .* next="copy"/);
    const ran = await once();
    expect(ran.exitCode).to.equal(0);
    expect(ran.stdout).to.match(/ printed file="1.json" invoice="INV-1" as="copy"$/m);
    expect(printed().map(isCopy)).to.deep.equal([true]);
    expect(await copies("INV-1")).to.equal(1);
  });

  it("trusts a printer that says nothing of itself, or nothing after a receipt, once it has all bytes", async () => {
    const bytes = Buffer.from([0x41, 0x0a, 0x1d, 0x56, 0x01]);
    const limits = { connectMs: 5_000, stateMs: 50, printMs: 50, repairMs: 5_000 };
    const { signal } = new AbortController();
    const listeners = () => getEventListeners(signal, "abort");
    const print = () => printTo(targetOf(printer.address), async () => bytes, signal, limits);
    printer.isSilent = true;
    await print();
    await printer.printed(1);
    printer.isSilent = false;
    printer.hasNoTurn = true;
    await print();
    await printer.printed(2);
    printer.breaksAfter = 2;
    expect(await print().catch((error: unknown) => error)).to.include({ isMaybePrinted: true });
    await until(() => listeners().length === 0);
  });

  it("prints to a device or file, and says which path it can't write", async () => {
    await drop("1.json", "INV-1");
    const missing = await till.once("--print", desk.path("lp0"), "--receipts", "json");
    expect(missing.exitCode).to.equal(8);
    expect(missing.stdout).to.contain("print_failed").and.contain("ENOENT");
    await writeFile(desk.path("lp0"), "");
    expect((await till.once("--print", desk.path("lp0"))).exitCode).to.equal(0);
    expect(decode(await readFile(desk.path("lp0"))).qr).to.match(/^https:/);
  });

  it("names the right form of a printer's address", async () => {
    const ran = await till.once("--print", "http://127.0.0.1/");
    expect(ran.exitCode).to.equal(2);
    expect(ran.stderr).to.contain("tcp://HOST:9100");
  });
});
