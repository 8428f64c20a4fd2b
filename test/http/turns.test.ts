// Turns of large bodies: accounts alternate, and everything else runs between two of them.
import { setImmediate } from "node:timers/promises";
import { expect } from "chai";
import { createTurns } from "../../server/src/http/turns.ts";

describe("turns of large bodies", () => {
  it("alternate between accounts, however many one of them waits with", async () => {
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

  it("leave room for others between two of them", async () => {
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
});
