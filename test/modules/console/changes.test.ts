// What an open page learns of changes: server-sent events, the counts of the menu, and what is said above each page.
import { expect } from "chai";
import { startServer } from "../../../server/src/listen.ts";
import { openBranch, sale } from "../../support/branch.ts";
import { insertToken, personOf, withToken } from "../../support/people.ts";
import type { TestService } from "../../support/service.ts";
import { Browser, startConsole } from "./support.ts";

/** The events of an open connection. */
async function* eventsOf(test: { origin: string }, path: string, cookie: string, signal: AbortSignal) {
  const response = await fetch(test.origin + path, { headers: { Cookie: cookie }, signal });
  expect(response.status).to.equal(200);
  expect(response.headers.get("content-type")).to.equal("text/event-stream; charset=utf-8");
  expect(response.headers.get("cache-control")).to.equal("no-store");
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) yield decoder.decode(bytes);
}

describe("an open page", () => {
  let test: TestService;
  let base: string;
  let cookie: string;
  const as = async (role: "owner" | "cashier") =>
    withToken(await insertToken(test, await personOf(test, test.account.users[role]))).Cookie ?? "";

  before(async () => {
    test = await startConsole();
    await openBranch(test);
    base = `/console/${test.account.id}/sandbox`;
    cookie = await as("owner");
  });
  after(() => test.close());

  it("gets one event for each change, and no other event", async () => {
    const connection = new AbortController();
    const events = eventsOf(test, `${base}/changes`, cookie, connection.signal);
    expect((await events.next()).value).to.equal("retry: 5000\n\n");
    for (const number of ["CHANGE-1", "CHANGE-2"]) {
      await test.call("POST", "/sales", { body: sale({ invoice_no: number }) });
      expect((await events.next()).value).to.equal("event: changed\ndata: counts\n\n");
    }
    connection.abort();
  });

  it("has no events of an account or environment that the person may not see, or without a session", async () => {
    const foreign = await test.openAccount();
    for (const path of [`/console/${foreign.id}/sandbox`, `/console/${test.account.id}/test`])
      expect((await new Browser(test, cookie).request("GET", `${path}/changes`)).status).to.equal(404);
    const visitor = await new Browser(test).request("GET", `${base}/changes`);
    expect([visitor.status, visitor.headers.get("location")]).to.deep.equal([
      303,
      `/console/sign-in?next=${encodeURIComponent(`${base}/changes`)}`,
    ]);
  });

  it("is not connected any longer than its session is valid", async () => {
    const own = await as("owner");
    const events = eventsOf(test, `${base}/changes`, own, new AbortController().signal);
    await events.next();
    await fetch(`${test.origin}/api/v1/sessions/current`, {
      method: "DELETE",
      headers: { Cookie: own, "Sec-Fetch-Site": "same-origin" },
    });
    const rest: string[] = [];
    for await (const event of events) rest.push(event);
    expect(rest.filter((event) => event.startsWith("event"))).to.have.length.below(2);
  });

  it("says above each page which branches are in training, and above documents which are paused, to cashiers too", async () => {
    const failed = "/documents?status=failed";
    const pages = ["", "/documents", failed, "/search?q=none", "/sales-uploads", "/items", "/audit"];
    for (const path of pages)
      expect((await new Browser(test, cookie).open(base + path)).text).to.not.contain("in training");
    await test.client.branches.update("00", { name: "Head office" });
    await test.call("PUT", "/devices/00", { body: { training: true } });
    await test.call("POST", "/branches/00/pause", { body: { reason: "Stocktaking" } });
    for (const [path, role] of [...pages.map((path) => [path, "owner"] as const), ["", "cashier"] as const]) {
      const { text } = await new Browser(test, await as(role)).open(base + path);
      const name = "Head office";
      expect(text, `${role} ${path}`).to.contain(
        `${name} is in training: its sales are no official receipts.`,
      );
      // The home page lists it with what needs a person, and other pages aren't about documents that may wait.
      const paused = `${name} is paused: its documents wait, and nothing is sent.`;
      expect(text.includes(paused), `${role} ${path}`).to.equal(path === "/documents");
    }
    await test.call("PUT", "/devices/00", { body: { training: false } });
    await test.call("POST", "/sales?async=true", { body: sale() });
    expect((await new Browser(test, cookie).open(`${base}/items`)).text).to.contain("Documents 1 waiting");
    await test.call("POST", "/branches/00/resume", { body: {} });
    await test.service.lanes.drain();
    const { text } = await new Browser(test, cookie).open(`${base}/items`);
    expect(text).to.not.contain("waiting").and.not.contain("is paused");
  });

  it("lets the service stop while it is connected", async () => {
    const server = await startServer(test.service);
    const events = eventsOf({ origin: server.url }, `${base}/changes`, cookie, new AbortController().signal);
    await events.next();
    const closed = server.close();
    for await (const event of events) expect(event).to.not.match(/^event/);
    await closed;
  });
});
