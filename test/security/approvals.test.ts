// Live keys and relays of members under TAXD_KEY_APPROVAL: whatever gives them more than an operator approved waits for one again.
import type { Taxctl } from "@taxctl/sdk";
import { expect } from "chai";
import { issueKey, rotateKey } from "../../server/src/modules/people/accounts/key-admin.ts";
import { describeEachFamily, environmentOf } from "../support/database.ts";
import { mailsTo } from "../support/mails.ts";
import { operatorClient, operatorToken } from "../support/operators.ts";
import { clientOf } from "../support/people.ts";
import { branchInput, failureOf, switchAccount } from "../support/records.ts";
import { startRelay, type TestRelay } from "../support/relay.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";
import { runTaxd, runTaxdJson } from "../support/taxd.ts";

describeEachFamily("approvals", (family) => {
  const environment = { TAXD_KEY_APPROVAL: "on" };
  const relays: TestRelay[] = [];
  const test = forSuite(() => startTestService({ family, environment, simulator: false }));
  beforeEach(() => switchAccount(test));
  afterEach(async () => {
    for (const relay of relays.splice(0)) await relay.stop();
  });

  const isRejected = async (key: string): Promise<boolean> => {
    const outcome = await test
      .clientFor(key)
      .health.get()
      .catch((error: unknown) => error);
    const code: unknown = Object(outcome).code;
    if (code !== undefined) expect(code).to.equal("key_not_approved");
    return code !== undefined;
  };
  const waitingOf = async ({ operators }: Taxctl) =>
    (await operators.waitingKeys()).filter(({ account }) => account.id === test.account.id);
  /** A key that an operator has issued, and so approved. */
  const issue = (user: number, where: "live" | "sandbox" = "live") =>
    issueKey(test.service.db, test.service.clock, user, where);

  it("a member's rotation of a live key waits; the first key works on, and operators' keys don't wait", async () => {
    const { owner } = test.account.users;
    const client = await clientOf(test, owner);
    const operator = await operatorClient(test);
    const old = await issue(owner);
    const rotated = await client.keys.rotate(old.id, {}).withResponse();
    expect(rotated.data.is_approved).to.equal(false);
    expect(rotated.body.message).to.contain("It works once an operator has approved it");
    expect([await isRejected(old.key), await isRejected(rotated.data.key)]).to.deep.equal([false, true]);
    expect((await waitingOf(operator)).map(({ id }) => id)).to.deep.equal([rotated.data.id]);
    await operator.operators.approveKey(rotated.data.id);
    expect(await isRejected(rotated.data.key)).to.equal(false);
    const { db, clock } = test.service;
    expect(await isRejected((await rotateKey(db, clock, rotated.data.id)).key)).to.equal(false);
    const sandbox = await clientOf(test, owner, { sandbox: true });
    const tried = await sandbox.keys.rotate((await issue(owner, "sandbox")).id, {});
    expect(await isRejected(tried.key)).to.equal(false);
  });

  it("a user's live keys wait again with a higher role, not with a lower one", async () => {
    const { owner, accountant, admin } = test.account.users;
    const client = await clientOf(test, owner);
    const [key, sandbox, other] = [
      await issue(accountant),
      await issue(accountant, "sandbox"),
      await issue(owner),
    ];
    await client.users.update(String(accountant), { role: "cashier" });
    expect(await isRejected(key.key)).to.equal(false);
    await operatorToken(test);
    await client.users.update(String(accountant), { role: "admin" });
    expect(await isRejected(key.key)).to.equal(true);
    for (const { key: unchanged } of [sandbox, other]) expect(await isRejected(unchanged)).to.equal(false);
    const { email } = await test.service.db
      .knex("people")
      .join("operators", "operators.person_id", "people.id")
      .orderBy("people.id", "desc")
      .first("email");
    const kinds = (await mailsTo(test.service, email)).map(({ kind }) => kind);
    expect(kinds).to.deep.equal(["operator_invitation", "review_waiting"]);
    const [entry] = (await test.clientFor(other.key).audit.list({ action: "keys.wait" })).data;
    expect(entry).to.deep.include({ user_id: owner, new: { keys: 1 } });
    // The former owner is admin afterwards: a lower role.
    const theirs = await issue(admin);
    await client.users.transferOwnership(String(admin));
    expect([await isRejected(theirs.key), await isRejected(other.key)]).to.deep.equal([true, false]);
  });

  it("the token of a live relay opens nothing before an operator approves it, and never after a rejection", async () => {
    const { owner } = test.account.users;
    const client = await clientOf(test, owner);
    await client.branches.create(branchInput());
    const created = await client.relays.create({ name: "Shop", branches: ["00"] }).withResponse();
    const { token, ...shop } = created.data;
    expect(created.body.message).to.contain("It works once an operator has approved it");
    expect(shop.is_approved).to.equal(false);
    const start = (text: string): TestRelay => {
      const relay = startRelay({ service: test.origin, token: text, allowed: ["127.0.0.1:1"], waitMs: 20 });
      relays.push(relay);
      return relay;
    };
    const relay = start(token);
    await relay.reported("403");
    expect((await client.relays.list())[0]).to.include({ is_connected: false, is_approved: false });
    const operator = await operatorClient(test);
    const [waiting] = await waitingOf(operator);
    expect(waiting).to.deep.include({ id: shop.id, kind: "relay", name: "Shop", environment: "live" });
    expect(waiting?.user).to.include({ id: owner, role: "owner" });
    await operator.operators.approveKey(shop.id);
    await relay.connected();
    const again = await failureOf(operator.operators.approveKey(shop.id));
    expect(again).to.include({ status: 409, code: "key_not_waiting" });
    const second = await client.relays.create({ name: "Depot", branches: ["00"] });
    await operator.operators.rejectKey(second.id, { reason: "Which depot?" });
    await start(second.token).reported("401");
    const { email } = await test.service.db.knex("users").where({ id: owner }).first("email");
    const kinds = (await mailsTo(test.service, email)).map(({ kind }) => kind);
    expect(kinds).to.include.members(["relay_approved", "relay_rejected"]);
    const actions = (await client.audit.list({ action: "relays" })).data.map(({ action }) => action);
    expect(actions).to.deep.equal(["relays.reject", "relays.create", "relays.approve", "relays.create"]);
    const tried = await clientOf(test, owner, { sandbox: true });
    await tried.branches.create(branchInput());
    const free = await tried.relays.create({ name: "Test", branches: ["00"] });
    await start(free.token).connected();
  });

  it("operators approve and reject by command, too", async () => {
    const { dataDir, databaseUrl: url } = test.service.config;
    const env = environmentOf({ dataDir, url });
    const client = await clientOf(test, test.account.users.owner);
    await client.branches.create(branchInput());
    const relay = await client.relays.create({ name: "Shop", branches: ["00"] });
    const key = await client.keys.create({});
    const list = async () =>
      (await runTaxdJson<{ id: string; kind: string; account: { id: number } }[]>(["keys", "waiting"], env))
        .filter(({ account }) => account.id === test.account.id)
        .map(({ id, kind }) => [id, kind]);
    expect(await list()).to.deep.equal([
      [key.id, "key"],
      [relay.id, "relay"],
    ]);
    expect((await runTaxd(["keys", "approve", relay.id], env)).stdout).to.contain("The relay Shop of");
    expect((await runTaxd(["keys", "reject", key.prefix, "--reason", "No."], env)).stdout).to.contain(
      "revoked",
    );
    expect(await list()).to.deep.equal([]);
    expect(await runTaxd(["keys", "approve", "0199c166-0000-7a00-8b00-00000000e003"], env)).to.include({
      code: 1,
    });
  });
});
