// Turns of large bodies: accounts alternate, and everything else runs between two of them.
import { setImmediate } from "node:timers/promises";
import { expect } from "chai";
import { createTurns, largeBody } from "../../server/src/http/turns.ts";
import { startServer } from "../../server/src/listen.ts";
import { openBranch, sale } from "../support/branch.ts";
import { startTestService } from "../support/service.ts";

describe("turns of large bodies", () => {
  it("alternate between accounts, however many requests one of them has waiting", async () => {
    const turns = createTurns();
    const order: string[] = [];
    const take = async (account: number, name: string) => {
      await turns.take(account);
      order.push(name);
    };
    const all = [take(1, "a1"), take(1, "a2"), take(1, "a3"), take(2, "b1"), take(2, "b2")];
    await Promise.all(all);
    expect(order).to.deep.equal(["a1", "a2", "b1", "a3", "b2"]);
    await take(3, "later");
    expect(order.at(-1)).to.equal("later");
  });

  it("leave time for others between two of them", async () => {
    const turns = createTurns();
    const order: string[] = [];
    const large = [1, 2, 3].map(async (name) => {
      await turns.take(1);
      order.push(`large ${name}`);
    });
    const other = (async () => {
      await setImmediate();
      order.push("other");
    })();
    await Promise.all([...large, other]);
    expect(order.indexOf("other")).to.be.below(order.indexOf("large 3"));
  });

  it("are taken by large bodies only, each for its account, before they are read", async () => {
    const test = await startTestService({ simulator: false, overrides: { work: false } });
    const taken: number[] = [];
    const turn = Promise.withResolvers<void>();
    const take = (account: number) => {
      taken.push(account);
      return turn.promise;
    };
    const config = { ...test.service.config, port: 0 };
    const server = await startServer({ ...test.service, config }, { turns: { take } });
    const search = async (blanks: number) => {
      const headers = { Authorization: `Bearer ${test.keys.owner}`, "Content-Type": "application/json" };
      const body = `{${" ".repeat(blanks)}}`;
      return (await fetch(`${server.url}/api/v1/sales/search`, { method: "POST", headers, body })).status;
    };
    const large = search(largeBody);
    while (taken.length === 0) await setImmediate();
    expect(await search(10), "a small one of the same account").to.equal(200);
    turn.resolve();
    expect(await large).to.equal(200);
    expect(taken).to.deep.equal([test.account.id]);
    await server.close(0);
    await test.close();
  });

  it("are taken again before a long document is checked, since many may be read by then", async () => {
    const test = await startTestService();
    await openBranch(test);
    const taken: number[] = [];
    const take = async (account: number) => {
      taken.push(account);
    };
    const config = { ...test.service.config, port: 0 };
    const server = await startServer({ ...test.service, config }, { turns: { take } });
    const submit = async (invoice_no: string, blanks: number) => {
      const headers = { Authorization: `Bearer ${test.keys.owner}`, "Content-Type": "application/json" };
      const body = `${JSON.stringify(sale({ invoice_no }))}${" ".repeat(blanks)}`;
      return (await fetch(`${server.url}/api/v1/sales?async=true`, { method: "POST", headers, body })).status;
    };
    expect(await submit("INV-SHORT", 0)).to.equal(202);
    expect(taken).to.deep.equal([]);
    expect(await submit("INV-LONG", largeBody)).to.equal(202);
    expect(taken).to.deep.equal([test.account.id, test.account.id]);
    await server.close(0);
    await test.close();
  });
});
