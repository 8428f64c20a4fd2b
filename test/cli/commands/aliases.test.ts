// Old names of flags and commands still work, and no help shows them.
import { expect } from "chai";
import { signedInDesk } from "../support/command.ts";
import { loadCommands } from "../support/commands.ts";

describe("names of flags and commands", () => {
  const { service, desk } = signedInDesk();

  it("name days as --from and --to in every command", async () => {
    const dayFlags = Object.entries(await loadCommands()).flatMap(([id, { flags }]) =>
      Object.values(flags)
        .filter((flag) => "helpValue" in flag && flag.helpValue === "yyyy-mm-dd")
        .map(({ name }) => `${id} --${name}`),
    );
    expect(dayFlags.filter((flag) => !/--(from|to)$/.test(flag))).to.have.members([
      "dev:rows --date",
      "periods:file --date",
      "stock:adjust --date",
      "stock:transfer --date",
      "sales:reissue --sale-date",
    ]);
  });

  it("name lists as list in every topic", async () => {
    const ids = Object.keys(await loadCommands());
    expect(ids.filter((id) => /:(all|find|index|ls|query|search)$/.test(id))).to.deep.equal([]);
    expect(ids.filter((id) => id.endsWith(":list"))).to.include.members(
      ["audit", "branches", "codes", "devices", "imports", "insurances", "items", "notices", "profile"]
        .concat(["purchases", "relays", "sales", "stock", "transactions", "webhooks"])
        .map((topic) => `${topic}:list`),
    );
  });

  const lists = ["sales list", "purchases list"];
  const oldCommands: [old: string, name: string, argv: string[]][] = [
    ["sales search", "sales list", ["--json"]],
    ["purchases search", "purchases list", ["--json"]],
    ["transactions submit", "sales submit", ["nowhere.csv", "--json"]],
  ];
  it("has these old names of commands and no others", async () => {
    const named = Object.entries(await loadCommands()).flatMap(([id, { aliases = [], hiddenAliases = [] }]) =>
      [...aliases, ...hiddenAliases].map((alias) => [alias, id].join(" ").replaceAll(":", " ")),
    );
    expect(named).to.have.members(oldCommands.map(([old, name]) => `${old} ${name}`));
  });
  for (const [old, name, argv] of oldCommands) {
    it(`runs ${old} as ${name}`, async () => {
      const [named, ran] = [
        await desk.run([...name.split(" "), ...argv]),
        await desk.run([...old.split(" "), ...argv]),
      ];
      expect(ran.exitCode)
        .to.equal(lists.includes(name) ? 0 : 2)
        .and.to.equal(named.exitCode);
      const { data, error } = ran.json();
      expect({ data, error }).to.deep.equal({ data: named.json().data, error: named.json().error });
      const [topic = ""] = old.split(" ");
      const help = await desk.run([topic, "--help"]);
      // `transactions submit` is a second name that people are shown.
      const isShown = help.stdout.includes(`${old} `);
      expect(isShown, help.stdout).to.equal(!lists.includes(name));
      if (!isShown) expect(help.stdout).to.contain(`${name} `);
    });
  }

  it("has the old names of flags at the commands that had them, in no help", async () => {
    const commands = Object.entries(await loadCommands());
    const old = commands.flatMap(([id, { flags }]) =>
      Object.values(flags).flatMap(({ name, aliases = [] }) =>
        aliases.map((alias) => `${id} ${name} ${alias}`),
      ),
    );
    const purchases = ["decide", "explain", "letters", "match", "report", "sync"];
    const matching = [...purchases.map((name) => `purchases:${name}`), "sales:compare"];
    expect(old.sort()).to.deep.equal(
      ["imports:fetch from since"].concat(
        matching.flatMap((name) => [`${name} from since`, `${name} to until`]),
      ),
    );
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
