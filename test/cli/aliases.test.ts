// Old names of flags and commands still work, and no help shows them.
import { expect } from "chai";
import { loadCommands } from "../../cli/reference.ts";
import { Desk } from "./support/command.ts";
import type { FakeService } from "./support/fake-service.ts";

describe("names of flags and commands", () => {
  let service: FakeService;
  let desk: Desk;
  beforeEach(async () => {
    ({ service, desk } = await Desk.signedIn());
  });
  afterEach(() => desk.clear());

  it("name days as --from and --to in every command", async () => {
    const dayFlags = Object.entries(await loadCommands()).flatMap(([id, { flags }]) =>
      Object.values(flags)
        .filter((flag) => "helpValue" in flag && flag.helpValue === "yyyy-mm-dd")
        .map(({ name }) => `${id} --${name}`),
    );
    expect(dayFlags.filter((flag) => !/--(from|to)$/.test(flag))).to.deep.equal(["stock:adjust --date"]);
  });

  it("name lists as list in every topic", async () => {
    const ids = Object.keys(await loadCommands());
    expect(ids.filter((id) => /:(all|find|index|ls|query|search)$/.test(id))).to.deep.equal([]);
    expect(ids.filter((id) => id.endsWith(":list"))).to.include.members(
      ["audit", "branches", "codes", "devices", "imports", "insurances", "items", "notices", "profile"]
        .concat(["purchases", "sales", "stock", "transactions", "webhooks"])
        .map((topic) => `${topic}:list`),
    );
  });

  it("name lists of documents as list, and still know search", async () => {
    for (const topic of ["sales", "purchases"]) {
      const [named, old] = [
        await desk.run([topic, "list", "--json"]),
        await desk.run([topic, "search", "--json"]),
      ];
      expect([named.exitCode, old.exitCode]).to.deep.equal([0, 0]);
      expect(old.json().data).to.deep.equal(named.json().data);
      const help = await desk.run([topic, "--help"]);
      expect(help.stdout).to.contain(`${topic} list`).and.to.not.contain(`${topic} search`);
    }
  });

  it("keep --since and --until, unseen", async () => {
    const data = { items: [], total_items: 0, result_date: "20260310101501" };
    service.before = ({ path }) =>
      path.startsWith("/imports") ? { status: 200, body: { status: "success", data } } : undefined;
    const ran = await desk.run(["imports", "fetch", "--since", "2026-01-02", "--json"]);
    expect(ran.exitCode).to.equal(0);
    const named = await desk.run(["imports", "fetch", "--from", "2026-01-02", "--json"]);
    const asked = service.seen.filter(({ path }) => path.startsWith("/imports")).map(({ body }) => body);
    expect(asked).to.have.length(2);
    expect(asked[0]).to.deep.equal(asked[1]);
    expect(JSON.stringify(asked)).to.contain("20260102000000");
    expect(named.exitCode).to.equal(0);
    const wrong = await desk.run(["purchases", "match", "--until", "2026-13-01", "--json"]);
    expect([wrong.exitCode, wrong.json().error.message]).to.deep.equal([
      2,
      "--to 2026-13-01 is not a day like 2026-03-01",
    ]);
    const help = await desk.run(["purchases", "match", "--help"]);
    expect(help.stdout).to.contain("--from").and.to.not.contain("--since");
  });
});
