// The built command, as it is published: every bundle loads, says and ends as the sources do.
import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect } from "chai";
import { conditions } from "../../support/build.ts";
import { itemCode, itemInput } from "../../support/records.ts";
import { Desk } from "../support/command.ts";
import { loadCommands } from "../support/commands.ts";
import { DeskService } from "../support/service.ts";

const cli = fileURLToPath(new URL("../../../cli/", import.meta.url));

describe("the built command", () => {
  let service: DeskService;
  let desk: Desk;
  before(async () => {
    if (conditions().length > 0) await promisify(execFile)("npm", ["run", "build"], { cwd: cli });
    service = await DeskService.start();
    desk = await Desk.openBuilt();
    await desk.signIn(service.url, service.key);
  });
  after(async () => {
    await service.close();
    await desk.clear();
  });

  it("has every command, and each rejects an unknown flag", async () => {
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
    await service.client.items.create(itemInput({ item_code: itemCode(1), default_price: 580 }));
    const ran = await desk.run(["items", "list"]);
    expect({ exitCode: ran.exitCode, stderr: ran.stderr }).to.deep.equal({ exitCode: 0, stderr: "" });
    expect(ran.stdout).to.match(/^ITEM CODE.+\nKE2NTXU8800001 .+580\.00/);
  });

  it("names the license of every package in its bundles", async () => {
    const licenses = await readFile(`${cli}dist/THIRD-PARTY-LICENSES.txt`, "utf8");
    const bundled = new Set<string>();
    for (const name of await readdir(`${cli}dist`, { recursive: true })) {
      if (!name.endsWith(".js.map")) continue;
      const { sources } = JSON.parse(await readFile(`${cli}dist/${name}`, "utf8")) as { sources: string[] };
      for (const source of sources) {
        const found = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(source);
        if (found?.[1]) bundled.add(found[1]);
      }
    }
    expect(bundled).to.include("big.js");
    for (const name of bundled) expect(licenses).to.contain(`\n${name} `);
  });

  for (const flag of ["--version", "-v"])
    it(`prints its version and Node's by ${flag}`, async () => {
      const { version } = JSON.parse(await readFile(`${cli}package.json`, "utf8"));
      const ran = await desk.run([flag]);
      expect(ran.stdout).to.equal(
        `taxctl/${version} ${process.platform}-${process.arch} node-${process.version}\n`,
      );
    });

  it("prints help", async () => {
    const [root, command] = await Promise.all([
      desk.run(["--help"]),
      desk.run(["help", "purchases", "sync"]),
    ]);
    expect(root.stdout).to.contain("\nHELP TOPICS").and.contain("  purchases ");
    expect(command.stdout).to.contain("$ taxctl purchases sync ");
  });

  it("writes completion for a shell", async () => {
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
});
