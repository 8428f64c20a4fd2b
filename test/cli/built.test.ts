// The built command, as it is published: every bundle loads, says and ends as the sources do, with its help next to it.
import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect } from "chai";
import { loadCommands } from "../../cli/reference.ts";
import { conditions } from "../support/build.ts";
import { itemInput } from "../support/records.ts";
import { Desk } from "./support/command.ts";
import { FakeService } from "./support/fake-service.ts";

const CLI = fileURLToPath(new URL("../../cli/", import.meta.url));

describe("the built command", () => {
  let service: FakeService;
  let desk: Desk;
  before(async function () {
    this.timeout(60_000);
    if (conditions().length > 0)
      await promisify(execFile)(process.execPath, ["--conditions=source", `${CLI}build.ts`]);
    service = await FakeService.start();
    desk = await Desk.openBuilt();
    await desk.signIn(service.url);
  });
  after(async () => {
    await service.close();
    await desk.clear();
  });

  it("has every command, and each rejects an unknown flag", async function () {
    this.timeout(120_000);
    const ids = Object.keys(await loadCommands());
    const check = async (id: string) => {
      const ran = await desk.run([...id.split(":"), "--nonsense", "--json"]);
      expect(ran.exitCode, `${id}: ${ran.stderr}`).to.equal(2);
      expect(ran.json().error, id).to.include({ code: "usage" });
      expect(ran.json().error.message, id).to.contain("--nonsense");
    };
    while (ids.length > 0) await Promise.all(ids.splice(0, 8).map(check));
  });

  it("asks the service, and shows rows", async () => {
    await service.client.items.create(itemInput({ item_code: "K1", default_price: 580 }));
    const ran = await desk.run(["items", "list"]);
    expect({ exitCode: ran.exitCode, stderr: ran.stderr }).to.deep.equal({ exitCode: 0, stderr: "" });
    expect(ran.stdout).to.match(/^ITEM CODE.+\nK1 .+580\.00/);
  });

  it("names the license of every package in its bundles", async () => {
    const licenses = await readFile(`${CLI}dist/THIRD-PARTY-LICENSES.txt`, "utf8");
    const bundled = new Set<string>();
    for (const name of await readdir(`${CLI}dist`, { recursive: true })) {
      if (!name.endsWith(".js.map")) continue;
      const { sources } = JSON.parse(await readFile(`${CLI}dist/${name}`, "utf8")) as { sources: string[] };
      for (const source of sources) {
        const found = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(source);
        if (found?.[1]) bundled.add(found[1]);
      }
    }
    expect(bundled).to.include("big.js");
    for (const name of bundled) expect(licenses).to.contain(`\n${name} `);
  });

  it("prints the version without loading the command line", async () => {
    const { version } = JSON.parse(await readFile(`${CLI}package.json`, "utf8"));
    const ran = await desk.run(["--version"]);
    expect(ran.stdout).to.equal(`taxctl ${version} node ${process.version}\n`);
  });

  for (const argv of [
    ["--help"],
    ["help", "purchases"],
    ["purchases", "sync", "file", "-h"],
    ["transactions", "submit", "-h"],
    [],
  ]) {
    it(`prints the written help of taxctl ${argv.join(" ")}, plain without a terminal`, async () => {
      const words = argv.filter((word) => /^(purchases|sync|submit)$/.test(word));
      if (words.includes("submit")) words.unshift("sales");
      const written = await readFile(`${CLI}dist/help/${["taxctl", ...words].join("-")}.txt`, "utf8");
      const [plain, styled] = await Promise.all([
        desk.run(argv),
        desk.run(argv, { env: { FORCE_COLOR: "1" } }),
      ]);
      expect(styled.stdout).to.equal(written);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the styles of the written help
      expect(plain.stdout).to.equal(written.replace(/\u001b\[\d*m/g, ""));
      expect(plain.exitCode).to.equal(0);
    });
  }

  it("leaves the rest to oclif", async () => {
    const completion = await desk.run(["autocomplete", "script", "bash"]);
    expect(completion.exitCode, completion.stderr).to.equal(0);
  });

  it("exits with 127 on an unknown command, and suggests the nearest", async () => {
    for (const [argv, meant] of [
      [["profile", "lst"], "profile list"],
      [["purchase", "sync"], "purchases sync"],
      [["purchase", "list"], "purchases list"],
      [["purchase", "frobnicate"], "purchases --help"],
    ] as const) {
      const ran = await desk.run(argv);
      expect(ran.exitCode).to.equal(127);
      expect(ran.stderr).to.contain(`Did you mean \`taxctl ${meant}\`?`);
    }
  });

  it("has the help of its build and nothing else", async () => {
    const ids = Object.keys(await loadCommands());
    const names = await readdir(`${CLI}dist/help`);
    for (const id of ids) expect(names).to.include(`taxctl-${id.replaceAll(":", "-")}.txt`);
  });
});
