import { expect } from "chai";
import { customsRow } from "../../support/imports.ts";
import { forEachTest } from "../../support/suite.ts";
import { openShop } from "../support/shop.ts";

type Rows = Record<string, unknown>[];

describe("rejected imports at the command line", () => {
  const shop = forEachTest(() => openShop());

  const imports = (...argv: string[]) => shop.desk.run(["imports", ...argv, "--json"]);
  const waiting = async () => (await imports("list")).json().data as { record: string; item_name: string }[];

  it("rejects an invalid worklist as a whole, and reports each line's errors", async () => {
    const before = await waiting();
    const [first, second, third, fourth] = before.map(({ record }) => record);
    const [cola = ""] = shop.items;
    const lines = [
      `${first},mapp,${cola},ten`,
      `${second},map,NOPE,`,
      `${third},create,,`,
      `${third},map,,`,
      `${fourth},map,${cola},`,
    ];
    const text = ["record,action,item_code,invoice_amount", ...lines].join("\n");
    const file = await shop.desk.write("w.csv", text);
    const ran = await imports("apply", file);
    expect(ran.json().error.message).to.equal("4 lines of the worklist have errors");
    const shown = await shop.desk.run(["imports", "apply", file]);
    expect(shown.stderr).to.contain("4 lines").and.not.contain("not accepted");
    expect([ran.exitCode, ran.json().error.errors]).to.deep.equal([
      2,
      {
        "line 2": ["unknown action mapp: use map, create, cancel", "invoice_amount ten is not a number"],
        "line 3": ["there is no item NOPE"],
        "line 4": ["create needs item_class_code: `taxctl codes list --class item_class`"],
        "line 5": [`${third} stands on line 4 too`, "map needs item_code"],
      },
    ]);
    expect(await waiting()).to.deep.equal(before);
    expect((await imports("apply", await shop.desk.write("v.csv", "a,b\n1,2\n"))).exitCode).to.equal(2);
  });

  it("rejects rows whose units differ until they are confirmed, and processes the others", async () => {
    const before = await waiting();
    const [cola = ""] = shop.items;
    const lines = before.map(({ record }) => `${record},map,${cola}`);
    const list = await shop.desk.write("units.csv", ["record,action,item_code", ...lines].join("\n"));
    const ran = await imports("apply", list);
    expect(ran.exitCode).to.equal(3);
    const rows = ran.json().data as Rows;
    const rejected = rows.filter(({ status }) => status === "invalid");
    expect(rejected.length).to.be.above(1);
    for (const { reason } of rejected)
      expect(reason).to.match(/is counted in U: .*: pass --yes if that is right$/);
    expect((await waiting()).map(({ record }) => record)).to.deep.equal(rejected.map(({ record }) => record));
    expect((await imports("apply", list, "--yes")).exitCode).to.equal(0);
    expect(await waiting()).to.deep.equal([]);
  });

  it("rejects a record that the service has never seen", async () => {
    await shop.simulator.addImports("P051234567Z", "00", [customsRow({ imptItemSttsCd: "4" })]);
    const ahead = { [`${shop.test.url} 00`]: "20991231000000" };
    await shop.desk.write("config/imports.sandbox.json", JSON.stringify(ahead));
    const record = "2399001/20260309/1/20055900000";
    const list = await shop.desk.write(
      "w.csv",
      `record,action,item_code\n${record},cancel,${shop.items[0]}\n`,
    );
    const ran = await imports("apply", list, "--dry-run");
    expect((ran.json().data as Rows)[0]).to.include({ status: "done", reason: "it is cancelled already" });
  });

  it("doesn't cancel an unknown record, and distinguishes it from one that was approved elsewhere", async () => {
    const [{ record } = { record: "" }] = await waiting();
    const [cola = ""] = shop.items;
    const [task_code = "", declaration_date = "", sequence, hs_code = ""] = record.split("/");
    const key = { task_code, declaration_date, item_sequence: Number(sequence), hs_code };
    const by = { modifier_name: "Another system", modifier_id: "other", item_class_code: "5020230602" };
    const approved = { ...key, ...by, item_code: cola, import_item_status_code: "3", branch_id: "00" };
    await shop.test.client.imports.updateItem(approved);
    const never = `${task_code}/${declaration_date}/77/${hs_code}`;
    for (const flags of [["--dry-run"], []]) {
      const lines = [never, "nonsense", record].map((one) => `${one},cancel,${cola}`);
      const list = await shop.desk.write("cancel.csv", ["record,action,item_code", ...lines].join("\n"));
      const ran = await imports("apply", list, ...flags);
      const none = "there is no such record at the authority: see `taxctl imports list`";
      expect((ran.json().data as Rows).map(({ status, reason }) => [status, reason])).to.deep.equal([
        ["invalid", none],
        ["invalid", none],
        ["invalid", "it was approved at the authority before; nothing was added to stock here"],
      ]);
      expect([ran.exitCode, ran.json().error.code]).to.deep.equal([1, "nothing_done"]);
    }
    for (const [one, message] of [
      [never, `There is no record ${never}`],
      [record, `Record ${record} does not wait: it is processed or cancelled already`],
    ] as const) {
      const ran = await imports("map", one, "--cancel", "--item", cola);
      expect([ran.exitCode, ran.json().error.code, ran.json().error.message]).to.deep.equal([
        1,
        "not_found",
        message,
      ]);
    }
  });
});
