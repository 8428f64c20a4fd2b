// Idempotency-Key on submissions: the transaction that stores the submission takes the key, and gives the response.
import { expect } from "chai";
import type { Claim } from "../../../server/src/core/idempotency/store.ts";
import type { Intake } from "../../../server/src/core/transactions/intake.ts";
import { openBranch, sale, type TestBranch } from "../../support/branch.ts";
import { createTestClock } from "../../support/clock.ts";
import { databaseFamilies } from "../../support/database.ts";
import { type ServiceResponse, startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`idempotency keys of submissions (${family})`, () => {
    const clock = createTestClock();
    let branch: TestBranch;
    let add: Intake["add"];
    let keys = 0;
    let key = "";

    const test = forSuite(() =>
      startTestService({ family, clock, overrides: { work: false, syncWaitMs: 50 } }),
    );
    before(async () => {
      branch = await openBranch(test);
      test.service.isAlone = false;
      add = test.service.intake.add;
    });
    beforeEach(() => {
      key = `key-${++keys}`;
    });
    afterEach(() => {
      test.service.intake.add = add;
    });

    const submit = (body: unknown, query = "?async=true"): Promise<ServiceResponse> =>
      test.call("POST", `/sales${query}`, { body, headers: { "Idempotency-Key": key } });
    const idOf = ({ body }: ServiceResponse): unknown =>
      Object(body.data).transaction_id ?? Object(body).transaction_id;
    const stored = (invoice_no: string | undefined) =>
      test.service.db.knex("transactions").where({ data_set_id: branch.environmentId, invoice_no });
    const codeOf = ({ status, body }: ServiceResponse): string => `${status} ${body.code ?? ""}`.trim();

    /** Does something while a submission is on its way into the database, under the claim that it brings. */
    function meanwhile(work: (claim: Claim) => Promise<unknown>): void {
      test.service.intake.add = async (entry) => {
        const { claim } = entry.context;
        if (claim) await work(claim);
        return add(entry);
      };
    }
    const insertFor = (row: Claim["row"], columns: object) =>
      test.service.db.knex("idempotency_keys").insert({
        ...row,
        owner: "another process",
        state: "running",
        status: null,
        response: null,
        ...columns,
      });
    const takenByAnother = (columns: object) => meanwhile(({ row }) => insertFor(row, columns));

    it("return the same response to the same submission, also if it was accepted long ago", async () => {
      const body = sale();
      const first = await submit(body);
      const again = await submit(body);
      expect([first.status, again.status]).to.deep.equal([202, 202]);
      expect(again.headers.get("idempotency-replayed")).to.equal("true");
      const { timestamp: _, request_id: __, ...meta } = again.body.meta as Record<string, unknown>;
      expect({ ...again.body, meta }).to.deep.equal({
        ...first.body,
        meta: { check_status_url: `/api/v1/transactions/${idOf(first)}` },
      });
    });

    it("respond to many at once, each with its own response", async () => {
      const all = await Promise.all(
        Array.from({ length: 20 }, async (_, index) => {
          const body = sale();
          const headers = { "Idempotency-Key": `${key}-${index}` };
          const once = () => test.call("POST", "/sales?async=true", { body, headers });
          return [idOf(await once()), idOf(await once())];
        }),
      );
      for (const [first, again] of all) expect(again).to.equal(first);
      expect(new Set(all.map(([first]) => first)).size).to.equal(20);
    });

    it("reject another submission", async () => {
      const other = sale();
      await submit(sale());
      expect(codeOf(await submit(other))).to.equal("422 idempotency_mismatch");
      expect(await stored(other.invoice_no)).to.deep.equal([]);
    });

    it("have a response as soon as the submission is stored: a crash right then changes nothing", async () => {
      const body = sale();
      test.service.intake.add = async (entry) => {
        await add(entry);
        throw new Error("the process ends here");
      };
      expect((await submit(body)).status).to.equal(500);
      test.service.intake.add = add;
      const again = await submit(body);
      expect(codeOf(again)).to.equal("202");
      expect(again.headers.get("idempotency-replayed")).to.equal("true");
      expect((await stored(body.invoice_no)).map(({ id }) => id)).to.deep.equal([idOf(again)]);
    });

    it("of a synchronous caller are stored with the submission: a retry after a crash gets its outcome", async () => {
      const body = sale();
      test.service.intake.add = async (entry) => {
        await add(entry);
        throw new Error("the process ends here");
      };
      expect((await submit(body, "")).status).to.equal(500);
      test.service.intake.add = add;
      const again = await submit(body, "");
      expect(codeOf(again)).to.equal("422 outcome_pending");
      expect((await stored(body.invoice_no)).map(({ id }) => id)).to.deep.equal([idOf(again)]);
    });

    it("return the same response when it could not be stored, until they expire", async () => {
      const body = sale();
      test.service.intake.add = async (entry) => {
        const submitted = await add(entry);
        await test.service.lanes.drain();
        return submitted;
      };
      const contentOf = ({ status, body: { meta, ...content } }: ServiceResponse) => ({ status, ...content });
      const loseResponse = () =>
        test.service.db.knex("idempotency_keys").update({ state: "running", status: null, response: null });
      const first = await submit(body, "");
      expect(first.status).to.equal(200);
      await loseResponse();
      const again = await submit(body, "");
      expect(contentOf(again)).to.deep.equal(contentOf(first));
      expect(again.body.meta).not.to.have.property("duplicate");
      await loseResponse();
      clock.advance(24 * 3_600_000);
      const expired = await submit(body, "");
      expect(idOf(expired)).to.equal(idOf(first));
      expect(expired.body.meta).to.include({ duplicate: true });
    });

    it("of a process that died are taken over when no caller can be waiting for it any more", async () => {
      const body = sale();
      test.service.intake.add = async (entry) => {
        await add(entry);
        const id = entry.context.claim?.row.id ?? "";
        await test.service.db.knex("idempotency_keys").where({ id }).update({ owner: "another process" });
        throw new Error("that process ends here");
      };
      expect((await submit(body, "")).status).to.equal(500);
      test.service.intake.add = add;
      const furtherWaitMs = 30_000;
      clock.advance(test.service.syncWaitMs + furtherWaitMs);
      expect(codeOf(await submit(body, ""))).to.equal("409 idempotency_in_progress");
      clock.advance(1);
      const again = await submit(body, "");
      expect(codeOf(again)).to.equal("422 outcome_pending");
      expect((await stored(body.invoice_no)).map(({ id }) => id)).to.deep.equal([idOf(again)]);
    });

    it("are not used up by a submission that was never stored", async () => {
      const body = sale();
      test.service.intake.add = async () => {
        throw new Error("nothing was stored");
      };
      expect((await submit(body)).status).to.equal(500);
      test.service.intake.add = add;
      const later = await submit(body);
      expect([later.status, later.headers.get("idempotency-replayed")]).to.deep.equal([202, null]);
    });

    it("keep a rejection, though nothing was stored", async () => {
      const body = sale({ items: [{ item_code: "KE2NTXU9999999", quantity: 1, unit_price: 1 }] });
      const first = await submit(body);
      const again = await submit(body);
      expect([first.status, again.status]).to.deep.equal([400, 400]);
      expect(again.headers.get("idempotency-replayed")).to.equal("true");
      expect(again.body.errors).to.deep.equal(first.body.errors);
    });

    it("keep the response to a submission that another request had stored", async () => {
      const body = sale();
      const first = await submit(body);
      key = `key-${++keys}`;
      const other = await submit(body);
      expect(idOf(other)).to.equal(idOf(first));
      expect(other.body.meta).to.include({ duplicate: true });
      expect((await submit(body)).headers.get("idempotency-replayed")).to.equal("true");
    });

    it("taken by another process meanwhile for another request: nothing is stored", async () => {
      const body = sale();
      takenByAnother({ body_hash: "0".repeat(64) });
      expect(codeOf(await submit(body))).to.equal("422 idempotency_mismatch");
      expect(await stored(body.invoice_no)).to.deep.equal([]);
    });

    it("taken by another process meanwhile for the same request: the other process responds", async () => {
      const body = sale();
      takenByAnother({});
      expect(codeOf(await submit(body))).to.equal("409 idempotency_in_progress");
      expect(await stored(body.invoice_no)).to.deep.equal([]);
    });

    it("taken by another process don't affect their neighbors", async () => {
      let arrived = 0;
      meanwhile(async ({ row }) => {
        arrived += 1;
        if (arrived === 3) await insertFor(row, { body_hash: "0".repeat(64) });
      });
      const responses = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          test.call("POST", "/sales?async=true", {
            body: sale(),
            headers: { "Idempotency-Key": `${key}-${index}` },
          }),
        ),
      );
      const codes = [...Array(5).fill("202"), "422 idempotency_mismatch"];
      expect(responses.map(codeOf).sort()).to.deep.equal(codes);
    });
  });
}
