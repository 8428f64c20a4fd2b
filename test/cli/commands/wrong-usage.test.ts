// Wrong usage: what is missing, misspelled or not a number is named before the service is asked, with a suggestion.
import { readFile } from "node:fs/promises";
import { expect } from "chai";
import { signedInDesk } from "../support/command.ts";

describe("wrong usage", () => {
  const { service, desk } = signedInDesk();

  it("exits with 2 on wrong usage and prints no configuration", async () => {
    const runs = await Promise.all(
      [
        ["items", "list", "--nope"],
        ["items", "show"],
        ["items", "list", "--page", "x"],
        ["items", "list", "extra"],
      ].map((argv) => desk.run([...argv, "--json"])),
    );
    for (const ran of runs) {
      expect(ran.exitCode).to.equal(2);
      expect(ran.json().error).to.include({ code: "usage", exit_code: 2 });
      expect(ran.stdout).to.not.contain("oclif");
    }
    expect(service.seen).to.have.length(0);
  });

  for (const [argv, message, errors] of [
    [
      "items create",
      "Something is missing",
      { "--name": /^is missing: name of the item$/, "--class": /^is missing: item class / },
    ],
    [
      "transactions settle",
      "Something is missing",
      {
        ID: /^is missing: /,
        OUTCOME: /one of accepted, rejected$/,
        "--reason": /^is missing: how you know the outcome/,
      },
    ],
    ["items list --page 0", "--page: Expected an integer greater than or equal to 1 but received: 0", {}],
    ["items list --limit 3", "--limit needs --all. Add --all, or omit --limit.", {}],
    ["webhooks verify", "Something is missing", { BODY: /^is missing: file of the body, or -$/ }],
    ["dev rows", "Something is missing", { KIND: /^is missing: .*one of supplier-sales, imports/ }],
  ] as [string, string, Record<string, RegExp>][]) {
    it(`says what \`${argv}\` is missing, in its own words`, async () => {
      const ran = await desk.run([...argv.split(" "), "--json"]);
      const { error } = ran.json();
      expect([ran.exitCode, error.message]).to.deep.equal([2, message]);
      expect(Object.keys(error.errors).toSorted()).to.deep.equal(Object.keys(errors).toSorted());
      for (const [name, expected] of Object.entries(errors))
        expect(error.errors[name]?.[0]).to.match(expected);
    });
  }

  for (const [argv, message] of [
    [
      ["items", "create", "--name", "X", "--class", "1", "--price", "0x10"],
      '--price: "0x10" is not a number from zero up, like 47 or 1450.50. Write digits, with a decimal point for decimals.',
    ],
    [
      ["items", "create", "--name", "X", "--class", "1", "--safety-qty", ""],
      '--safety-qty: "" is not a number from zero up, like 47 or 1450.50. Write digits, with a decimal point for decimals.',
    ],
    [
      ["stock", "adjust", "K1", "5", "--price", "-1"],
      '--price: "-1" is not a number from zero up, like 47 or 1450.50. Write digits, with a decimal point for decimals.',
    ],
    [["stock", "adjust", "K1", ""], '"" is not a number like 47 or 1450.50'],
    [["stock", "master", "K1", "", "--yes"], '"" is not a number like 47 or 1450.50'],
    [
      ["insurances", "create", "--code", "1", "--name", "X", "--rate", "1e2"],
      '--rate: "1e2" is not a number from zero up, like 47 or 1450.50. Write digits, with a decimal point for decimals.',
    ],
    [
      ["insurances", "create", "--code", "1", "--name", "X", "--rate", "101"],
      "--rate 101 is more than 100 percent",
    ],
  ] as const) {
    it(`doesn't misread a number: ${argv.join(" ")}`, async () => {
      const ran = await desk.run([...argv, "--json"]);
      expect([ran.exitCode, ran.json().error.message]).to.deep.equal([2, message]);
      expect(service.seen.filter(({ method }) => method === "POST")).to.deep.equal([]);
    });
  }

  it("says how to write a number with a decimal comma, and a day of another form", async () => {
    const said = async (...argv: string[]) => (await desk.run([...argv, "--json"])).json().error;
    expect((await said("stock", "adjust", "K1", "-3,5")).remedy).to.equal("Use a decimal point: -3.5.");
    expect((await said("stock", "adjust", "K1", "1", "--price", "3,5")).message).to.contain("point: 3.5.");
    const day = "Write the day as yyyy-mm-dd.";
    for (const argv of [
      ["sales", "list"],
      ["purchases", "sync"],
      ["reports", "period"],
    ])
      expect((await said(...argv, "--from", "01.11.2026")).remedy, argv.join(" ")).to.equal(day);
    expect((await said("reports", "day", "2026-02-30")).remedy).to.equal(day);
  });

  it("exits with 127 on an unknown command, with a suggestion", async () => {
    const [plain, json] = await Promise.all([
      desk.run(["items", "lst"]),
      desk.run(["items", "lst", "--json"]),
    ]);
    expect([plain.exitCode, json.exitCode]).to.deep.equal([127, 127]);
    expect(plain.stderr).to.contain("taxctl items list");
    expect(json.json().error.code).to.equal("unknown_command");
  });

  const days: [argv: string[], message: string][] = [
    [["sales", "search", "--from", "yesterday"], "--from yesterday is not a day like 2026-03-01"],
    [["transactions", "list", "--to", "2026-02-30"], "--to 2026-02-30 is not a day like 2026-03-01"],
    [["stock", "moves", "--from", "2026-03-02", "--to", "2026-03-01"], "--to is before --from"],
  ];

  for (const [argv, message] of days) {
    it(`rejects ${argv.slice(2).join(" ")} as wrong usage, before anything is asked`, async () => {
      const ran = await desk.run([...argv, "--json"]);
      expect([ran.exitCode, ran.json().error.message]).to.deep.equal([2, message]);
      expect(service.seen).to.deep.equal([]);
    });
  }

  it("states the rule of branch identifiers before anything is created", async () => {
    const setup =
      "devices setup --tin P051234567Z --serial S --unit-url http://u --branch-name N --branch 123";
    for (const argv of [["branches", "create", "--id", "123", "--name", "N"], setup.split(" ")]) {
      const ran = await desk.run([...argv, "--json"]);
      expect([ran.exitCode, ran.json().error.message]).to.deep.equal([2, "123 can't be a branch identifier"]);
      expect(ran.json().error.remedy).to.contain("two digits or capital letters");
    }
    expect(service.changes).to.deep.equal([]);
  });

  for (const [typed, meant] of [
    ["sales get", "sales show"],
    ["transactions get", "transactions show"],
    ["items shwo", "items show"],
    ["branches nonsense", "branches --help"],
    ["itens list", "items list"],
  ] as const) {
    it(`suggests ${meant} for ${typed}`, async () => {
      const ran = await desk.run([...typed.split(" "), "--no-input", "--json"]);
      expect(ran.exitCode).to.equal(127);
      expect(ran.json().error.remedy).to.contain(`Did you mean \`taxctl ${meant}\`?`);
    });
  }

  it("reports an extra word at a terminal too, and suggests no other command", async () => {
    const ran = await desk.runOnTerminal(["reports", "period", "2026-11"], []);
    expect([ran.exitCode, ran.stdout.includes("reports period takes no argument 2026-11")]).to.deep.equal([
      2,
      true,
    ]);
    expect(ran.stdout).to.not.contain("Did you mean");
  });

  it("runs only the typed command at a terminal", async () => {
    const config = await readFile(desk.path("config/config.json"), "utf8");
    const ran = await desk.runOnTerminal(["profile", "remov", "sandbox"], [{ to: "(Y/n)", type: "" }]);
    expect([ran.exitCode, ran.stdout.includes("taxctl profile remove")], ran.stdout).to.deep.equal([
      127,
      true,
    ]);
    expect(await readFile(desk.path("config/config.json"), "utf8")).to.equal(config);
    const far = await desk.runOnTerminal(["frobnicate"], [{ to: "(Y/n)", type: "" }]);
    expect([far.exitCode, far.stdout.includes("Did you mean")], far.stdout).to.deep.equal([127, false]);
  });

  it("has no help for an unknown command, and suggests the nearest", async () => {
    for (const argv of [
      ["items", "shwo", "--help"],
      ["help", "items", "shwo"],
    ]) {
      const ran = await desk.run(argv);
      expect([ran.exitCode, ran.stdout], argv.join(" ")).to.deep.equal([127, ""]);
      expect(ran.stderr).to.contain("Did you mean `taxctl items show`?");
    }
    const dev = await desk.run(["dev", "nonsense", "--help"]);
    expect([dev.exitCode, dev.stdout]).to.deep.equal([2, ""]);
    expect(dev.stderr).to.contain("dev takes no argument nonsense");
  });
});
