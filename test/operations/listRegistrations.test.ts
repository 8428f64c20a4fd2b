// listRegistrations: what waits for the operators.
import { expect } from "chai";
import { bindTin } from "../../server/src/core/accounts/tins.ts";
import { describeEachFamily } from "../support/database.ts";
import { newForm, operatorClient, registerBusiness } from "../support/operators.ts";
import { clientOf, sessionClient } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("listRegistrations", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: false, overrides: { work: false } }));

  it("200: lists them by status, with the known data of the TIN", async () => {
    const first = await registerBusiness(test);
    const second = await registerBusiness(test, { ...newForm(), tin: first.tin });
    const { service, account } = test;
    await bindTin(service.db, service.clock, account.id, first.tin);
    const operators = (await operatorClient(test)).operators;
    const rows = await operators.registrations();
    expect(rows.map(({ id }) => id)).to.deep.equal([first.id, second.id]);
    expect(rows[0]).to.include({ business: first.business, tin_account_id: account.id, same_tin: 1 });
    expect(JSON.stringify(rows)).not.to.match(/password|argon2/);
    expect(await operators.registrations({ status: "approved" })).to.deep.equal([]);
  });

  it("401 and 403: is for operators with two factors", async () => {
    expect(await failureOf(sessionClient(test).operators.registrations())).to.include({ status: 401 });
    const failures = [
      [await clientOf(test, test.account.users.owner), "operator_required"],
      [await operatorClient(test, { twoFactor: false }), "two_factor_required"],
      [test.client, "session_required"],
    ] as const;
    for (const [client, code] of failures)
      expect(await failureOf(client.operators.registrations())).to.include({ status: 403, code });
  });

  it("422: rejects an unknown status", async () => {
    const { operators } = await operatorClient(test);
    const status = "lost" as "pending";
    expect(await failureOf(operators.registrations({ status }))).to.include({ status: 422 });
  });
});
