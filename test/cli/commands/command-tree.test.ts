// The command tree: every command has help, and names are alike.
import { expect } from "chai";
import { loadCommands } from "../support/commands.ts";

describe("the command tree", () => {
  it("has a summary and an example for every command, and a summary for every flag", async () => {
    for (const [id, { summary, examples, flags }] of Object.entries(await loadCommands())) {
      expect(summary, id).to.match(/^[a-z].*[^.]$/);
      expect(examples, id).to.have.length.greaterThan(0);
      for (const [name, flag] of Object.entries(flags))
        expect(flag.summary, `${id} --${name}`).to.be.a("string");
      expect(Object.keys(flags), id).to.include.members(["json", "profile", "branch", "no-input", "debug"]);
    }
  });

  it("names a period by --from and --to, and nothing else", async () => {
    const others =
      /^(since|until|before|start|end|begin|((start|end|from|to|begin)-(date|time|day)))$|^date-(from|to)$/;
    for (const [id, { flags }] of Object.entries(await loadCommands())) {
      expect(
        Object.keys(flags).filter((name) => others.test(name)),
        id,
      ).to.deep.equal([]);
    }
  });

  it("calls a list `list`, except lists of what belongs to one record", async () => {
    const paged = Object.entries(await loadCommands()).filter(([, { flags }]) => "per-page" in flags);
    const others = paged.map(([id]) => id).filter((id) => !id.endsWith(":list"));
    expect(others).to.have.members([
      "devices:attempts",
      "transactions:attempts",
      "webhooks:deliveries",
      "items:codes",
      "receipt:copies",
      "purchases:received",
      "reports:z",
      "stock:drift",
      "stock:moves",
      "stock:show",
    ]);
  });
});
