// Dry runs end as real runs do: the same fields are named, in the same words, and nothing is changed.
import { expect } from "chai";
import { loadCommands } from "../support/commands.ts";
import { type DryRunCase, dryRunCases } from "../support/dry-run-cases.ts";
import { isChange, type Recorder, startRecorder } from "../support/recorder.ts";
import { openShop, type Shop } from "../support/shop.ts";

describe("a dry run", () => {
  let shop: Shop;
  let recorder: Recorder;
  let cases: Record<string, DryRunCase> = {};
  before(async () => {
    shop = await openShop();
    recorder = await startRecorder(shop.test.url);
    cases = await dryRunCases(shop);
    await shop.desk.signIn(recorder.url, shop.test.keys.owner);
  });
  after(async () => {
    await recorder?.close();
    await shop?.close();
  });

  it("is tested here for each command that has --dry-run", async () => {
    const commands = Object.entries(await loadCommands()).filter(([, { flags }]) => "dry-run" in flags);
    expect(Object.keys(cases)).to.have.members(commands.map(([id]) => id.replaceAll(":", " ")));
  });

  it("sends no request that changes anything", async () => {
    for (const [command, { right, prepare, ends = 0 }] of Object.entries(cases)) {
      const undo = await prepare?.();
      recorder.requests.length = 0;
      const ran = await shop.desk.run([...command.split(" "), ...right, "--dry-run", "--json"]);
      await undo?.();
      expect(ran.exitCode, `${command}: ${ran.stdout}${ran.stderr}`).to.equal(ends);
      const changes = recorder.requests.filter(isChange);
      expect(changes, command).to.deep.equal([]);
    }
  });

  it("is rejected like the real run: code, fields, words and exit code", async () => {
    for (const [command, { wrong, yes = [] }] of Object.entries(cases)) {
      const argv = [...command.split(" "), ...wrong, "--json"];
      const dry = await shop.desk.run([...argv, "--dry-run"]);
      const real = await shop.desk.run([...argv, ...yes]);
      const of = ({ exitCode, json, stdout, stderr }: typeof dry) => {
        expect(exitCode, `${command}: ${stdout}${stderr}`).to.not.equal(0);
        const { error, data } = json();
        const reasons = (Array.isArray(data) ? data : []).map(({ reason }) => reason);
        return { exitCode, code: error.code, errors: error.errors, reasons };
      };
      expect(of(dry), command).to.deep.equal(of(real));
    }
  });

  it("names a missing sign-in before anything else", async () => {
    const env = { TAXCTL_CONFIG_DIR: shop.desk.path("signed-out") };
    // The base of all commands checks it: one in six of them.
    for (const [command, { wrong }] of Object.entries(cases).filter((_, index) => index % 6 === 0)) {
      const ran = await shop.desk.run([...command.split(" "), ...wrong, "--dry-run", "--json"], { env });
      expect(ran.json().error.code, command).to.equal("not_signed_in");
      expect(ran.exitCode, command).to.equal(4);
    }
  });

  it("succeeds where the real run does, and changes nothing", async () => {
    const create = ["branches", "create", "--id", "07", "--name", "Westlands", "--json"];
    const before = (await shop.test.client.branches.list()).data.length;
    expect((await shop.desk.run([...create, "--dry-run"])).json().ok).to.equal(true);
    expect((await shop.test.client.branches.list()).data.length).to.equal(before);
    expect((await shop.desk.run(create)).json().ok).to.equal(true);
  });
});
