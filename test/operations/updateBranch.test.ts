// updateBranch: changes the given fields and leaves the rest.
import { expect } from "chai";
import { branchInput, failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describe("updateBranch", () => {
  const test = forSuite(() => startTestService({ simulator: false }));
  before(async () => {
    await test.client.branches.create(branchInput({ city: "Nairobi", phone: "0700" }));
  });

  it("200 changes the given fields, null empties one", async () => {
    const changed = await test.client.branches.update("00", {
      name: "HQ",
      is_head_office: true,
      phone: null,
    });
    expect(changed).to.include({ name: "HQ", is_head_office: true, city: "Nairobi", phone: null });
    expect(await test.client.branches.get("00")).to.deep.equal(changed);
  });

  it("200 gives the branch receipt texts of its own, null leaves them to the account", async () => {
    const texts = {
      trade_name: "Duka Mombasa",
      receipt_footer: "Karibu tena",
      receipt_language: "sw" as const,
    };
    expect(await test.client.branches.update("00", texts)).to.include(texts);
    const none = { trade_name: null, receipt_footer: null, receipt_language: null };
    expect(await test.client.branches.update("00", none)).to.include(none);
  });

  it("200 sets when the business day begins, null at five", async () => {
    const { branches, audit } = test.client;
    expect((await branches.update("00", { business_day_start: "03:30" })).business_day_start).to.equal(
      "03:30",
    );
    const { data } = await audit.list({ action: "branches.update" });
    expect(data[0]?.new).to.deep.equal({ business_day_start: "03:30" });
    expect((await branches.update("00", { business_day_start: null })).business_day_start).to.equal(null);
  });

  for (const business_day_start of ["24:00", "5:00", "off"])
    it(`422 for a business day that begins at ${business_day_start}`, async () => {
      const failure = await failureOf(test.client.branches.update("00", { business_day_start }));
      expect(failure.errors).to.have.keys("business_day_start");
    });

  it("422 leaves branch 00 the head office", async () => {
    const failure = await failureOf(test.client.branches.update("00", { is_head_office: false }));
    expect(failure).to.include({ status: 422 });
    expect(failure.errors).to.have.keys("is_head_office");
  });

  const unfitting: [string, Record<string, string>][] = [
    ["trade_name", { trade_name: "x".repeat(21) }],
    ["receipt_header", { receipt_header: "😀".repeat(11) }],
    ["walk_in_customer_name", { walk_in_customer_name: "😀".repeat(31) }],
    ["address_line", { address_line: "x".repeat(150), county: "y".repeat(60) }],
  ];
  for (const [field, changes] of unfitting) {
    it(`422 for ${field} beyond the control unit's length`, async () => {
      const before = await test.client.branches.get("00");
      const { status, body } = await test.call("PUT", "/branches/00", { body: changes });
      expect([status, Object.keys(Object(body.errors))]).to.deep.equal([422, [field]]);
      expect(await test.client.branches.get("00")).to.deep.equal(before);
    });
  }

  it("200 with a long postal address if receipts have their own address", async () => {
    const long = { address_line: "x".repeat(150), county: "y".repeat(60), receipt_address: "Moi Avenue 12" };
    expect(await test.client.branches.update("00", long)).to.include(long);
    const cleared = await test.call("PUT", "/branches/00", { body: { receipt_address: null } });
    expect([cleared.status, Object.keys(Object(cleared.body.errors))]).to.deep.equal([422, ["address_line"]]);
  });

  it("404 for a branch of another account", async () => {
    const stranger = await test.openAccount();
    const failure = await failureOf(
      test.clientFor(stranger.keys.owner).branches.update("00", { name: "Mine" }),
    );
    expect(failure.status).to.equal(404);
    expect((await test.client.branches.get("00")).name).not.to.equal("Mine");
  });

  it("422 for an empty change and for the identifier", async () => {
    expect((await failureOf(test.client.branches.update("00", {}))).status).to.equal(422);
    const { status, body } = await test.call("PUT", "/branches/00", { body: { bhf_id: "01" } });
    expect(status).to.equal(422);
    expect(body.errors).to.have.key("bhf_id");
  });
});
