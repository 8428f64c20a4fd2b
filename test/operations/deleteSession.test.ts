// deleteSession: ends one session of the person, the present one or another.
import { expect } from "chai";
import { describeEachFamily } from "../support/database.ts";
import { clientOf, tokenOf } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("deleteSession", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: false, overrides: { work: false } }));

  it("200: ends the present session and takes its cookie away", async () => {
    const client = await clientOf(test, test.account.users.owner);
    const { headers } = await client.sessions.delete("current").withResponse();
    expect(tokenOf(headers)).to.equal("");
    expect(headers.getSetCookie()[0]).to.match(/; Max-Age=0$/);
    expect(await failureOf(client.me.get())).to.include({ status: 401, code: "session_ended" });
    const [entry] = (await test.client.audit.list({ action: "sessions.delete" })).data;
    expect(entry).to.include({ user_id: test.account.users.owner, environment: null });
  });

  it("200: ends another session, and keeps this one", async () => {
    const other = await clientOf(test, test.account.users.owner);
    const client = await clientOf(test, test.account.users.owner);
    const found = (await other.sessions.list()).find(({ is_current }) => is_current);
    const { headers } = await client.sessions.delete(found?.id ?? "").withResponse();
    expect(headers.getSetCookie()).to.deep.equal([]);
    expect(await failureOf(other.me.get())).to.include({ status: 401 });
    expect(await client.me.get()).to.have.property("email");
  });

  it("404: rejects a session of another person", async () => {
    const theirs = await clientOf(test, test.account.users.cashier);
    const [session] = await theirs.sessions.list();
    const client = await clientOf(test, test.account.users.owner);
    for (const id of [session?.id ?? "", "nothing"])
      expect(await failureOf(client.sessions.delete(id))).to.include({ status: 404, code: "not_found" });
    expect(await theirs.me.get()).to.have.property("email");
  });
});
