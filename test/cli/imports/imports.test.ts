// Customs records at the command line, against the service and its simulated unit: stocked in, cancelled, reported truthfully.

import { readFile, writeFile } from "node:fs/promises";
import { readSheet } from "@taxctl/sdk/books";
import { expect } from "chai";
import { toCsv } from "../../../cli/src/output/csv.ts";
import { forEachTest } from "../../support/suite.ts";
import { rowsOf } from "../support/sheet.ts";
import { openShop } from "../support/shop.ts";

type Rows = Record<string, unknown>[];

describe("imports at the command line", () => {
  const shop = forEachTest(() => openShop());

  const imports = (...argv: string[]) => shop.desk.run(["imports", ...argv, "--json"]);
  const waiting = async () => (await imports("list")).json().data as { record: string; item_name: string }[];

  it("stocks in 200 records from a file, resumes after an interruption, and remembers the decisions", async () => {
    await shop.simulator.addImports("P051234567Z", "00", 200);
    const all = await waiting();
    expect(all.length).to.be.greaterThan(200);
    const list = shop.desk.path("imports.csv");
    await imports("suggest", "--out", list);
    const sheet = await readSheet(await readFile(list, "utf8"));
    expect(
      sheet.rows.filter(({ cells }) => cells.action !== ""),
      "nothing is filled in without a past decision",
    ).to.deep.equal([]);
    const filled = sheet.rows.map(({ cells }, index) => ({
      ...cells,
      ...(index % 10 === 9
        ? { action: "create", item_class_code: "5020230602", item_name: `New ${cells.import_item_name}` }
        : { action: "map", item_code: shop.items[0] ?? "" }),
    }));
    const csv = toCsv(
      sheet.columns,
      filled.map((row: Record<string, string | undefined>) => sheet.columns.map((name) => row[name] ?? "")),
    );
    await writeFile(list, csv);
    const again = await imports("suggest", "--out", list);
    expect([again.exitCode, again.json().error.message], "what was filled in stays").to.deep.equal([
      2,
      `${list} is there already, and may have been filled in`,
    ]);
    expect(await readFile(list, "utf8")).to.equal(csv);
    const stopped = await shop.desk.run(["imports", "apply", list, "--yes"], {
      meanwhile: async ({ kill }) => {
        const updates = () => shop.simulator.requests.filter((call) => call.function === "updateImportItems");
        await shop.untilUnit(() => updates().length >= 20);
        kill("SIGINT");
      },
    });
    expect(stopped.exitCode).to.equal(130);
    const ran = await imports("apply", list, "--yes");
    expect([ran.exitCode, (await waiting()).length]).to.deep.equal([0, 0]);
    const rows = await rowsOf(shop.desk.path("imports.results.csv"));
    expect(new Set(rows.map(({ status }) => status))).to.deep.equal(new Set(["success"]));
    expect(rows.filter(({ transaction_id, item_code }) => !transaction_id || !item_code)).to.deep.equal([]);
    const { total } = await shop.test.client.transactions.list({ type: "import" });
    expect(total, "each once").to.equal(all.length);

    await shop.simulator.addImports("P051234567Z", "00", 5);
    const next = (await imports("suggest")).json().data as {
      action: string;
      score: number;
      reasons: string;
    }[];
    expect(next.some(({ action, score }) => action === "map" && score >= 90)).to.equal(true);
    expect(next.map(({ reasons }) => reasons).join()).to.contain("was mapped to it");
  });

  it("processes one record by flags, reports reasons, and changes nothing under --dry-run", async () => {
    const [first, second, third, ...others] = await waiting();
    const [cola = ""] = shop.items;
    const dry = await imports("map", first?.record ?? "", "--item", cola, "--dry-run");
    expect(dry.json().warnings.join()).to.contain("the record is in KGM, Cola 500 ml is counted in U");
    expect((dry.json().data as Rows)[0]).to.include({ status: "would apply" });
    const unsaid = await imports("map", first?.record ?? "", "--item", cola);
    expect([unsaid.exitCode, unsaid.json().error.remedy], "nobody can be asked").to.deep.equal([
      2,
      "This needs confirmation. Pass --yes to confirm.",
    ]);
    expect(await waiting()).to.deep.equal([first, second, third, ...others]);
    const ran = await imports("map", first?.record ?? "", "--item", cola, "--yes");
    expect((ran.json().data as Rows)[0]).to.include({ status: "success", item_code: cola });
    const made = await imports(
      "map",
      second?.record ?? "",
      "--create",
      "--class",
      "5020230602",
      "--name",
      "Rice",
    );
    expect(made.exitCode).to.equal(0);
    const bad = await imports("map", third?.record ?? "", "--item", "NOPE");
    expect([bad.exitCode, (bad.json().data as Rows)[0]?.reason]).to.deep.equal([1, "there is no item NOPE"]);
    const cancelled = await imports("map", third?.record ?? "", "--cancel", "--item", cola);
    expect(cancelled.exitCode).to.equal(0);
    expect((await imports("map", first?.record ?? "", "--item", cola)).json().error.code).to.equal(
      "not_found",
    );
    expect((await imports("map")).exitCode).to.equal(2);
    expect((await imports("map", third?.record ?? "")).exitCode).to.equal(2);
    expect((await imports("fetch", "--since", "yesterday")).exitCode).to.equal(2);
  });

  it("asks about each record at a terminal, processes it at once, and reports like the commands", async () => {
    const before = await waiting();
    const [first, second, third] = before.map(({ record, item_name }) => ({
      record,
      name: item_name,
      question: `Which item is "${item_name.split(" ")[0]}`,
    }));
    await shop.desk.run(["items", "create", "--name", first?.name ?? "", "--class", "5020230602"]);
    const ran = await shop.desk.runOnTerminal(
      ["imports", "map"],
      [
        // The item of the same name stands first, and is counted in another unit.
        { to: first?.question ?? "", type: "" },
        { to: "Stock it in like that?", type: "y" },
        { to: second?.question ?? "", type: "register" },
        { to: "Name of the item", type: "" },
        { to: "Item class of the authority", type: "5020230602" },
        { to: "Tax type", type: "" },
        { to: third?.question ?? "", type: "stop" },
      ],
    );
    expect(ran.exitCode, ran.stdout).to.equal(0);
    expect(ran.stdout.replaceAll(/\s+/g, " ")).to.match(/the record is in KGM, .* is counted in U/);
    const { data } = await shop.test.client.items.list();
    const codeOf = (name: string | undefined) => data.find((item) => item.item_name === name)?.item_code;
    const [, commands] = ran.stdout.split("The same as commands:");
    expect(commands?.trim().split(/\s*\r\n\s*/)).to.deep.equal([
      `taxctl imports map ${first?.record} --item ${codeOf(first?.name)} --yes`,
      `taxctl imports map ${second?.record} --create --class 5020230602 --name '${second?.name}' --tax-type A`,
    ]);
    expect((await shop.test.client.stock.item(codeOf(first?.name) ?? "")).item.current_qty).to.be.above(0);
    expect((await waiting()).map(({ record }) => record)).to.deep.equal(
      before.slice(2).map(({ record }) => record),
    );
  });

  it("predicts each worklist line's outcome under --dry-run, and changes nothing", async () => {
    await shop.simulator.addImports("P051234567Z", "00", 3);
    const before = await waiting();
    const [first, second, third, fourth, fifth] = before;
    const [cola = ""] = shop.items;
    const differs = "the record is in KGM, Cola 500 ml is counted in U: 705 KGM become 705 U";
    const lines = [
      `${first?.record},map,${cola},`,
      `${second?.record},create,,`,
      `${third?.record},map,NOPE,`,
      `${fourth?.record},create,,4321150300`,
      `${fifth?.record},create,,5020230602`,
      "2310001/20200101/1/84713000000,map,NOPE,",
      "2310001/20200101/2/84713000000,cancel,NOPE,",
    ];
    const list = await shop.desk.write(
      "dry.csv",
      ["record,action,item_code,item_class_code", ...lines].join("\n"),
    );
    const ran = await imports("apply", list, "--dry-run");
    const found = (ran.json().data as Rows).map(({ status, reason }) => [status, reason]);
    expect(found).to.deep.equal([
      ["invalid", `${differs}: pass --yes if that is right`],
      ["invalid", "create needs item_class_code: `taxctl codes list --class item_class`"],
      ["invalid", "there is no item NOPE"],
      [
        "would apply",
        "no item class 4321150300 is listed by `taxctl codes list --class item_class`; the control unit decides whether it exists",
      ],
      ["would apply", ""],
      ["invalid", "there is no such record at the authority: see `taxctl imports list`"],
      ["invalid", "there is no such record at the authority: see `taxctl imports list`"],
    ]);
    expect(ran.exitCode).to.equal(3);
    const meant = await imports("apply", list, "--dry-run", "--yes");
    expect((meant.json().data as Rows)[0]).to.include({ status: "would apply", reason: differs });
    expect(await waiting()).to.deep.equal(before);
  });

  it("asks before it stocks in with different units; Enter means no", async () => {
    const before = await waiting();
    const argv = ["imports", "map", before[0]?.record ?? "", "--item", shop.items[0] ?? ""];
    const ran = await shop.desk.runOnTerminal(argv, [{ to: "Stock it in like that?", type: "" }]);
    expect(ran.stdout).to.contain("Warning:").and.contain("Nothing was done.");
    expect(await waiting()).to.deep.equal(before);
    const said = await shop.desk.runOnTerminal([...argv, "--yes"], []);
    expect([said.exitCode, said.stdout.includes("Warning:")], said.stdout).to.deep.equal([0, true]);
    expect(await waiting()).to.have.length(before.length - 1);
  });

  it("counts a new item in its record's unit, if the authority has that unit", async () => {
    const units: Record<string, string> = {};
    for (const { record } of (await waiting()).slice(0, 5)) {
      const ran = await imports("map", record, "--create", "--class", "5020230602", "--yes");
      expect(ran.exitCode, ran.stdout).to.equal(0);
    }
    for (const { item_name, qty_unit_code } of (await shop.test.client.items.list()).data)
      units[item_name] = qty_unit_code;
    expect(units).to.include({
      "MEN'S LEATHER SHOES": "PR",
      "LAPTOP COMPUTERS": "U",
      "BAKED BEANS IN TINS": "KG",
    });
  });

  it("reports the outcome of records that no longer wait, and keeps the result file's text", async () => {
    const [first, second, third, fourth] = (await waiting()).map(({ record }) => record);
    const [cola = "", hammer = ""] = shop.items;
    const apply = async (name: string, rows: string[], ...flags: string[]) => {
      const text = ["record,action,item_code,item_class_code", ...rows].join("\n");
      const ran = await imports("apply", await shop.desk.write(`${name}.csv`, text), ...flags);
      const results = await rowsOf(shop.desk.path(`${name}.results.csv`));
      return { exitCode: ran.exitCode, results };
    };
    const list = [`${first},map,${cola},`, `${second},create,,5020230602`, `${third},cancel,${cola},`];
    const once = await apply("list", list, "--yes");
    const again = await apply("list", list);
    expect([once.exitCode, again.exitCode]).to.deep.equal([0, 0]);
    const facts = ({ results }: typeof once) =>
      results.map(({ status, transaction_id, item_code }) => ({ status, transaction_id, item_code }));
    expect(facts(again)).to.deep.equal(facts(once));
    expect(once.results[1]).to.have.property("item_code").that.is.not.equal("");
    expect(once.results[0]?.reason).to.match(/^the record is in KGM/);
    expect(again.results[0]?.reason).to.equal(`added to stock before; ${once.results[0]?.reason}`);

    const other = await apply("other", [
      `${first},map,${hammer},`,
      `${second},cancel,${cola},`,
      `${third},map,${cola},`,
      `${fourth},cancel,${cola},`,
    ]);
    expect(other.exitCode).to.equal(3);
    expect(other.results.map(({ status, reason }) => [status, reason])).to.deep.equal([
      ["invalid", `it was added to ${cola} already, not to ${hammer}`],
      ["invalid", `it was added to ${once.results[1]?.item_code} already, and can't be cancelled`],
      ["invalid", "it is cancelled at the authority; nothing was added to stock"],
      ["success", "cancelled at the authority"],
    ]);
  });
});
