// listAccounts: operators find accounts by status, a part of name or e-mail address, or a TIN.
import { expect } from "chai";
import { describeEachFamily } from "../support/database.ts";
import { operatorClient } from "../support/operators.ts";
import { clientOf, sessionClient } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";
import { bindTestTin } from "../support/tins.ts";

describeEachFamily("listAccounts", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: false, overrides: { work: false } }));

  it("200: lists accounts by number, and finds them by status, name, e-mail address and TIN", async () => {
    const account = await test.openAccount();
    const { operators } = await operatorClient(test);
    const { rows, total } = await list({});
    expect(rows.map(({ id }) => id)).to.deep.equal(rows.map(({ id }) => id).sort((a, b) => a - b));
    expect(total).to.equal(rows.length);
    const own = rows.find(({ id }) => id === account.id);
    if (!own) throw new Error("the account is not listed");
    expect(own)
      .to.include({ status: "active" })
      .and.to.have.keys("id", "name", "email", "status", "created_at");
    const tin = await bindTestTin(test, "P055555555Q", account.id);
    const ids = async (query: Query) => (await list(query)).rows.map(({ id }) => id);
    expect(await ids({ search: own.email.toUpperCase() })).to.deep.equal([account.id]);
    expect(await ids({ search: own.name.slice(1).toLowerCase() })).to.include(account.id);
    expect(await ids({ search: ` ${tin.toLowerCase()} ` })).to.deep.equal([account.id]);
    expect(await ids({ search: "100%" })).to.deep.equal([]);
    expect(await ids({ status: "suspended" })).to.deep.equal([]);
    await operators.changeAccountStatus(String(account.id), { move: "suspend", reason: "Unpaid." });
    expect(await ids({ status: "suspended" })).to.deep.equal([account.id]);

    type Query = Parameters<typeof operators.accounts>[0];
    async function list(query: Query) {
      const { data, body } = await operators.accounts(query).withResponse();
      return { rows: data, total: body.meta.total };
    }
  });

  it("401 and 403: is for operators with two factors", async () => {
    expect(await failureOf(sessionClient(test).operators.accounts())).to.include({ status: 401 });
    const owner = await clientOf(test, test.account.users.owner);
    const code = "operator_required";
    expect(await failureOf(owner.operators.accounts())).to.include({ status: 403, code });
  });

  it("422: rejects an unknown status", async () => {
    const { operators } = await operatorClient(test);
    expect(await failureOf(operators.accounts({ status: "lost" as "active" }))).to.include({ status: 422 });
  });
});
