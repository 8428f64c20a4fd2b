// listUsers: who belongs to the account.
import { expect } from "chai";
import { describeEachFamily } from "../support/database.ts";
import { clientOf } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("listUsers", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: false, overrides: { work: false } }));

  it("200: lists active, invited and disabled users, and none of other accounts", async () => {
    await test.openAccount();
    const client = await clientOf(test, test.account.users.owner);
    await client.users.invite({ name: "Ben", email: "ben@duka.example", role: "cashier" });
    await client.users.update(String(test.account.users.cashier), { is_active: false });
    const users = await client.users.list();
    expect(users.map(({ name, role, status }) => [name, role, status])).to.deep.equal([
      ["Owner", "owner", "active"],
      ["admin", "admin", "active"],
      ["accountant", "accountant", "active"],
      ["cashier", "cashier", "disabled"],
      ["Ben", "cashier", "invited"],
    ]);
  });

  it("403: is the owner's, with a session", async () => {
    const admin = await clientOf(test, test.account.users.admin);
    expect(await failureOf(admin.users.list())).to.include({ status: 403, code: "role_not_allowed" });
    expect(await failureOf(test.client.users.list())).to.include({ status: 403, code: "session_required" });
  });
});
