// What random requests can't come by: codes of mails and apps, states that others must reach first. A business goes through them once.
import type { Taxctl } from "@taxctl/sdk";
import type { Service } from "../../server/src/core/context/context.ts";
import { openBranch, purchase, sale } from "../support/branch.ts";
import { anyTime } from "../support/exports.ts";
import { mailedToken } from "../support/mails.ts";
import { operatorClient, registerBusiness, waitingKey } from "../support/operators.ts";
import { activate, clientOf, password, sessionClient, tokenOf } from "../support/people.ts";
import { base64, booksOf, march } from "../support/reconciliation.ts";
import { deadUrl, deviceInput } from "../support/records.ts";
import { withFactor } from "../support/second-factor.ts";
import type { TestAccount, TestService } from "../support/service.ts";

const reason = "A reason that people read.";
const changedPassword = "eleven green bicycles at noon";

type Step = (tour: Tour) => Promise<unknown>;
type Tour = {
  test: TestService;
  account: TestAccount;
  service: Service;
  /** With the sandbox key of the owner. */
  owner: Taxctl;
  /** With a session of the owner, in live. */
  session: Taxctl;
  sell(change?: object): Promise<string>;
};

async function documents({ owner, sell, test }: Tour): Promise<void> {
  const id = await sell();
  test.service.ownUrl.use("https://tax.example.com");
  await owner.transactions.receipt(id);
  await owner.transactions.createReceiptCopy(id);
  const link = await owner.transactions.createReceiptLink(id);
  await owner.transactions.deleteReceiptLink(id, link.id);
  await owner.transactions.mailReceipt(id, { email: "wanjiku@example.com" });
  await owner.sales.reissue(id, { customer_tin: "P059999999Q", customer_name: "Lakeside Wholesale Ltd" });
  await owner.transactions.retry(await sell({ remark: "SIM-884x1" }));
}

/** A unit that responds with another sale's receipt leaves a document in doubt, until a person settles it. */
async function doubt({ owner, service, sell }: Tour): Promise<void> {
  await sell();
  const id = await sell({ remark: "SIM-F36" });
  for (let attempt = 0; ; attempt++) {
    await service.lanes.drain();
    const settled = await owner.transactions
      .settle(id, { outcome: "accepted", reason })
      .then(() => undefined)
      .catch((error: unknown) => error);
    if (settled === undefined) return;
    if (attempt === 20) throw settled;
    await service.db.knex("calls").where({ state: "sent" }).update({ due_at: 0 });
  }
}

async function stockAndCodes({ owner }: Tour): Promise<void> {
  const item_code = "KE2NTXU0000001";
  await owner.stock.transfer({
    reference: "TR-1",
    from_branch_id: "00",
    to_branch_id: "01",
    items: [{ item_code, quantity: 1 }],
  });
  await owner.items.setExternalCodes({ source: "till", codes: [{ external_code: "A 1", item_code }] });
  await owner.items.deleteExternalCode("till", "A 1");
  await owner.items.update(item_code, { default_price: 590 }, { branch: "00" });
  await owner.insurances.create({ branch_id: "00", code: "TOUR", name: "Uzima", rate: 20 });
  await owner.insurances.update("TOUR", { rate: 15 }, { branch: "00" });
}

async function devices({ owner, test }: Tour): Promise<void> {
  const input = deviceInput(test, { bhf_id: "02" });
  await owner.branches.create({ bhf_id: "02", name: "Third", is_head_office: false });
  await owner.devices.create(input);
  await owner.devices.update("02", { vscu_url: input.vscu_url });
  const { id } = await owner.relays.create({ name: "Shop", branches: ["02"] });
  await owner.relays.delete(id);
  await owner.branches.create({ bhf_id: "03", name: "Fourth", is_head_office: false });
  await owner.branches.delete("03");
  const hook = await owner.webhooks.create({ url: `${deadUrl}/tour` });
  await owner.webhooks.update(hook.id, { description: "Till" });
}

async function books({ owner, service }: Tour): Promise<void> {
  const exported = await owner.exports.create({ type: "sales", format: "csv", ...anyTime });
  await service.exports.drain();
  await owner.exports.get(exported.id);
  await owner.exports.download(exported.id);
  await owner.exports.delete(exported.id);
  const sales = await owner.purchases.fetchSupplierSales({ branch_id: "00" });
  const made = await owner.reconciliations.create({
    ...march,
    file: base64(booksOf(sales)),
    file_name: "march.csv",
  });
  await owner.reconciliations.get(made.id);
  const [row] = await owner.reconciliations.rows(made.id).toArray();
  await owner.reconciliations.report(made.id);
  const decision = { authority_id: row?.authority?.id ?? null, books_id: row?.books?.id ?? null };
  await owner.reconciliations.decide(made.id, { decisions: [{ ...decision, action: "accept" as const }] });
  await owner.reconciliations.register(made.id, {});
  await owner.periods.updateVatReturn("2026-01", { withheld: 20 });
  await owner.periods.close("2026-01", {});
  await owner.periods.reopen("2026-01", { reason });
}

async function outages({ owner, service, account }: Tour): Promise<void> {
  const [lane] = await service.db
    .knex("lanes")
    .join("data_sets", "data_sets.id", "lanes.data_set_id")
    .where({ account_id: account.id, environment: "sandbox" })
    .select("lanes.id");
  const id = "0199c166-0000-7a00-8b00-0000000fafff";
  await service.db.knex("outages").insert({
    id,
    lane_id: lane.id,
    stream: "sales",
    reason: "unreachable",
    message: "no route",
    began_at: 1,
    ended_at: 2,
    first_call_id: id,
  });
  await owner.reports.outageDocuments(id);
}

async function team({ test, account, session, service }: Tour): Promise<void> {
  const key = await session.keys.create({});
  await session.keys.list();
  const rotated = await session.keys.rotate(key.id, {});
  await session.keys.delete(rotated.id);
  const email = `ben-${account.id}@duka.example`;
  const invited = await session.users.invite({ name: "Ben Kamau", email, role: "accountant" });
  const token = await mailedToken(service, email);
  const guest = sessionClient(test);
  await guest.users.showInvitation({ token });
  await guest.users.acceptInvitation({ token, password });
  await session.users.list();
  await session.users.update(String(invited.id), { role: "cashier" });
  await session.users.delete(String(invited.id));
  const other = await test.openAccount();
  await (await clientOf(test, other.users.owner)).users.transferOwnership(String(other.users.admin));
}

async function signIn({ test, account }: Tour): Promise<void> {
  const { email } = await activate(test, account.users.admin);
  const guest = sessionClient(test);
  await guest.passwords.requestReset({ email });
  await guest.passwords.reset({ token: await mailedToken(test.service, email), password });
  const { headers } = await guest.sessions.create({ email, password }).withResponse();
  const confirmed = await sessionClient(test, tokenOf(headers)).sessions.confirm({ password }).withResponse();
  const changed = await sessionClient(test, tokenOf(confirmed.headers))
    .me.changePassword({ current_password: password, password: changedPassword })
    .withResponse();
  const client = sessionClient(test, tokenOf(changed.headers));
  const newEmail = `admin-${account.id}@new.example`;
  await client.me.requestEmailChange({ email: newEmail, current_password: changedPassword });
  const moved = await client.me
    .confirmEmailChange({ token: await mailedToken(test.service, newEmail) })
    .withResponse();
  await sessionClient(test, tokenOf(moved.headers)).sessions.delete("current");
}

/** The owner turns two-factor sign-in on, and requires it of the team for a moment. */
async function twoFactor({ test, account }: Tour): Promise<void> {
  const { client, complete } = await withFactor(test, account.users.owner);
  await client.account.requireTwoFactor({ required: true });
  await client.account.requireTwoFactor({ required: false });
  await (await complete()).me.renewRecoveryCodes();
}

async function operators({ test }: Tour): Promise<void> {
  const { operators: desk } = await operatorClient(test);
  const business = await registerBusiness(test);
  await desk.registrations();
  await desk.approveRegistration(business.id);
  await desk.rejectRegistration((await registerBusiness(test)).id, { reason });
  const { id: accountId, users } = await test.openAccount();
  const id = String(accountId);
  await desk.accounts();
  const shown = await desk.inspectAccount(id);
  await desk.changeKeyLimits(id, shown.keys[0]?.id ?? "", { rate_per_minute: 600 });
  await desk.changeAccountFeatures(id, { features: ["async"] });
  await desk.bindTin(id, { tin: "P055555557Q" });
  await desk.unbindTin(id, "P055555557Q");
  await desk.approveKey((await waitingKey({ ...test, account: { users } })).id);
  await desk.waitingKeys();
  await desk.rejectKey((await waitingKey({ ...test, account: { users } })).id, { reason });
  await desk.changeAccountStatus(id, { move: "suspend", reason });
}

const steps: Record<string, Step> = {
  documents,
  doubt,
  stockAndCodes,
  devices,
  books,
  outages,
  team,
  signIn,
  operators,
  twoFactor,
};

/** Goes through all of it in an account of its own. Reports each step that stops. */
export async function takeTour(
  test: TestService,
  report: (kind: string, detail: string) => void,
): Promise<void> {
  const account = await test.openAccount();
  const own = { ...test, account };
  const { tin } = await openBranch(own);
  // A transfer of stock needs one TIN.
  await openBranch(own, { bhf_id: "01", tin });
  const owner = test.clientFor(account.keys.owner);
  let number = 0;
  const tour: Tour = {
    test: own,
    account,
    service: test.service,
    owner,
    session: await clientOf(own, account.users.owner),
    async sell(change = {}) {
      number += 1;
      const today = new Date().toISOString().slice(0, 10).replaceAll("-", "");
      const own = { invoice_no: `TOUR-${number}`, sale_date: today };
      const body = { ...sale(own), branch_id: "00", ...change };
      const response = await test.call("POST", "/sales", { key: account.keys.owner, body });
      return String(response.body.transaction_id ?? Object(response.body.data).transaction_id);
    },
  };
  await owner.purchases.create({ ...purchase(), branch_id: "00" });
  for (const [name, step] of Object.entries(steps))
    await step(tour).catch((error: unknown) =>
      report(`the tour stops at ${name}: ${String(error)}`, (error as Error).stack ?? ""),
    );
}
