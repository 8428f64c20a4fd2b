// listImports: the stored customs records of a branch or of all, with the decision about each.
import { expect } from "chai";
import { openBranch } from "../support/branch.ts";
import { createTestClock } from "../support/clock.ts";
import { describeEachFamily } from "../support/database.ts";
import { customsRow, mapImport } from "../support/imports.ts";
import { failureOf, switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

const key = "2399001/20260309/1/20055900000";

describeEachFamily("listImports", (family) => {
  const clock = createTestClock(Date.parse("2026-03-10T09:00:00Z"));
  const test = forSuite(() => startTestService({ family, clock, overrides: { syncWaitMs: 4_000 } }));
  beforeEach(async () => {
    await switchAccount(test);
    const { tin } = await openBranch(test);
    await test.simulator.addImports(tin, "00", [customsRow(), customsRow({ itemSeq: 2 })]);
  });

  const imports = () => test.clientFor(test.account.keys.owner).imports;
  const fetched = () => imports().selectItems({ branch_id: "00" });
  const list = (query: Parameters<typeof test.client.imports.list>[0] = {}) => imports().list(query);

  describe("200", () => {
    it("lists nothing before the first fetch, and calls no unit", async () => {
      const calls = test.simulator.requests.length;
      expect(await list().toArray()).to.deep.equal([]);
      expect(test.simulator.requests).to.have.lengthOf(calls);
    });

    it("lists every waiting record once, latest first, page by page", async () => {
      const { items } = await fetched();
      const all = await list({ per_page: 3 }).toArray();
      const bare = all.map(({ branch_id, fetched_at, item_code, decided_at, transaction_id, ...item }) => {
        expect({ branch_id, item_code, decided_at, transaction_id }).to.deep.equal({
          branch_id: "00",
          item_code: null,
          decided_at: null,
          transaction_id: null,
        });
        expect(fetched_at).to.equal(new Date(clock.now()).toISOString());
        return item;
      });
      expect(bare).to.deep.equal(items.toReversed());
    });

    it("tells the decision about a record, and lists it among the decided ones", async () => {
      const { items } = await fetched();
      clock.advance(60_000);
      const { body } = await test.call("POST", "/imports/process", { body: mapImport() });
      const { transaction_id } = Object(body.data);
      await imports().updateItem({
        task_code: "2399001",
        declaration_date: "20260309",
        item_sequence: 2,
        hs_code: "20055900000",
        item_class_code: "5020230602",
        item_code: "KE2NTXL0000002",
        import_item_status_code: "4",
        modifier_name: "Accounts",
        modifier_id: "u2",
      });
      const decided_at = new Date(clock.now()).toISOString();
      const [approved, ...others] = await list({ status: "approved" }).toArray();
      expect(others).to.deep.equal([]);
      expect(approved).to.include({
        item_sequence: 1,
        import_item_status_code: "3",
        item_code: "KE2NTXU0000001",
        decided_at,
        transaction_id,
      });
      const [cancelled, ...more] = await list({ status: "cancelled" }).toArray();
      expect(more).to.deep.equal([]);
      expect(cancelled).to.include({
        item_sequence: 2,
        import_item_status_code: "4",
        item_code: "KE2NTXL0000002",
        decided_at,
        transaction_id: null,
      });
      expect(await list().toArray()).to.have.lengthOf(items.length - 2);
      expect(await list({ status: "all" }).toArray()).to.have.lengthOf(items.length);
    });

    it("finds a record by its key", async () => {
      await fetched();
      const named = await list({ record: key }).toArray();
      expect(named.map(({ item_name, item_sequence }) => [item_name, item_sequence])).to.deep.equal([
        ["BAKED BEANS", 1],
      ]);
      expect(await list({ record: key.replace("/1/", "/77/") }).toArray()).to.deep.equal([]);
    });

    it("lists all branches or one, and nothing of another account", async () => {
      await fetched();
      const { tin } = await openBranch(test, { bhf_id: "01" });
      await test.simulator.addImports(tin, "01", [customsRow({ itemSeq: 9 })]);
      await imports().selectItems({ branch_id: "01" });
      const ofBranches = async (query: Parameters<typeof list>[0]) =>
        new Set((await list(query).toArray()).map(({ branch_id }) => branch_id));
      expect(await ofBranches({})).to.deep.equal(new Set(["01", "00"]));
      expect(await ofBranches({ branch_id: "01" })).to.deep.equal(new Set(["01"]));
      const other = await test.openAccount();
      await openBranch({ ...test, account: other });
      expect(await test.clientFor(other.keys.owner).imports.list().toArray()).to.deep.equal([]);
    });
  });

  it("403 for a cashier", async () => {
    const failure = await failureOf(test.clientFor(test.account.keys.cashier).imports.list());
    expect(failure.status).to.equal(403);
  });

  it("422 for a text that is no key", async () => {
    const failure = await failureOf(list({ record: "beans" }));
    expect(failure).to.include({ status: 422, code: "validation_failed" });
    expect(failure.errors).to.have.keys("record");
  });
});
