// A long file with --async: each invoice gets its receipt number without a request of its own.
import { readFile } from "node:fs/promises";
import { expect } from "chai";
import { forEachTest } from "../../support/suite.ts";
import { openShop } from "../support/shop.ts";

describe("sales submit --async of a long file", () => {
  const shop = forEachTest(() => openShop());

  const names = "invoice_no,sale_date,stock_code,item_name,quantity,unit_price,item_class_code,remark";
  const submit = async (name: string, count: number, remarkOf = (_at: number) => "", more: string[] = []) => {
    const rows = Array.from(
      { length: count },
      (_, at) => `${name}-${at},2026-03-10,COLA,Cola,1,80,5020230602,${remarkOf(at)}`,
    );
    const file = await shop.desk.write(`${name}.csv`, [names, ...rows].join("\n"));
    const ran = await shop.desk.run([
      "sales",
      "submit",
      file,
      "--register-items",
      "--async",
      "--yes",
      "--debug",
      "--json",
      ...more,
    ]);
    const results = (await readFile(shop.desk.path(`${name}.results.csv`), "utf8")).trim().split("\n");
    return {
      ran,
      results: results.slice(1),
      reads: ran.stderr.match(/GET \S*\/transactions[^/]\S*|GET \S*\/transactions\/\S+/g) ?? [],
    };
  };

  it("reads the outcomes from the list, and writes the receipt number of each", async () => {
    const count = 250;
    const { ran, results, reads } = await submit("LONG", count);
    expect(ran.exitCode, ran.stderr.slice(-500)).to.equal(0);
    const signed = await shop.test.client.transactions.list({ type: "sales" }).toArray();
    const numbers = new Map(signed.map(({ invoice_no, receipt_no }) => [invoice_no, receipt_no]));
    expect(results.length).to.equal(count);
    for (const row of results) {
      const [invoice = "", ...cells] = row.split(",");
      expect(cells, row).to.include("success");
      expect(cells, row).to.include(numbers.get(invoice));
    }
    expect(reads.length).to.be.within(1, count / 2);
  });

  it("gives the reason of each rejection, as without --async", async () => {
    const { ran, results } = await submit("WRONG", 40, (at) => (at % 20 === 7 ? "SIM-884" : ""));
    expect(ran.exitCode).to.equal(3);
    expect(results.filter((row) => /failed.*884/.test(row)).length).to.equal(2);
    expect(results.filter((row) => row.includes("success")).length).to.equal(38);
  });

  it("waits once for the control unit that doesn't respond, and leaves the invoices pending", async () => {
    await submit("FIRST", 1);
    await shop.simulator.setFault({ fault: "F1", times: "always" });
    const { ran, results, reads } = await submit("DOWN", 40, undefined, ["--timeout", "1"]);
    expect(ran.exitCode, ran.stdout).to.equal(8);
    expect(results.filter((row) => row.includes("pending")).length).to.equal(40);
    expect(reads.length).to.be.within(1, 10);
  });
});
