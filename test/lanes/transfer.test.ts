// Transfers between branches in two lanes: the incoming movement is sent once the outgoing one is accepted, each once, whatever dies in between.
import { expect } from "chai";
import { releaseIncoming } from "../../server/src/stock/transfers.ts";
import { updateTransaction } from "../../server/src/transactions/store.ts";
import { openBranch, type TestBranch } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { makeDue, startLaneTest } from "../support/lane.ts";
import { movement } from "../support/stock.ts";
import { forSuite } from "../support/suite.ts";

const cola = "KE2NTXU0000001";
const milk = "KE2NTXL0000002";

for (const family of databaseFamilies()) {
  describe(`transfers between branches on ${family}`, () => {
    let second: TestBranch;
    let references = 0;

    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(async () => {
      await lane.open();
      second = await openBranch(lane.test, { bhf_id: "01", tin: lane.branch.tin });
      await lane.move({ ...movement("11", [{ qty: 50 }]), branch_id: "00" });
      await lane.settle();
    });

    const body = (overrides: Record<string, unknown> = {}) => {
      references += 1;
      const ends = { from_branch_id: "00", to_branch_id: "01" };
      return {
        reference: `TR-${references}`,
        ...ends,
        items: [{ item_code: cola, quantity: 5 }],
        ...overrides,
      };
    };
    const send = (request: unknown) =>
      lane.test.call("POST", "/stock/transfers?async=true", { body: request });
    /** Stores a transfer; the ids of both movements. */
    const transfer = async (request: Record<string, unknown> = body()) => {
      const { status, body: response } = await send(request);
      expect(status, JSON.stringify(response)).to.equal(202);
      const row = await lane.db
        .knex("stock_transfers")
        .where({ data_set_id: lane.branch.environmentId, reference: request.reference })
        .first();
      expect(Object(response.data).transaction_id).to.equal(row.in_id);
      lane.accepted.push(row.out_id, row.in_id);
      return { outgoing: row.out_id, incoming: row.in_id, request };
    };
    const statuses = async (of: { outgoing: string; incoming: string }) => [
      (await lane.row(of.outgoing)).status,
      (await lane.row(of.incoming)).status,
    ];
    const held = async (of: TestBranch, code = cola) => {
      const row = await lane.db
        .knex("stock")
        .join("items", "items.id", "stock.item_id")
        .where({ "items.item_code": code, "stock.branch_id": of.branchId })
        .first("stock.qty as qty");
      return (row?.qty ?? 0) / 10_000;
    };
    const quantities = async (code = cola) => [await held(lane.branch, code), await held(second, code)];
    /** A check of the incoming movement has read the outgoing one, and waits for the row of its call. */
    const untilUpdateOfCallsWaits = async (): Promise<void> => {
      const waiting = lane.db
        .knex("information_schema.processlist")
        .whereRaw("db = database() and info like 'update `calls`%'");
      while ((await waiting.clone().first("id")) === undefined);
    };
    const wires = () =>
      lane.test.simulator.requests
        .filter((one) => one.function === "saveStockItems" && one.tin === lane.branch.tin)
        .map(({ body: wire }) => Object(wire));
    const types = () => wires().map(({ bhfId, sarTyCd }) => `${bhfId} ${sarTyCd}`);
    /** What the unit of a branch knows: movements and master. */
    const atUnit = (of: TestBranch, code = cola) => {
      const unit = lane.test.simulator.state.branches.find(
        ({ tin, bhfId }) => tin === of.tin && bhfId === of.bhf_id,
      );
      const level = unit?.stock.find(({ itemCd }) => itemCd === code);
      expect(level?.master ?? 0, `master of ${code} in ${of.bhf_id}`).to.equal(level?.moved ?? 0);
      return level?.moved ?? 0;
    };

    it("send the outgoing movement, then the incoming one, each to the unit of its branch", async () => {
      const parts = await transfer();
      await lane.settle();
      expect(await statuses(parts)).to.deep.equal(["success", "success"]);
      expect(types().slice(1)).to.deep.equal(["00 13", "01 04"]);
      const [outgoing, incoming] = wires().slice(1);
      expect(outgoing).to.include({ custTin: lane.branch.tin, custBhfId: "01" });
      expect(incoming).to.include({ custTin: lane.branch.tin, custBhfId: "00", totAmt: 2900 });
      expect(await quantities()).to.deep.equal([45, 5]);
      expect([atUnit(lane.branch), atUnit(second)]).to.deep.equal([45, 5]);
      await lane.expectInvariants();
    });

    it("wait completely while the sending branch's unit is away: nothing arrives that has not left", async () => {
      lane.unit.always(async () => ({ kind: "not_sent", message: "no route" }));
      const parts = await transfer();
      await lane.drain();
      expect(await statuses(parts)).to.deep.equal(["pending", "pending"]);
      expect(await quantities()).to.deep.equal([50, 0]);
      const { body: shown } = await lane.test.call("GET", `/transactions/${parts.incoming}`);
      expect(Object(shown.data).blocked.message).to.contain("-OUT");
      lane.unit.forget();
      await lane.settle();
      expect(await statuses(parts)).to.deep.equal(["success", "success"]);
      expect(await quantities()).to.deep.equal([45, 5]);
      await lane.expectInvariants();
    });

    it("make health name the sending branch while its unit is away, and nothing at the receiving branch", async () => {
      lane.unit.always(async () => ({ kind: "not_sent", message: "no route" }));
      const { request } = await transfer();
      await lane.drain();
      expect(await transferChecks(), "a transfer may wait for a while").to.deep.equal([]);
      await lane.advance(16 * 60_000);
      const [check, ...others] = await transferChecks();
      expect(others).to.deep.equal([]);
      expect(check).to.include({ status: "warn", bhf_id: "01" });
      expect(check?.message).to.contain(`Transfer ${request.reference} to branch 01 waits for branch 00`);
      expect(check?.remedy).to.contain("`taxctl devices test 00`");
      expect(check?.remedy).to.contain(`taxctl transactions show ${request.reference}-OUT`);
      const queues = (await checks()).filter(({ name }) => name === "queue");
      expect(queues.map(({ bhf_id, status }) => [bhf_id, status])).to.deep.equal([
        ["00", "warn"],
        ["01", "pass"],
      ]);
      lane.unit.forget();
      await lane.settle();
      expect(await transferChecks()).to.deep.equal([]);
    });

    it("arrive later if the receiving branch's unit is away", async () => {
      lane.unit.always(({ wire, send: really }) =>
        wire.body.bhfId === "01"
          ? Promise.resolve({ kind: "not_sent", message: "no route" } as const)
          : really(),
      );
      const parts = await transfer();
      await lane.drain();
      await lane.advance(20_000);
      expect(await statuses(parts)).to.deep.equal(["success", "pending"]);
      expect(await quantities()).to.deep.equal([45, 0]);
      lane.unit.forget();
      await lane.settle();
      expect(await quantities()).to.deep.equal([45, 5]);
      await lane.expectInvariants();
    });

    it("hold the incoming movement back while the outcome of the outgoing one is unknown", async () => {
      await lane.test.simulator.setFault({
        fault: "F3",
        params: { how: "reset" },
        path: "saveStockItems",
        tin: lane.branch.tin,
      });
      const parts = await transfer();
      await lane.drain();
      expect(await statuses(parts)).to.deep.equal(["processing", "pending"]);
      expect((await lane.row(parts.outgoing)).in_doubt).to.equal(1);
      await lane.settle();
      expect(await statuses(parts)).to.deep.equal(["success", "success"]);
      expect(await quantities()).to.deep.equal([45, 5]);
      await lane.expectInvariants();
    });

    const reject = () =>
      lane.test.simulator.setFault({ fault: "F15", path: "saveStockItems", tin: lane.branch.tin });

    it("fail whole when the outgoing movement is rejected; retrying it sends both", async () => {
      await reject();
      const parts = await transfer();
      await lane.settle();
      expect(await lane.row(parts.outgoing)).to.include({ status: "failed" });
      expect(await lane.row(parts.incoming)).to.include({
        status: "failed",
        failure_code: "outgoing_rejected",
        retry_count: 0,
        can_retry: 0,
      });
      expect(types().slice(1)).to.deep.equal(["00 13"]);
      expect(await quantities()).to.deep.equal([50, 0]);
      const { body: shown } = await lane.test.call("GET", `/transactions/${parts.incoming}`);
      const { failure } = Object(Object(shown.data).response_data);
      expect(failure.message).to.contain(`\`taxctl transactions retry ${parts.request.reference}-OUT\``);
      await lane.retry(parts.outgoing);
      await lane.settle();
      expect(await statuses(parts)).to.deep.equal(["success", "success"]);
      expect(await quantities()).to.deep.equal([45, 5]);
      await lane.expectInvariants();
    });

    if (family === "mysql") {
      it("fail whole at once when the rejection comes while the incoming movement is checked", async () => {
        lane.unit.always(async () => ({ kind: "not_sent", message: "no route" }));
        const { outgoing, incoming } = await transfer();
        await lane.drain();
        await makeDue(lane.db, { transaction_id: incoming });
        let drained: Promise<void> | undefined;
        await lane.db.transaction(async (trx) => {
          await trx("calls").where({ transaction_id: incoming }).forUpdate().first("id");
          drained = lane.drain();
          await untilUpdateOfCallsWaits();
          const row = await lane.row(outgoing);
          await updateTransaction(trx, row, { status: "failed", failure_code: "unit_refused", can_retry: 1 });
          await releaseIncoming(trx, outgoing, lane.clock.now());
        });
        await drained;
        lane.unit.forget();
        expect(await lane.row(incoming)).to.include({ status: "failed", failure_code: "outgoing_rejected" });
      });
    }

    it("replace a rejected transfer when the request is corrected", async () => {
      await reject();
      const parts = await transfer();
      await lane.settle();
      const corrected = await transfer({ ...parts.request, items: [{ item_code: cola, quantity: 7 }] });
      await lane.settle();
      expect((await lane.row(parts.outgoing)).superseded_by).to.equal(corrected.outgoing);
      expect((await lane.row(parts.incoming)).superseded_by).to.equal(corrected.incoming);
      expect(await quantities()).to.deep.equal([43, 7]);
      await lane.expectInvariants();
    });

    /** A transfer whose incoming movement the unit rejects. */
    const lost = async () => {
      lane.unit.next("movement", ({ send: really }) => really());
      lane.unit.next("movement", async ({ send: really }) => {
        await reject();
        return really();
      });
      const parts = await transfer();
      await lane.settle();
      expect(await statuses(parts)).to.deep.equal(["success", "failed"]);
      expect(await quantities()).to.deep.equal([45, 0]);
      return parts;
    };
    const checks = async () => {
      const { body: health } = await lane.test.call("GET", "/health");
      return Object(health.data).checks as {
        name: string;
        status: string;
        bhf_id: string;
        message: string;
        remedy: string;
      }[];
    };
    const transferChecks = async () => (await checks()).filter(({ name }) => name === "transfers");

    it("show that items have left and not arrived when the incoming movement is rejected; a retry delivers them", async () => {
      const parts = await lost();
      const [check, ...others] = await transferChecks();
      expect(others).to.deep.equal([]);
      expect(check).to.include({ status: "warn", bhf_id: "01" });
      expect(check?.message).to.contain(`${parts.request.reference} have left branch 00`);
      expect(check?.remedy).to.contain(`taxctl transactions retry ${parts.request.reference}-IN`);
      await lane.retry(parts.incoming);
      await lane.settle();
      expect(await quantities()).to.deep.equal([45, 5]);
      expect(await transferChecks()).to.deep.equal([]);
      await lane.expectInvariants();
    });

    it("keep the accepted outgoing movement when the incoming one is corrected", async () => {
      const parts = await lost();
      const other = await send({ ...parts.request, items: [{ item_code: cola, quantity: 6 }] });
      expect(other.status).to.equal(409);
      const corrected = await transfer({ ...parts.request, remark: "second try" });
      expect(corrected.outgoing).to.equal(parts.outgoing);
      await lane.settle();
      expect((await lane.row(parts.incoming)).superseded_by).to.equal(corrected.incoming);
      expect(types().filter((type) => type === "00 13")).to.have.lengthOf(1);
      expect(await quantities()).to.deep.equal([45, 5]);
      await lane.expectInvariants();
    });

    for (const [when, part] of [
      ["after", "outgoing"],
      ["before", "outgoing"],
      ["after", "incoming"],
      ["before", "incoming"],
    ] as const) {
      it(`are finished by another process when one dies ${when} the ${part} movement was sent`, async () => {
        const parts = await transfer();
        const dying = async ({ send: really }: { send(): Promise<unknown> }) => {
          if (when === "after") await really();
          throw new Error("the process died");
        };
        if (part === "incoming") lane.unit.next("movement", ({ send: really }) => really());
        lane.unit.next("movement", dying as never);
        await lane.drain().catch(() => undefined);
        lane.unit.forget();
        await lane.replaceWorker();
        await lane.settle();
        expect(await statuses(parts)).to.deep.equal(["success", "success"]);
        expect([atUnit(lane.branch), atUnit(second)]).to.deep.equal([45, 5]);
        expect(await quantities()).to.deep.equal([45, 5]);
        await lane.expectInvariants();
      });
    }

    it("are stored once when requests with one reference meet", async () => {
      const request = body();
      const responses = await Promise.all([
        send(request),
        send({ ...request, items: [{ item_code: cola, quantity: 6 }] }),
        send(request),
      ]);
      const counts = Map.groupBy(responses, ({ status }) => status);
      expect([...counts.keys()].toSorted()).to.deep.equal([202, 409]);
      await lane.settle();
      expect(types().slice(1)).to.deep.equal(["00 13", "01 04"]);
      const [left, arrived] = await quantities();
      expect(Number(left) + Number(arrived)).to.equal(50);
    });

    it("store neither movement when one of the numbers is taken", async () => {
      const request = body();
      await lane.move({
        ...movement("11", [{ qty: 1 }], { sar_no: `${request.reference}-IN` }),
        branch_id: "01",
      });
      expect((await send(request)).status).to.equal(409);
      expect(
        await lane.db.knex("transactions").where({ invoice_no: `${request.reference}-OUT` }),
      ).to.deep.equal([]);
    });

    it("are not pending at the receiving branch, whether its list is fetched before or after they arrive", async () => {
      const pending = async () => {
        const { status, body: response } = await lane.test.call("POST", "/stock/items", {
          body: { branch_id: "01" },
        });
        expect(status, JSON.stringify(response)).to.equal(200);
        return response.data;
      };
      lane.unit.always(({ wire, send: really }) =>
        wire.body.bhfId === "01"
          ? Promise.resolve({ kind: "not_sent", message: "no route" } as const)
          : really(),
      );
      await transfer();
      await lane.drain();
      expect(lane.test.simulator.requests.filter((one) => one.function === "selectStockItems")).to.be.an(
        "array",
      );
      expect(await pending()).to.deep.equal([]);
      lane.unit.forget();
      await lane.settle();
      expect(await pending()).to.deep.equal([]);
      expect(await lane.db.knex("pending_stock").where({ branch_id: second.branchId })).to.have.lengthOf(1);
    });

    it("remove the unit's rows from the list when their outcome comes later", async () => {
      const { promise: signed, resolve: goOn } = Promise.withResolvers<void>();
      const { promise: entered, resolve: enter } = Promise.withResolvers<void>();
      lane.unit.next("movement", async ({ send: really }) => {
        const result = await really();
        enter();
        await signed;
        return result;
      });
      await transfer();
      const drained = lane.drain();
      await entered;
      const { body: response } = await lane.test.call("POST", "/stock/items", { body: { branch_id: "01" } });
      expect(response.data).to.have.lengthOf(1);
      goOn();
      await drained;
      await lane.settle();
      const again = await lane.test.call("POST", "/stock/items", { body: { branch_id: "01" } });
      expect(again.body.data).to.deep.equal([]);
    });

    it("leave the sum of both branches as it was, whatever happens on the way", async () => {
      const milkIn = [{ qty: 20, item_cd: milk, tax_ty_cd: "B", prc: 50 }];
      for (const branch_id of ["00", "01"]) await lane.move({ ...movement("11", milkIn), branch_id });
      await lane.settle();
      for (let round = 0; round < 12; round++) {
        const isBack = round % 3 === 2;
        const ends = isBack ? { from_branch_id: "01", to_branch_id: "00" } : {};
        const items = [
          { item_code: cola, quantity: 1 + (round % 4) },
          ...(round % 2 === 0 ? [{ item_code: milk, quantity: 0.25 * (round + 1) }] : []),
        ];
        if (round % 4 === 1)
          await lane.test.simulator.setFault({
            fault: "F3",
            params: { how: "reset" },
            path: "saveStockItems",
            tin: lane.branch.tin,
          });
        if (round % 5 === 4) await reject();
        await transfer(body({ ...ends, items }));
        if (round % 2 === 1) await lane.settle();
      }
      await lane.settle();
      const failed = await lane.db
        .knex("transactions")
        .where({ data_set_id: lane.branch.environmentId, status: "failed", can_retry: 1 })
        .whereNot({ failure_code: "outgoing_rejected" });
      for (const { id } of failed) {
        await lane.retry(id);
        await lane.settle();
      }
      for (const [code, sum] of [
        [cola, 50],
        [milk, 40],
      ] as const) {
        const [here, there] = await quantities(code);
        expect(Number(here) + Number(there), code).to.equal(sum);
        expect(atUnit(lane.branch, code) + atUnit(second, code), code).to.equal(sum);
      }
      await lane.expectInvariants();
    });
  });
}
