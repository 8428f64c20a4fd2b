// createItem: registered at the unit under a gap-free code, and repeatable without a trace of what went wrong.

import { expect } from "chai";
import { noteChange } from "../../server/src/db/engine/changes.ts";
import { describeEachFamily } from "../support/database.ts";
import {
  branchInput,
  deadUrl,
  deviceInput,
  failureOf,
  itemInput,
  openInitialized,
  switchAccount,
} from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("createItem", (family) => {
  let tin: string;
  const registered = () => test.simulator.state.branches.find((branch) => branch.tin === tin)?.items ?? [];
  const sent = () =>
    test.simulator.requests
      .filter((one) => one.tin === tin && one.function === "saveItems")
      .map(({ body }) => Reflect.get(Object(body), "itemCd"));
  const codesOf = async () => (await test.client.items.list()).data.map(({ item_code }) => item_code).sort();

  const test = forSuite(() =>
    startTestService({ family, simulator: { itemClasses: 60, itemNumbering: "gapless" } }),
  );
  beforeEach(async () => {
    await switchAccount(test);
    tin = (await openInitialized(test)).tin;
  });
  afterEach(() => test.simulator.clearFaults());

  describe("201", () => {
    it("makes a code, registers the item and shows it", async () => {
      const input = itemInput({ item_class_code: await anyClass(), safety_qty: 2.5, barcode: "616-1" });
      const { data, status } = await test.client.items.create(input).withResponse();
      expect(status).to.equal(201);
      expect(data).to.include({ ...input, item_code: "KE2NTXU0000001", item_type: "2", current_qty: 0 });
      expect(data.last_synced_at).to.be.a("string");
      expect(await test.client.items.get("KE2NTXU0000001")).to.deep.equal(data);
      expect(registered()).to.have.lengthOf(1);
    });

    it("puts the item on the stock list of the branch that registered it, and on no other", async () => {
      await test.client.branches.create(branchInput({ bhf_id: "01" }));
      const input = { branch_id: "00", item_class_code: await anyClass() };
      await test.client.items.create(itemInput(input));
      await test.client.items.create(itemInput({ ...input, item_type: "3" }));
      const listed = async (branch_id: string) =>
        (await test.client.stock.list({ branch_id })).data.map(({ item_code, current_qty }) => [
          item_code,
          current_qty,
        ]);
      expect(await listed("00")).to.deep.equal([["KE2NTXU0000001", 0]]);
      expect(await listed("01")).to.deep.equal([]);
    });

    it("numbers without a gap, whatever the unit of quantity, also many at once", async () => {
      const item_class_code = await anyClass();
      const inputs = ["U", "KG", "U", "KG"].map((qty_unit_code) =>
        itemInput({ item_class_code, qty_unit_code }),
      );
      await Promise.all(inputs.map((input) => test.client.items.create(input)));
      const numbers = (await codesOf()).map((code) => code.slice(-7)).sort();
      expect(numbers).to.deep.equal(["0000001", "0000002", "0000003", "0000004"]);
      expect((await codesOf()).filter((code) => code.startsWith("KE2NTKG"))).to.have.lengthOf(2);
      expect(test.simulator.violations).to.deep.equal([]);
    });

    it("accepts the caller's own code, and continues after it", async () => {
      const item_class_code = await anyClass();
      await test.client.items.create(
        itemInput({ item_class_code, item_code: "KE1NTXU0000001", item_type: "1" }),
      );
      const next = await test.client.items.create(itemInput({ item_class_code }));
      expect(next.item_code).to.equal("KE2NTXU0000002");
    });

    it("accepts codes with quantity units of their real length", async () => {
      const input = itemInput({ item_class_code: await anyClass() });
      const cola = await test.client.items.create({
        ...input,
        pkg_unit_code: "CT",
        item_code: "KE2CTU0000001",
      });
      const gas = { ...input, qty_unit_code: "GRM", item_code: "KE2NTGRM0000002" };
      expect([cola.item_code, (await test.client.items.create(gas)).item_code]).to.deep.equal(sent());
    });

    it("warns of another active item with the barcode, also when it is changed to it", async () => {
      const input = itemInput({ item_class_code: await anyClass(), barcode: "6161100" });
      const first = await test.client.items.create(input).withResponse();
      expect(first.warnings).to.deep.equal([]);
      const second = await test.client.items.create(input).withResponse();
      const other = await test.client.items.create({ ...input, item_name: "Other", barcode: "6161101" });
      const changed = await test.client.items.update(other.item_code, { barcode: "6161100" }).withResponse();
      for (const { warnings } of [second, changed]) {
        const [warning] = warnings;
        expect(warning).to.include({ code: "barcode_in_use", field: "barcode" });
        expect(warning?.message).to.contain(first.data.item_code);
      }
      const same = await test.client.items.update(other.item_code, { item_name: "Renamed" }).withResponse();
      expect(same.warnings).to.deep.equal([]);
    });

    it("continues after the items of another system", async () => {
      const item_class_code = await anyClass();
      await test.client.items.create(itemInput({ item_class_code }));
      await test.service.db.knex("item_numbers").where({ tin }).delete();
      await test.service.db.knex("items").delete();
      noteChange(test.service.db.knex, "items");
      const next = await test.client.items.create(itemInput({ item_class_code, qty_unit_code: "KG" }));
      expect(next.item_code).to.equal("KE2NTKG0000002");
    });
  });

  describe("400", () => {
    it("rejects a code of another form, with an example, before the unit is called", async () => {
      const input = itemInput({ item_class_code: await anyClass() });
      const wrong: [string, Partial<typeof input>][] = [
        ["COLA-500", {}],
        ["KE2NTU000001", {}],
        ["KE2NTKG0000001", {}],
        ["KE2NTU0000044", { pkg_unit_code: "CT" }],
        ["KE2NTU0000044", { item_type: "1" }],
        ["KE2NTU0000044", { origin_nation_code: "TZ" }],
      ];
      for (const [item_code, more] of wrong) {
        const failure = await failureOf(test.client.items.create({ ...input, item_code, ...more }));
        expect(failure, item_code).to.include({ status: 400, code: "item_code_form" });
        expect(failure.errors?.item_code?.[0]).to.match(/, such as [A-Z]{2}[12](NT|CT)XU0000001$/);
        expect(failure.message).to.contain("Or omit it, and the service makes it");
      }
      expect(sent()).to.deep.equal([]);
    });

    it("names the other problems of the item as well", async () => {
      const input = itemInput({ item_class_code: await anyClass(), item_code: "X", default_price: 1.005 });
      const failure = await failureOf(test.client.items.create(input));
      expect(failure.errors).to.have.all.keys("item_code", "default_price");
    });
  });

  describe("409", () => {
    it("rejects a code that is registered", async () => {
      const input = itemInput({ item_class_code: await anyClass(), item_code: "KE2NTXU0000001" });
      await test.client.items.create(input);
      const failure = await failureOf(test.client.items.create({ ...input, item_name: "Other" }));
      expect(failure).to.include({ status: 409, code: "already_exists" });
      expect(sent()).to.have.lengthOf(1);
    });
  });

  describe("422", () => {
    it("checks the codes against the synchronized tables before anything is sent", async () => {
      await test.client.devices.update("00", { settings: { unknown_item_classes: "reject" } });
      const input = itemInput({
        item_class_code: "9999999999",
        qty_unit_code: "NOPE",
        pkg_unit_code: "??",
        origin_nation_code: "QQ",
        default_price: 1.005,
      });
      const failure = await failureOf(test.client.items.create(input));
      expect(failure.errors).to.have.all.keys(
        "item_class_code",
        "qty_unit_code",
        "pkg_unit_code",
        "origin_nation_code",
        "default_price",
      );
      expect(sent()).to.deep.equal([]);
    });

    it("rejects unknown codes alike with and without an item code, whose own form depends on them", async () => {
      const input = itemInput({ item_class_code: await anyClass(), item_code: "KE2NTXU0000001" });
      for (const [field, code, list] of [
        ["qty_unit_code", "pcs", "GET /codes?code_class=10"],
        ["origin_nation_code", "XX", "GET /codes?code_class=05"],
      ] as const) {
        const { item_code, ...plain } = { ...input, [field]: code };
        for (const body of [plain, { ...plain, item_code }]) {
          const failure = await failureOf(test.client.items.create(body));
          expect(failure, field).to.include({ status: 422, code: "validation_failed" });
          expect(Object.keys(failure.errors ?? {})).to.deep.equal([field]);
          expect(failure.errors?.[field]?.[0]).to.contain(list);
        }
      }
      expect(sent()).to.deep.equal([]);
    });

    it("shows the unit's rejection, keeps nothing and frees the number", async () => {
      const input = itemInput({ item_class_code: await anyClass() });
      const failure = await failureOf(test.client.items.create({ ...input, item_name: "SIM-884" }));
      expect(failure).to.include({ status: 422, code: "unit_884" });
      expect(await codesOf()).to.deep.equal([]);
      expect((await test.client.items.create(input)).item_code).to.equal("KE2NTXU0000001");
    });

    it("needs an initialized device", async () => {
      await test.client.branches.create(branchInput({ bhf_id: "01" }));
      const call = test.client.items.create(itemInput({ branch_id: "01" }));
      expect(await failureOf(call)).to.include({ status: 422, code: "device_not_ready" });
    });
  });

  describe("500", () => {
    it("is unit_unreachable without a response; the same request continues under the same code", async () => {
      const input = itemInput({ item_class_code: await anyClass() });
      await test.simulator.setFault({ fault: "T2", path: "saveItems", tin });
      const failure = await failureOf(test.client.items.create(input));
      expect(failure).to.include({ status: 500, code: "unit_unreachable", retryable: true });
      expect(failure.message).to.contain("same request");
      expect(await codesOf()).to.deep.equal([]);
      expect((await failureOf(test.client.items.get("KE2NTXU0000001"))).status).to.equal(404);
      expect((await test.client.items.create(input)).item_code).to.equal("KE2NTXU0000001");
      expect(sent()).to.deep.equal(["KE2NTXU0000001", "KE2NTXU0000001"]);
    });

    it("resolves the item without a response before another one gets a number", async () => {
      const item_class_code = await anyClass();
      const lost = itemInput({ item_class_code, item_name: "Lost answer" });
      await test.simulator.setFault({ fault: "T2", path: "saveItems", tin });
      await failureOf(test.client.items.create(lost));
      const other = await test.client.items.create(itemInput({ item_class_code, item_name: "Another" }));
      expect(other.item_code).to.equal("KE2NTXU0000002");
      expect((await test.client.items.get("KE2NTXU0000001")).item_name).to.equal("Lost answer");
      expect(registered()).to.have.lengthOf(2);
    });

    it("keeps nothing if not a byte was sent", async () => {
      await test.client.devices.update("00", { vscu_url: deadUrl });
      await test.service.db.knex("devices").where({ tin }).update({ is_active: 1 });
      noteChange(test.service.db.knex, "devices");
      const input = itemInput({ item_class_code: await anyClass() });
      expect(await failureOf(test.client.items.create(input))).to.include({ code: "unit_unreachable" });
      expect(await test.service.db.knex("items").whereNull("registered_at")).to.deep.equal([]);
      const numbers = await test.service.db.knex("item_numbers").where({ tin }).first();
      expect(numbers).to.include({ next_number: 1, bound_item_id: null });
    });
  });

  async function anyClass(): Promise<string> {
    const [first] = (await test.client.codes.list({ code_class: "item_class", per_page: 1 })).data;
    if (!first) throw new Error("no item class is stored");
    return first.code;
  }

  it("numbers each TIN separately", async () => {
    const item_class_code = await anyClass();
    await test.client.items.create(itemInput({ item_class_code }));
    await test.client.branches.create(branchInput({ bhf_id: "01" }));
    await test.client.devices.create(deviceInput(test, { bhf_id: "01" }));
    await test.client.devices.initialize("01");
    const other = itemInput({ item_class_code, branch_id: "01", qty_unit_code: "KG" });
    expect((await test.client.items.create(other)).item_code).to.equal("KE2NTKG0000001");
  });
});
