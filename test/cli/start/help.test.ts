// Help: of everything there is, examples first, within a screen and a terminal's width.
import { stripVTControlCharacters } from "node:util";
import { enteredFields } from "@taxctl/sdk/vat-return";
import { expect } from "chai";
import { familyOf, helpFamilies } from "../../../cli/src/start/help-families.ts";
import { Desk } from "../support/command.ts";
import { loadCommands } from "../support/commands.ts";

describe("help", () => {
  let desk: Desk;
  /** Help as a pipe gets it, without styles, by the words of the command line. */
  const printed = new Map<string, string>();
  const help = async (line: string): Promise<string> => {
    const known = printed.get(line);
    if (known !== undefined) return known;
    const { exitCode, stdout, stderr } = await desk.run([...line.split(" ").filter(Boolean), "--help"]);
    expect({ exitCode, stderr }, line).to.deep.equal({ exitCode: 0, stderr: "" });
    printed.set(line, stdout);
    return stdout;
  };
  const lines = async (): Promise<string[]> => {
    const commands = Object.keys(await loadCommands()).map((id) => id.replaceAll(":", " "));
    const topics = commands.flatMap((line) => line.split(" ").slice(0, -1));
    return [
      "",
      ...topics,
      ...Object.keys(helpFamilies),
      ...commands,
      ...commands.map((line) => `${line} --all`),
    ];
  };
  before(async () => {
    desk = await Desk.open();
  });
  after(() => desk.clear());

  for (const argv of [
    ["help", "purchases", "sync"],
    ["purchases", "sync", "-h"],
  ])
    it(`is printed by taxctl ${argv.join(" ")} too`, async () => {
      expect((await desk.run(argv)).stdout).to.equal(await help("purchases sync"));
    });

  it("of taxctl without a word has six everyday commands, which exist, and leads to the others", async () => {
    const { stdout, exitCode } = await desk.run([]);
    expect(exitCode).to.equal(0);
    const commands = [...stdout.matchAll(/^ {2}taxctl ((?:[a-z]+ ?)+)/gm)].map(([, line = ""]) =>
      line.trim(),
    );
    expect(commands).to.have.lengthOf(6);
    for (const line of commands) expect(await help(line)).to.contain("USAGE");
    expect(stdout).to.contain("All commands: taxctl --help.");
    for (const line of stdout.split("\n")) expect(line.length, line).to.be.at.most(80);
    expect(await help(""))
      .to.contain("TOPICS")
      .and.not.contain("EVERY DAY");
  });

  it("is of a topic without a command", async () => {
    expect((await desk.run(["purchases"])).stdout).to.equal(await help("purchases"));
  });

  it("of a second name is the command's, under that name", async () => {
    const named = (await help("sales submit")).replaceAll("sales submit [", "transactions submit [");
    expect(await help("transactions submit")).to.equal(named);
  });

  it("has styles where they are wanted", async () => {
    // A process of its own: colors are decided when it starts.
    const alone = { env: { FORCE_COLOR: "1" }, meanwhile: async () => {} };
    const styled = await desk.run(["purchases", "sync", "--help"], alone);
    expect(stripVTControlCharacters(styled.stdout)).to.equal(await help("purchases sync"));
    expect(styled.stdout).to.not.equal(await help("purchases sync"));
  });

  it("wraps sentences at the terminal's width, not at the source's lines", async () => {
    const text = await help("api --all");
    expect(text).to.contain("output unchanged; with --json it is inside the envelope. A failure sets the\n");
  });

  it("has no line that a terminal of 80 columns breaks", async () => {
    for (const name of await lines())
      for (const line of (await help(name)).split("\n"))
        expect(line.length, `${name}: ${line}`).to.be.at.most(80);
  });

  it("continues long examples so that they are copied as they run, and breaks choices between their options", async () => {
    const text = await help("webhooks create --all");
    expect(text).to.contain(
      "  $ taxctl webhooks create http://127.0.0.1:4000/hooks \\\n      --event transaction.completed --event stock.low --secret-file hook.secret\n",
    );
    expect(text).to.contain("transaction.outcome_unknown | transaction.exhausted | device.unreachable |\n");
  });

  it("lists a command's own flags first, and prints its summary once", async () => {
    const text = await help("devices init --all");
    expect(text).to.contain("$ taxctl devices init [BRANCH] [--credentials file] [--force] [--json]");
    expect(text.split("initialize the device of a branch and fetch the reference tables")).to.have.length(2);
  });

  it("begins with examples", async () => {
    const text = await help("purchases sync");
    expect(text.indexOf("EXAMPLES")).to.be.greaterThan(0).and.below(text.indexOf("USAGE"));
  });

  it("fits a screen, except where a command's own flags are more", async () => {
    // Each of these has flags that no other command shares.
    const longer = ["account:update", "branches:create", "branches:update"];
    longer.push("imports:map", "items:create", "sales:reissue", "watch");
    longer.push("transactions:settle", "webhooks:create", "webhooks:update");
    const found: string[] = [];
    for (const id of Object.keys(await loadCommands())) {
      const text = await help(id.replaceAll(":", " "));
      // The prompt takes the last of 30 lines.
      if (text.trimEnd().split("\n").length > 29) found.push(id);
    }
    expect(found).to.have.members(longer);
  });

  it("lines its flags up, those with a letter first", async () => {
    const text = await help("connection");
    expect(text).to.contain(
      "FLAGS\n  -y, --yes              answer yes to confirmations\n      --base-url=url     URL of the service\n",
    );
  });

  it("names each flag of a command, or the topic that explains it with the flag", async () => {
    for (const [id, { flags }] of Object.entries(await loadCommands())) {
      const text = await help(id.replaceAll(":", " "));
      for (const [name, flag] of Object.entries(flags)) {
        if (flag.hidden) continue;
        const family = familyOf({ ...flag, name });
        if (family === undefined) {
          expect(text.replaceAll("[no-]", ""), id).to.contain(`--${name}`);
          continue;
        }
        expect(text, id).to.contain(`See taxctl help ${family}\n`);
        const topic = await help(family);
        expect(topic.replaceAll("[no-]", ""), family).to.contain(`--${name}`);
      }
    }
  });

  it("lists its topics, also after an unknown one", async () => {
    const root = await help("");
    const unknown = await desk.run(["help", "spredsheets"]);
    expect(unknown.exitCode).to.equal(127);
    for (const name of Object.keys(helpFamilies)) {
      expect(name).to.match(/^[a-z-]+$/);
      expect(root).to.contain(`  ${name} `);
      expect(unknown.stderr.replace(/\s+/g, " ")).to.contain(name);
    }
  });

  it("names the fields of periods enter, and each kind of dev rows once", async () => {
    const enter = await help("periods enter");
    for (const field of enteredFields) expect(enter).to.contain(field);
    const rows = await help("dev rows");
    for (const kind of ["imports", "stock-moves", "notices"]) expect(rows.split(kind)).to.have.length(2);
  });

  it("has a table of exit codes", async () => {
    const text = await help("purchases sync");
    expect(text).to.contain("EXIT CODES\n  0  all accepted invoices are registered\n  1  none:");
  });
});
