// Requests with an Idempotency-Key that end without a response: no change is made twice.
import { expect } from "chai";
import { recordChange } from "../../../server/src/core/audit/record.ts";
import { mostStoredBytes } from "../../../server/src/core/idempotency/store.ts";
import { databaseFamilies } from "../../support/database.ts";
import { customsRow } from "../../support/imports.ts";
import { openInitialized, switchAccount } from "../../support/records.ts";
import { type ServiceResponse, startTestService, type TestService } from "../../support/service.ts";
import { codeOf, interruptible, newKey, simulator, webhook } from "./interruptible.ts";

for (const family of databaseFamilies()) {
  describe(`a request that ends without a response (${family})`, () => {
    const interrupted = interruptible();
    let test: TestService;
    let key = "";

    before(async () => {
      const { handlers } = interrupted;
      test = await startTestService({ family, simulator, handlers, overrides: { work: false } });
    });
    beforeEach(async () => {
      await switchAccount(test);
      key = newKey();
    });
    after(() => test?.close());

    const create = (body: unknown = webhook): Promise<ServiceResponse> =>
      test.call("POST", "/webhooks", { body, headers: { "Idempotency-Key": key } });
    const webhooks = async (): Promise<unknown> => (await test.call("GET", "/webhooks")).body.data;

    it("is not run again once its change is committed", async () => {
      interrupted.next(async (run) => {
        await run();
        throw new Error("the process ends here");
      });
      expect((await create()).status).to.equal(500);
      expect(codeOf(await create())).to.equal("409 idempotency_response_lost");
      expect((await create()).body).to.include({ retryable: false });
      expect(codeOf(await create({ url: "http://127.0.0.1:4000/other" }))).to.equal(
        "422 idempotency_mismatch",
      );
      expect(await webhooks()).to.have.lengthOf(1);
      key = newKey();
      expect(codeOf(await create())).to.equal("409 already_exists");
    });

    it("is not run again once its change is committed and its response is too large to be stored", async () => {
      interrupted.next(async (run) => {
        const response = Object(await run());
        return { ...response, body: { ...response.body, message: "x".repeat(mostStoredBytes) } };
      });
      const first = await create();
      expect(first.status).to.equal(201);
      expect(first.body.message).to.have.lengthOf(mostStoredBytes);
      expect(codeOf(await create())).to.equal("409 idempotency_response_lost");
      expect(codeOf(await create({ url: "http://127.0.0.1:4000/other" }))).to.equal(
        "422 idempotency_mismatch",
      );
      expect(await webhooks()).to.have.lengthOf(1);
      const row = await test.service.db
        .knex("idempotency_keys")
        .where({ state: "done" })
        .whereNull("response")
        .first("status");
      expect(row).to.deep.equal({ status: 201 });
    });

    it("is run again if its change was rolled back", async () => {
      interrupted.next((_run, context) =>
        context.service.db.transaction(async (trx) => {
          await recordChange(trx, context, { action: "webhooks.create", subject: "webhook" });
          throw new Error("the process ends here");
        }),
      );
      expect((await create()).status).to.equal(500);
      expect((await create()).status).to.equal(201);
      expect(await webhooks()).to.have.lengthOf(1);
    });

    it("is run again if its response said so, although the attempt is recorded", async () => {
      const { tin } = await openInitialized(test);
      await test.simulator.addImports(tin, "00", [customsRow()]);
      const update = () =>
        test.call("POST", "/imports/update-items", {
          body: {
            task_code: "2399001",
            declaration_date: "09032026",
            item_sequence: 1,
            hs_code: "20055900000",
            item_class_code: "5020230602",
            item_code: "KE2NTXU0000001",
            import_item_status_code: "4",
            modifier_name: "Accounts",
            modifier_id: "u2",
          },
          headers: { "Idempotency-Key": key },
        });
      await test.simulator.setFault({ fault: "T1", path: "updateImportItems", tin });
      expect(codeOf(await update())).to.equal("500 unit_unreachable");
      await test.simulator.clearFaults();
      expect((await update()).status).to.equal(200);
    });
  });
}
