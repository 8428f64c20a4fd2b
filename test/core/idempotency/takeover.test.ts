// Idempotency-Keys of processes that stand still for longer than their lease: no change is made twice.
import { expect } from "chai";
import { releaseAllLanes } from "../../../server/src/lanes/leases.ts";
import { createPlace, type DatabasePlace, databaseFamilies } from "../../support/database.ts";
import { customsRow } from "../../support/imports.ts";
import { type Receiver, startReceiver } from "../../support/receiver.ts";
import { itemInput, openInitialized, switchAccount } from "../../support/records.ts";
import { type ServiceResponse, startTestService, type TestService } from "../../support/service.ts";
import { until } from "../../support/until.ts";
import { codeOf, interruptible, isReplay, newKey, type Step, simulator, webhook } from "./interruptible.ts";

if (databaseFamilies().includes("mysql")) {
  describe("a process that is paused for longer than its lease", () => {
    const interrupted = interruptible();
    let place: DatabasePlace;
    /** Its lease is over, and it goes on with what it has begun. */
    let stalled: TestService;
    let other: TestService;
    let receiver: Receiver;
    let tin: string;

    before(async () => {
      place = await createPlace("mysql");
      const overrides = { work: false };
      const options = { handlers: interrupted.handlers, simulator, overrides };
      stalled = await startTestService({ place, ...options });
      other = await startTestService({ place, simulator: false, overrides: { syncWaitMs: 200 } });
      receiver = await startReceiver();
      await stalled.service.presence.stop();
    });
    beforeEach(async () => {
      await switchAccount(stalled);
      ({ tin } = await openInitialized(stalled));
      receiver.received.length = 0;
    });
    after(async () => {
      await stalled?.close();
      await other?.close();
      await receiver?.close();
      await place?.release();
    });

    const call = (at: TestService, path: string, body: unknown, key?: string): Promise<ServiceResponse> =>
      at.call("POST", path, {
        body,
        key: stalled.keys.owner,
        headers: key === undefined ? {} : { "Idempotency-Key": key },
      });

    /** The responses: of the stalled process, of the other one meanwhile, and of a later retry. */
    async function stall(
      step: (pause: () => Promise<void>) => Step,
      path: string,
      body: unknown,
    ): Promise<[first: ServiceResponse, meanwhile: ServiceResponse, later: ServiceResponse]> {
      const [arrived, resumed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      interrupted.next(
        step(async () => {
          arrived.resolve();
          await resumed.promise;
        }),
      );
      const key = newKey();
      const first = call(stalled, path, body, key);
      await arrived.promise;
      try {
        const meanwhile = await call(other, path, body, key);
        resumed.resolve();
        return [await first, meanwhile, await call(other, path, body, key)];
      } finally {
        resumed.resolve();
      }
    }
    const beforeWork: Parameters<typeof stall>[0] = (pause) => async (run) => {
      await pause();
      return run();
    };
    const afterWork: Parameters<typeof stall>[0] = (pause) => async (run) => {
      const response = await run();
      await pause();
      return response;
    };

    const sent = (name: string): number =>
      stalled.simulator.requests.filter((one) => one.tin === tin && one.function === name).length;
    const rows = async (table: string, where = {}): Promise<number> => {
      const { account_id, ...rest } = { account_id: stalled.account.id, ...where };
      const sets = stalled.service.db.knex("data_sets").where({ account_id }).select("id");
      return (await stalled.service.db.knex(table).whereIn("data_set_id", sets).where(rest)).length;
    };

    const operations: Record<
      string,
      () => Promise<{ path: string; body: unknown; effects: () => number | Promise<number> }>
    > = {
      createBranch: async () => ({
        path: "/branches",
        body: { bhf_id: "01", name: "Second" },
        effects: () => rows("branches", { bhf_id: "01" }),
      }),
      createWebhook: async () => ({ path: "/webhooks", body: webhook, effects: () => rows("webhooks") }),
      rotateWebhookSecret: async () => {
        const { body } = await call(other, "/webhooks", webhook);
        const path = `/webhooks/${Object(body.data).id}/rotate-secret`;
        return { path, body: {}, effects: () => rows("audit", { action: "webhooks.rotate_secret" }) };
      },
      testWebhook: async () => {
        const { body } = await call(other, "/webhooks", { url: receiver.url });
        const path = `/webhooks/${Object(body.data).id}/test`;
        return { path, body: {}, effects: () => receiver.received.length };
      },
      createInsurance: async () => ({
        path: "/insurances",
        body: { code: "INS01", name: "Uzima Health", rate: 20 },
        effects: () => sent("saveBrancheInsurances"),
      }),
      createItem: async () => {
        const codes = stalled.service.db.knex("item_classes");
        const { code } = (await codes.first("code")) as { code: string };
        return {
          path: "/items",
          body: itemInput({ item_class_code: code }),
          effects: () => sent("saveItems"),
        };
      },
      createItemsBulk: async () => ({
        path: "/items/bulk",
        body: { items: [itemInput()] },
        effects: () => sent("saveItems"),
      }),
      initializeDevice: async () => {
        const earlier = sent("selectInitInfo");
        return {
          path: "/devices/00/initialize",
          body: { force: true },
          effects: () => sent("selectInitInfo") - earlier,
        };
      },
      updateImportItem: async () => {
        await stalled.simulator.addImports(tin, "00", [customsRow()]);
        const body = {
          task_code: "2399001",
          declaration_date: "09032026",
          item_sequence: 1,
          hs_code: "20055900000",
          item_class_code: "5020230602",
          item_code: "KE2NTXU0000001",
          import_item_status_code: "4",
          modifier_name: "Accounts",
          modifier_id: "u2",
        };
        return { path: "/imports/update-items", body, effects: () => sent("updateImportItems") };
      },
      saveStockMaster: async () => {
        const codes = stalled.service.db.knex("item_classes");
        const { code } = (await codes.first("code")) as { code: string };
        const { body } = await call(other, "/items", itemInput({ item_class_code: code }));
        return {
          path: "/stock/master",
          body: { item_code: Object(body.data).item_code, remaining_qty: 10 },
          effects: () => rows("transactions", { type: "stock" }),
        };
      },
    };

    for (const [name, prepare] of Object.entries(operations)) {
      it(`makes no change of ${name} that another process has made under the same key`, async () => {
        const { path, body, effects } = await prepare();
        const [first, meanwhile, later] = await stall(beforeWork, path, body);
        expect(meanwhile.status, meanwhile.text).to.be.oneOf([200, 201]);
        expect(await effects()).to.equal(1);
        expect([isReplay(first), isReplay(later)], first.text).to.deep.equal([true, true]);
        expect(first.body.data).to.deep.equal(meanwhile.body.data);
        expect(later.body.data).to.deep.equal(meanwhile.body.data);
      });
    }

    it("makes no change that another process has tried under the same key without success", async () => {
      const insurance = { code: "INS01", name: "Uzima Health", rate: 20 };
      await stalled.simulator.setFault({ fault: "T1", path: "saveBrancheInsurances", tin, times: 1 });
      const [first, meanwhile, later] = await stall(beforeWork, "/insurances", insurance);
      expect(codeOf(meanwhile)).to.equal("500 unit_unreachable");
      expect(codeOf(first)).to.equal("409 idempotency_in_progress");
      expect(first.headers.get("retry-after")).to.equal("1");
      expect(later.status, later.text).to.equal(201);
      expect(sent("saveBrancheInsurances")).to.equal(2);
    });

    it("stores nothing after a call to the unit that another process has made too", async () => {
      const { service } = stalled;
      const { save } = service.units;
      const [first, meanwhile, later] = await stall(
        (pause) => (run) => {
          service.units.save = async (...of) => {
            const result = await save(...of);
            // By then its lease on the device is over too.
            await releaseAllLanes(service.db);
            await pause();
            return result;
          };
          return run().finally(() => {
            service.units.save = save;
          });
        },
        "/insurances",
        { code: "INS01", name: "Uzima Health", rate: 20 },
      );
      expect(meanwhile.status, meanwhile.text).to.equal(201);
      expect([isReplay(first), isReplay(later)]).to.deep.equal([true, true]);
      expect(await rows("insurances")).to.equal(1);
      expect(await rows("audit", { action: "insurances.create" })).to.equal(1);
    });

    it("is not taken over once its change is stored, and stores its response when it continues", async () => {
      const [first, meanwhile, later] = await stall(afterWork, "/webhooks", webhook);
      expect(codeOf(meanwhile)).to.equal("409 idempotency_response_lost");
      expect(first.status).to.equal(201);
      expect(isReplay(later)).to.equal(true);
      expect(later.body.data).to.deep.equal(first.body.data);
      expect(await rows("webhooks")).to.equal(1);
    });

    it("is taken over after its items are registered, and the other process registers none of them again", async () => {
      const body = { items: [itemInput(), itemInput(), itemInput()] };
      const [first, meanwhile, later] = await stall(afterWork, "/items/bulk", body);
      expect(meanwhile.body.data).to.include({ registered: 3, rejected: 0 });
      for (const response of [first, later]) expect(response.body.data).to.deep.equal(meanwhile.body.data);
      expect(sent("saveItems")).to.equal(3);
      expect(stalled.simulator.violations).to.deep.equal([]);
    });

    it("is not taken over while the transaction of its change is open", async () => {
      const { knex } = other.service.db;
      const isWaiting = async (): Promise<boolean> => {
        const statements = knex("information_schema.processlist").whereRaw(
          "db = database() and info like 'update %idempotency_keys%'",
        );
        return (await statements.first("id")) !== undefined;
      };
      const [arrived, resumed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const takenOver = Promise.withResolvers<void>();
      interrupted.next(async (run, { service }) => {
        const { transaction } = service.db;
        service.db.transaction = (work) =>
          transaction(async (trx) => {
            arrived.resolve();
            await resumed.promise;
            return work(trx);
          });
        const response = await run();
        // Its response is stored only after the other process has looked.
        await takenOver.promise;
        return response;
      });
      const key = newKey();
      const first = call(stalled, "/webhooks", webhook, key);
      await arrived.promise;
      const meanwhile = call(other, "/webhooks", webhook, key);
      try {
        await until(isWaiting);
      } finally {
        resumed.resolve();
        void meanwhile.finally(takenOver.resolve);
      }
      expect(codeOf(await meanwhile)).to.equal("409 idempotency_response_lost");
      expect((await first).status).to.equal(201);
      expect(await rows("webhooks")).to.equal(1);
    });
  });
}
