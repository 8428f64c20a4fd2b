// syncNotices: the authority's new notices, stored once whichever branch fetched them.
import { expect } from "chai";
import { describeEachFamily } from "../support/database.ts";
import { branchInput, failureOf, openInitialized, switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("syncNotices", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: { notices: 3, itemClasses: 10 } }));
  beforeEach(() => switchAccount(test));
  afterEach(() => test.simulator.clearFaults());

  const asked = (tin: string) =>
    test.simulator.requests.filter((one) => one.tin === tin && one.function === "selectNotices");

  describe("200", () => {
    it("stores and counts new notices, from where it stopped the last time", async () => {
      const { tin } = await openInitialized(test);
      const first = await test.client.notices.sync({ bhf_id: "00" }).withResponse();
      const known = first.data.new_notices;
      expect(known).to.be.at.least(3);
      expect(first.data.bhf_id).to.equal("00");
      expect(first.body.message).to.equal(`${known} new notices`);
      expect((await test.client.notices.list()).data).to.have.lengthOf(known);
      await test.simulator.addNotices([{ title: "Second window" }]);
      const second = await test.client.notices.sync().withResponse();
      expect(second.data.new_notices).to.equal(1);
      expect(second.body.message).to.equal("1 new notice");
      expect((await test.client.notices.list()).data).to.have.lengthOf(known + 1);
      const cursors = asked(tin).map(({ body }) => Object(body).lastReqDt);
      expect(cursors[0]).to.equal("20180101000000");
      expect(cursors[1] > cursors[0]).to.equal(true);
    });

    it("counts nothing twice that another branch has brought", async () => {
      await openInitialized(test);
      const { new_notices } = await test.client.notices.sync();
      await test.client.branches.create(branchInput({ bhf_id: "01", name: "Second" }));
      const device = { bhf_id: "01", tin: "P069999999Z", dvc_srl_no: "N-1", vscu_url: test.simulator.url };
      await test.client.devices.create(device);
      await test.client.devices.initialize("01");
      const again = await test.client.notices.sync({ bhf_id: "01" });
      expect(new_notices).to.be.at.least(3);
      expect(again).to.include({ bhf_id: "01", new_notices: 0 });
    });

    it("counts nothing twice that two branches bring at the same time", async () => {
      await openInitialized(test);
      const bhfIds = ["01", "02", "03"];
      for (const bhf_id of bhfIds) {
        await test.client.branches.create(branchInput({ bhf_id, name: `Branch ${bhf_id}` }));
        const device = {
          bhf_id,
          tin: "P069999999Z",
          dvc_srl_no: `N-${bhf_id}`,
          vscu_url: test.simulator.url,
        };
        await test.client.devices.create(device);
        await test.client.devices.initialize(bhf_id);
      }
      const synced = await Promise.all(bhfIds.map((bhf_id) => test.client.notices.sync({ bhf_id })));
      const brought = synced.reduce((sum, { new_notices }) => sum + new_notices, 0);
      expect(brought).to.equal((await test.client.notices.list({ per_page: 100 })).data.length);
    });

    it("fetches the same notices again when storing failed, since the cursor had not moved", async () => {
      const { tin } = await openInitialized(test);
      const { db } = test.service;
      const transaction = db.transaction;
      const count = async (knex = db.knex) => (await knex("notices").count({ count: "*" }).first())?.count;
      const before = await count();
      const failing: typeof transaction = (work) =>
        transaction(async (trx) => {
          const result = await work(trx);
          if ((await count(trx)) !== before) throw new Error("the machine stopped here");
          return result;
        });
      Object.assign(db, { transaction: failing });
      const failure = await failureOf(test.client.notices.sync());
      Object.assign(db, { transaction });
      expect(failure).to.include({ status: 500, code: "internal_error" });
      expect((await test.client.notices.list()).data).to.have.lengthOf(0);
      expect((await test.client.notices.sync()).new_notices).to.be.at.least(3);
      expect(asked(tin).map(({ body }) => Object(body).lastReqDt)).to.deep.equal([
        "20180101000000",
        "20180101000000",
      ]);
    });

    it("stores a changed notice, and skips one without a number", async () => {
      await openInitialized(test);
      await test.client.notices.sync();
      const { data: before } = await test.client.notices.list();
      const [newest] = before;
      await test.simulator.addNotices([
        { noticeNo: newest?.notice_no, title: "Corrected", cont: null, dtlUrl: null, regrNm: null },
        { noticeNo: 0, title: "Of nobody" },
      ]);
      expect((await test.client.notices.sync()).new_notices).to.equal(0);
      const { data: after } = await test.client.notices.list({ q: "corrected" });
      expect(after).to.have.lengthOf(1);
      expect(after[0]).to.include({
        notice_no: newest?.notice_no,
        title: "Corrected",
        content: null,
        url: null,
        author: null,
      });
      expect((await test.client.notices.list()).data).to.have.lengthOf(before.length);
    });
  });

  describe("422", () => {
    it("needs an initialized device", async () => {
      await test.client.branches.create(branchInput());
      const failure = await failureOf(test.client.notices.sync());
      expect(failure).to.include({ status: 422, code: "device_not_ready" });
    });

    it("shows the unit's rejection", async () => {
      const { tin } = await openInitialized(test);
      await test.simulator.setFault({ fault: "F15", path: "selectNotices", tin });
      const failure = await failureOf(test.client.notices.sync());
      expect(failure).to.include({ status: 422, code: "unit_910" });
      expect(failure.error).to.be.a("string");
    });
  });

  describe("500", () => {
    it("is unit_unreachable without a usable response, and stored notices stay", async () => {
      const { tin } = await openInitialized(test);
      const { new_notices } = await test.client.notices.sync();
      for (const fault of ["F10", "T3"]) {
        await test.simulator.setFault({ fault, path: "selectNotices", tin });
        const failure = await failureOf(test.client.notices.sync());
        expect(failure).to.include({ status: 500, code: "unit_unreachable", retryable: true });
      }
      expect((await test.client.notices.list()).data).to.have.lengthOf(new_notices);
    });
  });
});
