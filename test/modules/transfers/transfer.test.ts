// Transfers between branches in two lanes: the incoming movement is sent once the outgoing one is accepted, each once, whatever dies in between.
import { expect } from "chai";
import { databaseFamilies } from "../../support/database.ts";
import { movement } from "../../support/stock.ts";
import { cola, milk, transferTest } from "./transfers.ts";

for (const family of databaseFamilies()) {
  describe(`transfers between branches on ${family}`, () => {
    const {
      lane,
      second,
      body,
      send,
      transfer,
      statuses,
      quantities,
      types,
      wires,
      atUnit,
      reject,
      checks,
      transferChecks,
    } = transferTest(family);

    it("send the outgoing movement, then the incoming one, each to the unit of its branch", async () => {
      const parts = await transfer();
      await lane.settle();
      expect(await statuses(parts)).to.deep.equal(["success", "success"]);
      expect(types().slice(1)).to.deep.equal(["00 13", "01 04"]);
      const [outgoing, incoming] = wires().slice(1);
      expect(outgoing).to.include({ custTin: lane.branch.tin, custBhfId: "01" });
      expect(incoming).to.include({ custTin: lane.branch.tin, custBhfId: "00", totAmt: 2900 });
      expect(await quantities()).to.deep.equal([45, 5]);
      expect([atUnit(lane.branch), atUnit(second())]).to.deep.equal([45, 5]);
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

    it("make health name the sending branch while its unit is away, and show that both branches wait", async () => {
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
        ["00", "fail"],
        ["01", "fail"],
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
        expect([atUnit(lane.branch), atUnit(second())]).to.deep.equal([45, 5]);
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
      expect(await lane.db.knex("pending_stock").where({ branch_id: second().branchId })).to.have.lengthOf(1);
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
        expect(atUnit(lane.branch, code) + atUnit(second(), code), code).to.equal(sum);
      }
      await lane.expectInvariants();
    });
  });
}
