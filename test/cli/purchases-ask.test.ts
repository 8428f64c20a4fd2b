// Registering purchases at a real terminal: items are asked for before anything is sent, and an answer is never lost.
import { expect } from "chai";
import type { Choice } from "../../cli/src/input/ask.ts";
import { askItem } from "../../cli/src/items/ask-item.ts";
import { supplierSale } from "../support/supplier-sales.ts";
import { signedInDesk } from "./support/command.ts";

const CTRL_C = "\u0003";
const DOWN = "\u001b[B";
/** Below the nearest item, and "another item: find it". */
const AS_NEW = DOWN.repeat(2);

describe("purchases sync at a terminal", () => {
  const { service, desk } = signedInDesk();

  beforeEach(async () => {
    service.fake.setSupplierSales([
      supplierSale("801"),
      supplierSale("802", "SUP-2", {}, { itemNm: "Claw hammer" }),
      supplierSale("803"),
    ]);
  });

  it("asks about every item first; Ctrl-C at a question keeps the answers and says how to resume", async () => {
    const stopped = await desk.runOnTerminal(
      ["purchases", "sync"],
      [
        { to: "(SUP-1,", type: AS_NEW },
        { to: "(SUP-2,", type: CTRL_C },
      ],
    );
    expect(stopped.exitCode, stopped.stdout).to.equal(130);
    expect(stopped.stdout).to.contain("Run the same command again for the rest.");
    expect(service.calls("POST", "/items"), "what was answered is done").to.have.length(1);
    expect(service.calls("POST", "/purchases"), "nothing is sent before all is asked").to.deep.equal([]);

    const again = await desk.runOnTerminal(
      ["purchases", "sync"],
      [{ to: "(SUP-2,", type: `${DOWN}${AS_NEW}` }],
    );
    expect(again.exitCode, again.stdout).to.equal(0);
    expect(again.stdout).to.contain("3 registered").and.to.not.contain("(SUP-1,");
    expect(await service.client.transactions.list({ type: "purchase" }).toArray()).to.have.length(3);
  }).timeout(30_000);

  it("registers all remaining ones as new items after one answer", async () => {
    const ran = await desk.runOnTerminal(
      ["purchases", "sync"],
      [{ to: "(SUP-1,", type: `${AS_NEW}${DOWN}` }],
    );
    expect(ran.exitCode, ran.stdout).to.equal(0);
    expect(ran.stdout)
      .to.contain("register this and all remaining ones as new items")
      .and.to.contain("3 registered")
      .and.to.not.contain("(SUP-2,");
    expect(service.calls("POST", "/items")).to.have.length(2);
  }).timeout(30_000);

  it("finds another item, and asks again if none is meant", async () => {
    const answers = ["other", undefined, "other", "item K2"];
    const asked: string[][] = [];
    const next = async ({ choices }: { choices: Choice[] }) => {
      asked.push(choices.map(({ name }) => name));
      return answers.shift();
    };
    const ask = {
      choose: async (question: { choices: Choice[] }) => (await next(question)) ?? "",
      find: next,
    };
    const items = [
      { item_code: "K1", item_name: "Claw hammer" },
      { item_code: "K2", item_name: "Ball hammer" },
    ];
    expect(await askItem(ask, { item_name: "Cola" }, [], items, true)).to.deep.equal({ code: "K2" });
    expect(asked.map(([first]) => first)).to.deep.equal([
      "another item: find it",
      "Claw hammer K1",
      "another item: find it",
      "Claw hammer K1",
    ]);
  });
});
