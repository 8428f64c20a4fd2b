// Registering purchases at a real terminal: items are asked for before anything is sent, and an answer is never lost.
import { expect } from "chai";
import type { Choice } from "../../../cli/src/input/ask.ts";
import { askItem } from "../../../cli/src/items/ask-item.ts";
import { supplierSale } from "../../support/supplier-sales.ts";
import { signedInDesk } from "../support/command.ts";

const ctrlC = "\u0003";
const down = "\u001b[B";
/** Below the account's three items and "another item: find it". */
const asNew = down.repeat(4);

describe("purchases sync at a terminal", () => {
  const { service, desk } = signedInDesk();

  beforeEach(async () => {
    service.reported = [
      supplierSale("801"),
      supplierSale("802", "SUP-2", {}, { itemNm: "Claw hammer" }),
      supplierSale("803"),
    ];
  });

  it("asks about every item first; Ctrl-C at a question keeps the answers and says how to resume", async () => {
    const stopped = await desk.runOnTerminal(
      ["purchases", "sync"],
      [
        { to: "(SUP-1,", type: asNew },
        { to: "(SUP-2,", type: ctrlC },
      ],
    );
    expect(stopped.exitCode, stopped.stdout).to.equal(130);
    expect(stopped.stdout).to.contain("Run the same command again for the rest.");
    expect(service.calls("POST", "/items"), "what was answered is done").to.have.length(1);
    expect(service.calls("POST", "/purchases"), "nothing is sent before all is asked").to.deep.equal([]);

    const again = await desk.runOnTerminal(
      ["purchases", "sync"],
      [{ to: "(SUP-2,", type: `${down}${asNew}` }],
    );
    expect(again.exitCode, again.stdout).to.equal(0);
    expect(again.stdout).to.contain("3 registered").and.to.not.contain("(SUP-1,");
    expect(await service.client.transactions.list({ type: "purchase" }).toArray()).to.have.length(3);
  });

  it("registers all remaining ones as new items after one answer", async () => {
    const ran = await desk.runOnTerminal(["purchases", "sync"], [{ to: "(SUP-1,", type: `${asNew}${down}` }]);
    expect(ran.exitCode, ran.stdout).to.equal(0);
    expect(ran.stdout)
      .to.contain("register this and all remaining ones as new items")
      .and.to.contain("3 registered")
      .and.to.not.contain("(SUP-2,");
    expect(service.calls("POST", "/items")).to.have.length(2);
  });

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
