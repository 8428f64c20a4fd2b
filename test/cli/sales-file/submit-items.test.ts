import { expect } from "chai";
import { itemCode } from "../../support/records.ts";
import { signedInDesk } from "../support/command.ts";
import { failure } from "../support/response.ts";
import { cola } from "../support/service.ts";
import { csvOf, mapped, mixed, sheetOf, submitArguments, submitting } from "../support/sheet.ts";

describe("items of sales submit", () => {
  const { service, desk } = signedInDesk();
  let file: string;

  beforeEach(async () => {
    file = await desk.write("shop.csv", csvOf(mixed));
  });

  const { submit, results } = submitting(desk);
  const codes = () => service.client.items.externalCodes().toArray();
  const forgetCodes = async () => {
    for (const { source, external_code } of await codes())
      await service.client.items.deleteExternalCode(source, external_code);
  };
  const registered = () =>
    service
      .calls("POST", "/items/bulk")
      .flatMap(({ body }) => Object(body).items.map(({ item_name }: { item_name: string }) => item_name));

  it("uses the account's existing item for a new file with the same item", async () => {
    const month = (no: string) =>
      csvOf(sheetOf({ no, code: "A", name: "LANTERN" }, { no, code: "B", name: "Cake case" }));
    await submit(await desk.write("march.csv", month("1")));
    await forgetCodes();
    const ran = await submit(await desk.write("april.csv", month("2")), ["--json"]);
    expect([ran.exitCode, ran.json().warnings]).to.deep.equal([0, []]);
    expect(ran.json().data).to.include({ items_registered: 0, receipts_out: 1 });
    expect(registered()).to.deep.equal(["LANTERN", "Cake case"]);
    await forgetCodes();
    const other = await submit(await desk.write("other.csv", month("3")), ["--tax-type", "B", "--json"]);
    expect(other.json().data, "another tax is another good").to.include({ items_registered: 2 });
  });

  it("keeps items apart that only share a name, and says so", async () => {
    const rows = (no: string) =>
      csvOf(sheetOf({ no, code: "RED", name: "LANTERN" }, { no, code: "BLUE", name: "LANTERN" }));
    const first = await submit(await desk.write("march.csv", rows("1")), ["--json"]);
    expect([first.json().warnings, registered()]).to.deep.equal([[], ["LANTERN", "LANTERN"]]);
    await forgetCodes();
    const second = await submit(await desk.write("april.csv", rows("2")), ["--json"]);
    expect(second.json().warnings[0]).to.match(
      /^2 codes will become new items, although .* same name exist: RED, BLUE\./,
    );
    expect(second.json().data).to.include({ items_registered: 2, receipts_out: 1 });
  });

  it("asks at a terminal before codes become new items, and registers nothing after no", async () => {
    const rows = (no: string) =>
      csvOf(sheetOf({ no, code: "RED", name: "LANTERN" }, { no, code: "BLUE", name: "LANTERN" }));
    await submit(await desk.write("march.csv", rows("1")));
    await forgetCodes();
    const april = await desk.write("april.csv", rows("2"));
    const ran = await desk.runOnTerminal(
      ["sales", "submit", april, ...submitArguments],
      [{ to: "Register 2 new items?", type: "n" }],
    );
    expect(ran.exitCode, ran.stdout).to.equal(2);
    expect(ran.stdout).to.contain("Nothing was registered or sent").and.to.contain("items map CODE=ITEM");
    expect([registered(), service.submitted()]).to.deep.equal([["LANTERN", "LANTERN"], ["1"]]);
  });

  it("knows the codes of the last file from the service, whatever the descriptions are now", async () => {
    const month = (no: string, name: string) => csvOf(sheetOf({ no, code: "85123A", name }));
    await submit(await desk.write("march.csv", month("1", "HEART HOLDER")));
    expect((await codes()).map(({ source, external_code }) => [source, external_code])).to.deep.equal([
      ["default", "85123A"],
    ]);
    const april = await desk.write("april.csv", month("2", "Heart holder, white, NEW"));
    const dry = await submit(april, ["--dry-run", "--json"]);
    expect(dry.json().data).to.include({ items_to_register: 0 });
    const ran = await desk.run(["sales", "submit", april, ...mapped, "--json"]);
    expect(ran.exitCode, "without --register-items").to.equal(0);
    expect(ran.json().data).to.include({ items_registered: 0, receipts_out: 1 });
    expect(registered()).to.deep.equal(["HEART HOLDER"]);
    const till = await submit(await desk.write("till.csv", month("3", "Soap")), [
      "--source",
      "till",
      "--json",
    ]);
    expect(till.json().data, "another system's code").to.include({ items_registered: 1 });
  });

  it("sells although the key may not store codes, and omits codes that are too long", async () => {
    const long = "X".repeat(101);
    const month = (no: string) => csvOf(sheetOf({ no, code: "A" }, { no, code: long, name: "Cup" }));
    service.before = ({ method, path }) =>
      method !== "GET" && path.startsWith("/items/external-codes")
        ? failure(403, "permission_denied", "Cashiers can't change items")
        : undefined;
    const first = await submit(await desk.write("march.csv", month("1")), ["--json"]);
    expect(first.exitCode, first.stdout).to.equal(0);
    expect(await codes()).to.deep.equal([]);
    service.before = undefined;
    const second = await submit(await desk.write("april.csv", month("2")), ["--json"]);
    expect(second.exitCode, second.stdout).to.equal(0);
    expect((await codes()).map((row) => row.external_code)).to.deep.equal(["A"]);
  });

  it("registers items only for invoices that can be sent", async () => {
    const sheet = sheetOf({ no: "1", code: "A" }, { no: "C2", code: "B", name: "Cup", qty: "-1" });
    const ran = await submit(await desk.write("march.csv", csvOf(sheet)), ["--json"]);
    expect(ran.json().data).to.include({ items_registered: 1, receipts_out: 1, invalid: 1 });
    expect(registered()).to.deep.equal(["HOLDER"]);
  });

  it("rejects codes of items that lack the form of item codes, under --dry-run and without, and nothing is registered", async () => {
    const text = [
      "invoice_no,sale_date,item_code,item_name,quantity,unit_price",
      "1,2026-03-10,COLA-500,Cola,1,80",
      `2,2026-03-10,${itemCode(9)},Lamp,1,80`,
    ].join("\n");
    const path = await desk.write("own.csv", text);
    const argv = ["--register-items", "--item-class", "5020230602", "--json"];
    const form =
      "COLA-500 can't be registered: item_code must be the country KE, the type 2, the packaging unit NT";
    for (const more of [["--dry-run"], []]) {
      const ran = await desk.run(["sales", "submit", path, ...argv, ...more]);
      expect(ran.exitCode).to.not.equal(0);
      expect(ran.stdout).to.contain(form).and.to.contain("such as KE2NTXU0000001");
    }
    const [newest] = (await service.client.items.list()).data;
    expect([newest?.item_code, service.submitted()]).to.deep.equal([itemCode(9), ["2"]]);
    const create = ["items", "create", "--name", "Cola", "--class", "5020230602", "--json"];
    for (const more of [["--dry-run"], []]) {
      const ran = await desk.run([...create, "--code", "COLA-500", ...more]);
      expect(ran.exitCode).to.equal(1);
      expect(ran.json().error.errors?.item_code?.[0]).to.contain("such as KE2NTXU0000001");
    }
  });

  it("registers the codes of --service-code as services, and other codes as items", async () => {
    const rows = sheetOf({ no: "1", code: "POST" }, { no: "1", code: "RED" }, { no: "1", code: "VISIT" });
    const argv = ["--service-code", "POST", "--service-code", "VISIT", "--json"];
    const ran = await submit(await desk.write("march.csv", csvOf(rows)), argv);
    expect(ran.json().data).to.include({ items_registered: 3, receipts_out: 1 });
    const types = (await codes()).map(async ({ external_code, item_code }) => [
      external_code,
      (await service.client.items.get(item_code)).item_type,
    ]);
    expect(Object.fromEntries(await Promise.all(types))).to.deep.equal({ POST: "3", RED: "2", VISIT: "3" });
  });

  it("names the lines of codes without an item, and the known code that differs in leading zeros", async () => {
    await service.client.items.setExternalCodes({
      codes: [{ external_code: "00106", item_code: cola }],
    });
    const rows = sheetOf({ no: "1", code: "00106" }, { no: "1", code: "106" }, { no: "2", code: "7" });
    const path = await desk.write("zeros.csv", csvOf(rows));
    const ran = await desk.run(["sales", "submit", path, ...mapped, "--dry-run", "--json"]);
    const problem = "no item for this StockCode. Map it, or add --register-items:";
    expect(ran.json().error.errors).to.deep.equal({
      "line 3": [`${problem} 106 (did you mean 00106?)`],
      "line 4": [`${problem} 7`],
    });
    const { reasons } = ran.json().data as { reasons: object[] };
    expect(reasons).to.deep.equal([
      { status: "invalid", reason: `${problem} 106 (did you mean 00106?), 7`, invoices: 2, example: "1" },
    ]);
  });

  it("rejects rows of unknown items unless asked to register them", async () => {
    const argv = ["sales", "submit", file, ...mapped];
    const ran = await desk.run([...argv, "--json"]);
    expect([ran.exitCode, ran.json().error.code]).to.deep.equal([1, "nothing_done"]);
    expect((await results())[0]?.reason).to.match(
      /^line \d+ no item for this StockCode\. Map it, or add --register-items: A; line \d+ .*: B$/,
    );
    const unclassed = await desk.run([...argv, "--register-items", "--json"]);
    expect(unclassed.exitCode).to.equal(2);
    expect(unclassed.json().error.errors).to.have.property("--item-class");
  });
});
