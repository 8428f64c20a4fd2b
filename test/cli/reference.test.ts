// The command tree: flags never change unnoticed, every command has help, and the README says the same.
import { readFile, writeFile } from "node:fs/promises";
import { expect } from "chai";
import { loadCommands, readmeWithReference } from "../../cli/reference.ts";

const SNAPSHOT = new URL("commands.snap.json", import.meta.url);

describe("the command tree", () => {
  it("has the commands, arguments and flags that scripts rely on", async () => {
    const commands = await loadCommands();
    const tree = Object.fromEntries(
      Object.entries(commands).map(([id, { args, flags }]) => [
        id,
        { args: Object.keys(args), flags: Object.keys(flags).toSorted() },
      ]),
    );
    // A change on purpose is written down with UPDATE_SNAPSHOT=1.
    if (process.env.UPDATE_SNAPSHOT === "1")
      await writeFile(SNAPSHOT, `${JSON.stringify(tree, undefined, 2)}\n`);
    expect(tree).to.deep.equal(JSON.parse(await readFile(SNAPSHOT, "utf8")));
  });

  it("has a summary and an example for every command, and a summary for every flag", async () => {
    for (const [id, { summary, examples, flags }] of Object.entries(await loadCommands())) {
      expect(summary, id).to.match(/^[a-z].*[^.]$/);
      expect(examples, id).to.have.length.greaterThan(0);
      for (const [name, flag] of Object.entries(flags))
        expect(flag.summary, `${id} --${name}`).to.be.a("string");
      expect(Object.keys(flags), id).to.include.members(["json", "profile", "branch", "no-input", "debug"]);
    }
  });

  it("stands in the README as it is", async () => {
    const readme = await readFile(new URL("../../cli/README.md", import.meta.url), "utf8");
    expect(await readmeWithReference()).to.equal(readme);
  });
});
