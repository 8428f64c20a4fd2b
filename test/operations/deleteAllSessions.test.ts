// deleteAllSessions: signs a person out everywhere.
import { expect } from "chai";
import { describeEachFamily } from "../support/database.ts";
import { clientOf, tokenOf } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("deleteAllSessions", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: false, overrides: { work: false } }));

  it("200: ends all sessions of the person, and no other person's", async () => {
    const { owner, admin } = test.account.users;
    const [first, second, other] = [
      await clientOf(test, owner),
      await clientOf(test, owner),
      await clientOf(test, admin),
    ];
    const { headers } = await first.sessions.deleteAllSessions().withResponse();
    expect(tokenOf(headers)).to.equal("");
    for (const client of [first, second])
      expect(await failureOf(client.me.get())).to.include({ status: 401, code: "session_ended" });
    expect(await other.me.get()).to.have.property("email");
    const [entry] = (await test.client.audit.list({ action: "sessions" })).data;
    expect(entry).to.deep.include({ action: "sessions.delete_all", user_id: owner, detail: { sessions: 2 } });
  });

  it("403: rejects an API key", async () => {
    expect(await failureOf(test.client.sessions.deleteAllSessions())).to.include({
      status: 403,
      code: "session_required",
    });
  });
});
