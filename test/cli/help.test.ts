// Help that the build writes down: of everything there is, as oclif prints it; and that of the examples, which must work.
import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify, stripVTControlCharacters } from "node:util";
import { expect } from "chai";
import { loadCommands } from "../../cli/reference.ts";
import { enteredFields } from "../../cli/src/reports/vat-return.ts";
import { familyOf, helpFamilies } from "../../cli/src/start/help-families.ts";
import { helpFile } from "../../cli/src/start/written-help.ts";
import { Desk } from "./support/command.ts";

const WRITE_HELP = fileURLToPath(new URL("../../cli/write-help.ts", import.meta.url));

describe("the help that is written down", () => {
  let folder: string;
  let desk: Desk;
  before(async function () {
    this.timeout(60_000);
    folder = await mkdtemp(join(tmpdir(), "taxctl-help-"));
    desk = await Desk.open();
    const env = { ...process.env, FORCE_COLOR: "1", OCLIF_COLUMNS: "80" };
    await promisify(execFile)(process.execPath, ["--conditions=source", WRITE_HELP, folder], { env });
  });
  after(async () => {
    await desk.clear();
    await rm(folder, { recursive: true });
  });

  it("is of taxctl, each topic and each command", async () => {
    const ids = Object.keys(await loadCommands());
    const topics = ids.filter((id) => id.includes(":")).map((id) => id.split(":")[0] ?? "");
    const names = ["", ...topics, ...ids].map((id) => ["taxctl", ...id.split(":")].filter(Boolean).join("-"));
    expect(await readdir(folder)).to.include.members(names.map((name) => `${name}.txt`));
  });

  for (const words of [
    [],
    ["purchases"],
    ["dev"],
    ["purchases", "sync"],
    ["purchases", "sync", "--all"],
    ["matching"],
    ["doctor"],
  ]) {
    it(`is what oclif prints for taxctl ${words.join(" ")}`, async () => {
      const styled = await readFile(
        join(
          folder,
          helpFile(
            words.filter((word) => word !== "--all"),
            words.includes("--all"),
          ),
        ),
        "utf8",
      );
      const live = await desk.run([...words, "--help"], { env: { FORCE_COLOR: "1" } });
      expect(live.stdout).to.equal(styled);
    });
  }

  it("wraps sentences at the terminal's width, not at the source's lines", async () => {
    const text = await readFile(join(folder, "taxctl-api.all.txt"), "utf8");
    expect(text).to.contain("output unchanged; with --json it is inside the envelope. A failure sets the\n");
  });

  it("has no line that a terminal of 80 columns breaks", async () => {
    for (const name of await readdir(folder)) {
      const text = stripVTControlCharacters(await readFile(join(folder, name), "utf8"));
      for (const line of text.split("\n")) expect(line.length, `${name}: ${line}`).to.be.at.most(80);
    }
  });

  it("continues long examples so that they are copied as they run, and breaks choices between their options", async () => {
    const text = stripVTControlCharacters(
      await readFile(join(folder, "taxctl-webhooks-create.all.txt"), "utf8"),
    );
    expect(text).to.contain(
      "  $ taxctl webhooks create http://127.0.0.1:4000/hooks \\\n      --event transaction.completed --event stock.low --secret-file hook.secret\n",
    );
    expect(text).to.contain("transaction.outcome_unknown | transaction.exhausted | device.unreachable |\n");
  });

  it("lists a command's own flags first, and prints its summary once", async () => {
    const text = stripVTControlCharacters(
      await readFile(join(folder, "taxctl-devices-init.all.txt"), "utf8"),
    );
    expect(text).to.contain("$ taxctl devices init [BRANCH] [--credentials file] [--force] [--json]");
    expect(text.split("initialize the device of a branch and fetch the reference tables")).to.have.length(2);
  });

  it("begins with examples", async () => {
    const text = await readFile(join(folder, "taxctl-purchases-sync.txt"), "utf8");
    expect(text.indexOf("EXAMPLES")).to.be.greaterThan(0).and.below(text.indexOf("USAGE"));
  });

  it("fits a screen, except where a command's own flags are more", async () => {
    // Each of these has flags that no other command shares.
    const longer = ["account:update", "branches:create", "branches:update"];
    longer.push("webhooks:create", "webhooks:update");
    const found: string[] = [];
    for (const id of Object.keys(await loadCommands())) {
      const text = await readFile(join(folder, helpFile(id.split(":"))), "utf8");
      // The prompt takes the last of 30 lines.
      if (text.trimEnd().split("\n").length > 29) found.push(id);
    }
    expect(found).to.have.members(longer);
  });

  it("lines its flags up, those with a letter first", async () => {
    const text = await readFile(join(folder, "taxctl-connection.txt"), "utf8");
    expect(stripVTControlCharacters(text)).to.contain(
      "FLAGS\n  -y, --yes              answer yes to confirmations\n      --base-url=url     URL of the service\n",
    );
  });

  it("names each flag of a command, or the topic that explains it with the flag", async () => {
    for (const [id, { flags }] of Object.entries(await loadCommands())) {
      const text = stripVTControlCharacters(await readFile(join(folder, helpFile(id.split(":"))), "utf8"));
      for (const [name, flag] of Object.entries(flags)) {
        if (flag.hidden) continue;
        const family = familyOf({ ...flag, name });
        if (family === undefined) {
          expect(text.replaceAll("[no-]", ""), id).to.contain(`--${name}`);
          continue;
        }
        expect(text, id).to.contain(`See taxctl help ${family}\n`);
        const topic = stripVTControlCharacters(await readFile(join(folder, helpFile([family])), "utf8"));
        expect(topic.replaceAll("[no-]", ""), family).to.contain(`--${name}`);
      }
    }
  });

  it("lists its topics, also after an unknown one", async () => {
    const root = await readFile(join(folder, "taxctl.txt"), "utf8");
    const unknown = await desk.run(["help", "spredsheets"]);
    expect(unknown.exitCode).to.equal(127);
    for (const name of Object.keys(helpFamilies)) {
      expect(name).to.match(/^[a-z-]+$/);
      expect(root).to.contain(`  ${name} `);
      expect(unknown.stderr.replace(/\s+/g, " ")).to.contain(name);
    }
  });

  it("names the fields of periods enter, and each kind of dev rows once", async () => {
    const enter = await readFile(join(folder, "taxctl-periods-enter.txt"), "utf8");
    for (const field of enteredFields) expect(enter).to.contain(field);
    const rows = await readFile(join(folder, "taxctl-dev-rows.txt"), "utf8");
    for (const kind of ["imports", "stock-moves", "notices"]) expect(rows.split(kind)).to.have.length(2);
  });

  it("has a table of exit codes", async () => {
    const text = stripVTControlCharacters(await readFile(join(folder, "taxctl-purchases-sync.txt"), "utf8"));
    expect(text).to.contain("EXIT CODES\n  0  all accepted invoices are registered\n  1  none:");
  });
});
