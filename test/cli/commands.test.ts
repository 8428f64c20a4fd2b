// The command as a whole: exit codes, the JSON envelope, errors for people, and what is said where nobody can be asked.
import { readFile } from "node:fs/promises";
import { expect } from "chai";
import { Desk } from "./support/command.ts";
import { failure, type Reply } from "./support/fake-reply.ts";
import { API_KEY, type FakeService, LIVE_KEY } from "./support/fake-service.ts";

describe("the command line", () => {
  let service: FakeService;
  let desk: Desk;

  beforeEach(async () => {
    ({ service, desk } = await Desk.signedIn());
  });

  afterEach(() => desk.clear());

  it("answers with one envelope under --json", async () => {
    service.routes.items.set("K1", { item_code: "K1", item_name: "Cola", default_price: 580 });
    const ran = await desk.run(["items", "list", "--json"]);
    expect(ran.exitCode).to.equal(0);
    expect(ran.stderr).to.equal("");
    const { ok, data, warnings, meta } = ran.json();
    expect({ ok, data, warnings }).to.deep.equal({
      ok: true,
      data: [{ item_code: "K1", item_name: "Cola", default_price: 580 }],
      warnings: [],
    });
    expect(meta).to.include({ command: "items list", profile: "sandbox", environment: "sandbox", total: 1 });
  });

  it("prints the service's warnings on the error output, and gives them in the envelope", async () => {
    const warnings = [{ code: "in_use", message: "It has no name\u001b[2J", field: "customer_name" }];
    service.before = () => ({ status: 200, body: { data: [], meta: { total: 0, warnings } } });
    const [shown, json] = await Promise.all([
      desk.run(["items", "list"]),
      desk.run(["items", "list", "--json"]),
    ]);
    expect(shown.stderr).to.contain("Warning: customer_name: It has no name\n");
    expect([json.stderr, json.json().warnings]).to.deep.equal([
      "",
      ["customer_name: It has no name\u001b[2J"],
    ]);
  });

  it("shows tables, CSV, bare JSON and chosen fields", async () => {
    service.routes.items.set("K1", { item_code: "K1", item_name: "=cmd()", default_price: 580 });
    const fields = ["--fields", "item_code,item_name"];
    const [table, csv, json] = await Promise.all([
      desk.run(["items", "list"]),
      desk.run(["items", "list", "--format", "csv", ...fields]),
      desk.run(["items", "list", "--format", "json", ...fields]),
    ]);
    expect(table.stdout)
      .to.match(/^ITEM CODE +ITEM NAME/)
      .and.to.contain("580.00");
    expect(csv.stdout).to.equal("item_code,item_name\nK1,'=cmd()\n");
    expect(JSON.parse(json.stdout)).to.deep.equal([{ item_code: "K1", item_name: "=cmd()" }]);
  });

  const answers: [name: string, reply: Reply, exitCode: number, code: string][] = [
    ["a key that is not known", failure(401, "key_unknown", "The API key is not known"), 4, "key_unknown"],
    [
      "a role that may not",
      failure(403, "role_not_allowed", "A cashier may not do this"),
      4,
      "role_not_allowed",
    ],
    ["no such record", failure(404, "not_found", "There is no such record"), 1, "not_found"],
    [
      "fields that are not valid",
      failure(422, "validation_failed", "Not valid", { errors: { per_page: ["must be <= 100"] } }),
      1,
      "validation_failed",
    ],
    ["a refusal of the authority", failure(422, "unit_910", "The control unit refused"), 5, "unit_910"],
    [
      "a submission without an outcome",
      failure(422, "outcome_pending", "Stored", { transaction_id: "t1" }),
      8,
      "outcome_pending",
    ],
    [
      "a defect of the service",
      failure(500, "internal_error", "Something went wrong here"),
      1,
      "internal_error",
    ],
  ];
  for (const [name, reply, exitCode, code] of answers) {
    it(`ends with ${exitCode} on ${name}, under --json too`, async () => {
      service.before = () => ({ ...reply, headers: { "retry-after": "0" } });
      const [plain, json] = await Promise.all([
        desk.run(["items", "show", "K1"]),
        desk.run(["items", "show", "K1", "--json"]),
      ]);
      expect([plain.exitCode, json.exitCode]).to.deep.equal([exitCode, exitCode]);
      expect(plain.stdout).to.equal("");
      expect(plain.stderr)
        .to.contain("Error: ")
        .and.to.contain(service.url)
        .and.to.match(/request id req-\d+/);
      expect(json.json().ok).to.equal(false);
      expect(json.json().error).to.include({ code, exit_code: exitCode });
      expect(json.json().error.request_id).to.match(/^req-\d+$/);
      if (code === "validation_failed")
        expect(json.json().error.errors).to.deep.equal({ per_page: ["must be <= 100"] });
    });
  }

  it("shows under --dry-run what would be created, and creates nothing", async () => {
    const item = await desk.run(["items", "create", "--name", "X", "--class", "9", "--dry-run", "--json"]);
    expect(item.json().data).to.include({ item_name: "X", item_class_code: "9" });
    const branch = await desk.run([
      "branches",
      "create",
      "--id",
      "07",
      "--name",
      "Annex",
      "--dry-run",
      "--json",
    ]);
    expect(branch.json().data).to.include({ bhf_id: "07", name: "Annex" });
    expect(service.seen.filter(({ method }) => method !== "GET")).to.deep.equal([]);
  });

  it("says where nobody answered, and ends with 1", async () => {
    await service.close();
    const ran = await desk.run(["items", "show", "K1", "--json"]);
    expect(ran.exitCode).to.equal(1);
    expect(ran.json().error.remedy).to.contain("Start it with `npm start`");
    expect(ran.stdout).to.not.contain(API_KEY);
  });

  it("ends with 2 on wrong usage and prints no configuration", async () => {
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
        OUTCOME: /one of accepted, refused$/,
        "--reason": /^is missing: how it is known/,
      },
    ],
    ["items list --page 0", "--page: Expected an integer greater than or equal to 1 but received: 0", {}],
    ["items list --limit 3", "--limit needs --all", {}],
    ["webhooks verify", "Something is missing", { BODY: /^is missing: file of the body, or -$/ }],
    ["dev rows", "Something is missing", { KIND: /^is missing: .*one of supplier-sales, imports/ }],
  ] as [string, string, Record<string, RegExp>][]) {
    it(`says of \`${argv}\` what is missing, in its own words`, async () => {
      const ran = await desk.run([...argv.split(" "), "--json"]);
      const { error } = ran.json();
      expect([ran.exitCode, error.message]).to.deep.equal([2, message]);
      expect(Object.keys(error.errors).toSorted()).to.deep.equal(Object.keys(errors).toSorted());
      for (const [name, expected] of Object.entries(errors))
        expect(error.errors[name]?.[0]).to.match(expected);
    });
  }

  it("says what helps by the catalogue of codes where nothing nearer is known, with commands", async () => {
    const replies: [reply: Reply, remedy: string | null][] = [
      [
        failure(409, "already_exists", "It exists"),
        "Use another identifier, or read and change the existing record.",
      ],
      [
        failure(409, "not_in_doubt", "It succeeded", { transaction_id: "0199c1a2" }),
        "Read the transaction (`taxctl transactions show 0199c1a2`); settle only what the control unit left unanswered, or a success whose receipt is lost or was entered by hand.",
      ],
      [failure(422, "validation_failed", "Not valid", { errors: { a: ["must be b"] } }), null],
      [
        failure(404, "route_not_found", "There is no such path"),
        "Check the path and the version prefix against the API reference at /docs.",
      ],
      [failure(418, "code_of_tomorrow", "A teapot"), null],
    ];
    for (const [reply, remedy] of replies) {
      service.before = () => reply;
      expect((await desk.run(["items", "list", "--json"])).json().error.remedy).to.equal(remedy);
    }
  });

  it("names commands where the service names operations", async () => {
    const none = "must be an item class (GET /codes?code_class=item_class); 9 is none.";
    service.before = () =>
      failure(422, "validation_failed", `Not valid: item_class_code ${none}`, {
        errors: { item_class_code: [none] },
      });
    const { stderr } = await desk.run(["items", "create", "--name", "X", "--class", "9"]);
    expect(stderr.match(/`taxctl codes list --class item_class`/g)).to.have.length(1);
    expect(stderr).to.not.contain("GET /");
  });

  it("says where to look for what was not found", async () => {
    for (const [argv, list] of [
      ["items show K9", "`taxctl items list`"],
      ["devices show 09", "`taxctl devices list`"],
      ["webhooks delete 9", "`taxctl webhooks list`"],
    ] as const) {
      const { error } = (await desk.run([...argv.split(" "), "--json"])).json();
      expect([error.code, error.remedy?.includes(list)], argv).to.deep.equal(["not_found", true]);
    }
  });

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
    it(`takes no number for another: ${argv.join(" ")}`, async () => {
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

  it("says which branches there are, where it was asked for another's", async () => {
    service.before = () => failure(403, "branch_not_owned", "Branch 77 does not belong to the account");
    const ran = await desk.run(["items", "list", "--branch", "77", "--json"]);
    expect([ran.exitCode, ran.json().error.remedy]).to.deep.equal([
      4,
      "Name a branch of the account with --branch: `taxctl branches list` shows them.",
    ]);
  });

  it("names the submission in its remedies", async () => {
    const id = service.routes.transaction("sales", { invoice_no: "1" }, "success");
    service.before = ({ method }) =>
      method === "POST"
        ? failure(409, "invoice_conflict", "1 was submitted before", { transaction_id: id })
        : undefined;
    const sale = await desk.write(
      "sale.json",
      JSON.stringify({
        invoice_no: "1",
        sale_date: "20260310",
        payment_type: "01",
        items: [{ item_code: "K1", quantity: 1, unit_price: 1 }],
      }),
    );
    const ran = await desk.run(["sales", "submit", sale, "--json"]);
    expect(ran.json().error.remedy).to.contain(`\`taxctl transactions show ${id}\``);
  });

  it("resends no delivery when none is named", async () => {
    const ran = await desk.run(["webhooks", "resend", "--yes", "--json"]);
    expect([ran.exitCode, ran.json().error.message]).to.deep.equal([2, "Say what to send again"]);
    expect(service.seen).to.deep.equal([]);
  });

  it("names the profiles that there are when none is chosen", async () => {
    const file = JSON.parse(await readFile(desk.path("config", "config.json"), "utf8"));
    await desk.write("config/config.json", JSON.stringify({ ...file, current: undefined }));
    const ran = await desk.run(["items", "list", "--json"]);
    expect(ran.exitCode).to.equal(4);
    expect(ran.json().error.remedy).to.contain("`taxctl profile use NAME` (sandbox)");
  });

  it("ends with 127 on a command that there is not, with a suggestion", async () => {
    const [plain, json] = await Promise.all([
      desk.run(["items", "lst"]),
      desk.run(["items", "lst", "--json"]),
    ]);
    expect([plain.exitCode, json.exitCode]).to.deep.equal([127, 127]);
    expect(plain.stderr).to.contain("taxctl items list");
    expect(json.json().error.code).to.equal("unknown_command");
  });

  it("ends with 4 when not signed in", async () => {
    const ran = await desk.run(["items", "list", "--json"], {
      env: { TAXCTL_CONFIG_DIR: desk.path("empty") },
    });
    expect(ran.exitCode).to.equal(4);
    expect(ran.json().error.code).to.equal("not_signed_in");
  });

  it("answers --version and help without a profile", async () => {
    const [version, help, topic] = await Promise.all([
      desk.run(["--version"]),
      desk.run(["sales", "submit", "--help"]),
      desk.run(["help", "sales"]),
    ]);
    expect(version.stdout).to.match(/^taxctl \d+\.\d+\.\d+ node v\d+/);
    expect(help.stdout.indexOf("EXAMPLES")).to.be.greaterThan(0).and.lessThan(help.stdout.indexOf("USAGE"));
    expect(topic.stdout).to.contain("sales submit");
    expect([version.exitCode, help.exitCode, topic.exitCode]).to.deep.equal([0, 0, 0]);
  });

  it("shows foreign text without its control sequences", async () => {
    service.before = () => failure(404, "not_found", "gone\u001b[2J\u202e\u0007away");
    const ran = await desk.run(["items", "show", "K1"]);
    expect(ran.stderr).to.contain("goneaway");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that none is left is what this checks
    expect(ran.stderr).to.not.match(/[\u001b\u0007\u202e]/);
  });

  it("traces requests under --debug and never prints the key", async () => {
    const ran = await desk.run(["items", "show", "K1", "--debug"]);
    expect(ran.exitCode).to.equal(1);
    expect(ran.stderr).to.contain("> GET ").and.to.contain("request id req-1").and.to.contain("txs_…kkkk");
    expect(ran.stdout + ran.stderr).to.not.contain(API_KEY);
  });

  it("announces a live profile on the error output alone", async () => {
    await desk.signIn(service.url, LIVE_KEY);
    const ran = await desk.run(["items", "list", "--json"]);
    expect(ran.stderr).to.match(/^live: profile sandbox, branch 00, http/);
    expect(ran.json().ok).to.equal(true);
  });

  it("asks nothing where nobody answers, and names what is missing", async () => {
    await desk.run(["auth", "logout"]);
    const [login, remove] = await Promise.all([
      desk.run(["auth", "login", "--json"]),
      desk.run(["transactions", "retry", "--json"]),
    ]);
    expect(login.exitCode).to.equal(2);
    expect(Object.keys(login.json().error.errors)).to.deep.equal(["--base-url", "--with-key"]);
    expect(remove.exitCode).to.equal(4);
  });

  it("calls any path through `api`, the key only to its own service", async () => {
    const [good, bad, elsewhere] = await Promise.all([
      desk.run(["api", "get", "/codes/tax-types"]),
      desk.run(["api", "POST", "/nothing", "-d", '{"a":1}', "--json"]),
      desk.run(["api", "GET", "/../../elsewhere", "--json"]),
    ]);
    expect(JSON.parse(good.stdout).data[0]).to.include({ code: "A", rate: 16 });
    expect(bad.exitCode).to.equal(1);
    expect(bad.json().error.code).to.equal("not_found");
    expect(elsewhere.exitCode).to.equal(2);
    expect(service.calls("POST", "/nothing")[0]).to.deep.include({ body: { a: 1 }, branch: "00" });
  });

  const days: [argv: string[], message: string][] = [
    [["sales", "search", "--from", "yesterday"], "--from yesterday is not a day like 2026-03-01"],
    [["transactions", "list", "--to", "2026-02-30"], "--to 2026-02-30 is not a day like 2026-03-01"],
    [["stock", "moves", "--from", "2026-03-02", "--to", "2026-03-01"], "--to is before --from"],
  ];
  for (const [argv, message] of days) {
    it(`refuses ${argv.slice(2).join(" ")} as wrong usage, before anything is asked`, async () => {
      const ran = await desk.run([...argv, "--json"]);
      expect([ran.exitCode, ran.json().error.message]).to.deep.equal([2, message]);
      expect(service.seen).to.deep.equal([]);
    });
  }

  it("names the rule of branch identifiers before anything is made", async () => {
    const setup =
      "devices setup --tin P051234567Z --serial S --unit-url http://u --branch-name N --branch 123";
    for (const argv of [["branches", "create", "--id", "123", "--name", "N"], setup.split(" ")]) {
      const ran = await desk.run([...argv, "--json"]);
      expect([ran.exitCode, ran.json().error.message]).to.deep.equal([2, "123 can't be a branch identifier"]);
      expect(ran.json().error.remedy).to.contain("two digits or capital letters");
    }
    expect(service.routes.branches).to.deep.equal([]);
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

  it("says at a terminal too of one word too many that it is, and asks for no other command", async () => {
    const ran = await desk.runOnTerminal(["reports", "period", "2026-11"], []);
    expect([ran.exitCode, ran.stdout.includes("reports period takes no argument 2026-11")]).to.deep.equal([
      2,
      true,
    ]);
    expect(ran.stdout).to.not.contain("Did you mean");
  }).timeout(20_000);

  it("runs no other command at a terminal than the one that was typed", async () => {
    const config = await readFile(desk.path("config/config.json"), "utf8");
    const ran = await desk.runOnTerminal(["profile", "remov", "sandbox"], [{ to: "(Y/n)", type: "" }]);
    expect([ran.exitCode, ran.stdout.includes("taxctl profile remove")], ran.stdout).to.deep.equal([
      127,
      true,
    ]);
    expect(await readFile(desk.path("config/config.json"), "utf8")).to.equal(config);
    const far = await desk.runOnTerminal(["frobnicate"], [{ to: "(Y/n)", type: "" }]);
    expect([far.exitCode, far.stdout.includes("Did you mean")], far.stdout).to.deep.equal([127, false]);
  }).timeout(20_000);

  it("calls a file that can't be written no defect, and names it", async () => {
    const id = service.routes.transaction("sales", { invoice_no: "1" }, "success");
    service.before = ({ path }) =>
      path.includes("/receipt") ? { status: 200, body: { status: "success", data: {} } } : undefined;
    const out = desk.path("nowhere", "receipt.json");
    const { error } = (await desk.run(["receipt", id, "--out", out, "--json"])).json();
    expect([error.code, error.message]).to.deep.equal(["file_unusable", `${out}: no such file or directory`]);
  });

  it("has no help for what is no command, and says what was meant", async () => {
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

  it("says where it failed: the branch that the argument names", async () => {
    const ran = await desk.run(["devices", "init", "07"]);
    expect([ran.exitCode, ran.stderr.includes("profile sandbox, branch 07")]).to.deep.equal([1, true]);
  });
});
