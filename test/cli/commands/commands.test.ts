// The command as a whole: exit codes, the JSON envelope, errors for people, and runs without a terminal.
import { readFile } from "node:fs/promises";
import { expect } from "chai";
import { maskKey } from "../../../cli/src/service/profile.ts";
import { itemCode, itemInput } from "../../support/records.ts";
import { signedInDesk } from "../support/command.ts";
import { failure, type Given } from "../support/response.ts";
import { sale } from "../support/service.ts";

describe("the command line", () => {
  const { service, desk } = signedInDesk();

  it("responds with one envelope under --json", async () => {
    await service.client.items.create(itemInput({ item_code: itemCode(1), item_name: "Cola" }));
    const ran = await desk.run(["items", "list", "--json"]);
    expect(ran.exitCode).to.equal(0);
    expect(ran.stderr).to.equal("");
    const { ok, data, warnings, meta } = ran.json();
    expect({ ok, data, warnings }).to.deep.equal({
      ok: true,
      data: await service.client.items.list().toArray(),
      warnings: [],
    });
    expect(Object(data)[0]).to.include({ item_code: itemCode(1), item_name: "Cola", default_price: 580 });
    expect(meta).to.include({ command: "items list", profile: "sandbox", environment: "sandbox", total: 4 });
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
    await service.client.items.create(itemInput({ item_code: itemCode(1), item_name: "=cmd()" }));
    const fields = ["--fields", "item_code,item_name"];
    const [table, csv, json] = await Promise.all([
      desk.run(["items", "list"]),
      desk.run(["items", "list", "--format", "csv", ...fields]),
      desk.run(["items", "list", "--format", "json", ...fields]),
    ]);
    expect(table.stdout)
      .to.match(/^ITEM CODE +ITEM NAME/)
      .and.to.contain("580.00");
    const others = ["KE3NTXU0000003,Delivery", "KE2NTXL0000002,Raw milk", "KE2NTXU0000001,Cola 500ml"];
    expect(csv.stdout).to.equal(["item_code,item_name", `${itemCode(1)},'=cmd()`, ...others, ""].join("\n"));
    expect(JSON.parse(json.stdout)).to.deep.equal([
      { item_code: itemCode(1), item_name: "=cmd()" },
      { item_code: "KE3NTXU0000003", item_name: "Delivery" },
      { item_code: "KE2NTXL0000002", item_name: "Raw milk" },
      { item_code: "KE2NTXU0000001", item_name: "Cola 500ml" },
    ]);
  });

  const failures: [name: string, response: Given, exitCode: number, code: string][] = [
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
    ["a rejection of the authority", failure(422, "unit_910", "The control unit rejected it"), 5, "unit_910"],
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
  for (const [name, response, exitCode, code] of failures) {
    it(`exits with ${exitCode} on ${name}, under --json too`, async () => {
      service.before = () => ({ ...response, headers: { "retry-after": "0" } });
      const [plain, json] = await Promise.all([
        desk.run(["items", "show", itemCode(1)]),
        desk.run(["items", "show", itemCode(1), "--json"]),
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

  it("names the URL that doesn't respond, and exits with 1", async () => {
    await service.close();
    const ran = await desk.run(["items", "show", itemCode(1), "--json"]);
    expect(ran.exitCode).to.equal(1);
    expect(ran.json().error.remedy).to.contain("Start it: `taxd service start`");
    expect(ran.stdout).to.not.contain(service.key);
  });

  it("falls back to the catalog of codes for advice, with commands", async () => {
    const responses: [response: Given, remedy: string | null][] = [
      [
        failure(409, "already_exists", "It exists"),
        "Use another identifier, or read and change the existing record.",
      ],
      [
        failure(409, "not_in_doubt", "It succeeded", { transaction_id: "0199c1a2" }),
        "Read the transaction (`taxctl transactions show 0199c1a2`) and follow its instructions. You can record the outcome of a call without a response, and the receipt of a success whose receipt is lost or was entered by hand.",
      ],
      [failure(422, "validation_failed", "Not valid", { errors: { a: ["must be b"] } }), null],
      [
        failure(404, "route_not_found", "There is no such path"),
        "Check the path and the version prefix against the API reference at /docs.",
      ],
      [failure(418, "code_of_tomorrow", "A teapot"), null],
    ];
    for (const [response, remedy] of responses) {
      service.before = () => response;
      expect((await desk.run(["items", "list", "--json"])).json().error.remedy).to.equal(remedy);
    }
  });

  it("names commands where the service names operations", async () => {
    const none = "must be an item class (GET /codes?code_class=item_class); 9 isn't one.";
    service.before = () =>
      failure(422, "validation_failed", `Not valid: item_class_code ${none}`, {
        errors: { item_class_code: [none] },
      });
    const { stderr } = await desk.run(["items", "create", "--name", "X", "--class", "9"]);
    expect(stderr.match(/`taxctl codes list --class item_class`/g)).to.have.length(1);
    expect(stderr).to.not.contain("GET /");
  });

  it("says where to look for a missing record", async () => {
    for (const [argv, list] of [
      ["items show K9", "`taxctl items list`"],
      ["devices show 09", "`taxctl devices list`"],
      ["webhooks delete 9", "`taxctl webhooks list`"],
    ] as const) {
      const { error } = (await desk.run([...argv.split(" "), "--json"])).json();
      expect([error.code, error.remedy?.includes(list)], argv).to.deep.equal(["not_found", true]);
    }
  });

  it("lists the branches if another one was named", async () => {
    service.before = () => failure(403, "branch_not_owned", "Branch 77 does not belong to the account");
    const ran = await desk.run(["items", "list", "--branch", "77", "--json"]);
    expect([ran.exitCode, ran.json().error.remedy]).to.deep.equal([
      4,
      "Name a branch of the account with --branch: `taxctl branches list` shows them.",
    ]);
  });

  it("names the submission in its remedies", async () => {
    const id = await service.submit("1");
    const path = await desk.write("sale.json", JSON.stringify(sale("1", { remark: "other" })));
    const ran = await desk.run(["sales", "submit", path, "--json"]);
    expect(ran.json().error.remedy).to.contain(`\`taxctl transactions show ${id}\``);
  });

  it("resends no delivery unless one is named", async () => {
    const ran = await desk.run(["webhooks", "resend", "--yes", "--json"]);
    expect([ran.exitCode, ran.json().error.message]).to.deep.equal([2, "Say what to send again"]);
    expect(service.seen).to.deep.equal([]);
  });

  it("lists the profiles if none is chosen", async () => {
    const file = JSON.parse(await readFile(desk.path("config", "config.json"), "utf8"));
    await desk.write("config/config.json", JSON.stringify({ ...file, current: undefined }));
    const ran = await desk.run(["items", "list", "--json"]);
    expect(ran.exitCode).to.equal(4);
    expect(ran.json().error.remedy).to.contain("`taxctl profile use NAME` (sandbox)");
  });

  it("exits with 4 if nobody is signed in", async () => {
    const ran = await desk.run(["items", "list", "--json"], {
      env: { TAXCTL_CONFIG_DIR: desk.path("empty") },
    });
    expect(ran.exitCode).to.equal(4);
    expect(ran.json().error.code).to.equal("not_signed_in");
  });

  it("prints the version and help without a profile", async () => {
    const [version, help, topic] = await Promise.all([
      desk.run(["--version"]),
      desk.run(["sales", "submit", "--help"]),
      desk.run(["help", "sales"]),
    ]);
    expect(version.stdout).to.match(/^taxctl\/\d+\.\d+\.\d+ \S+ node-v\d+/);
    expect(help.stdout.indexOf("EXAMPLES")).to.be.greaterThan(0).and.lessThan(help.stdout.indexOf("USAGE"));
    expect(topic.stdout).to.contain("sales submit");
    expect([version.exitCode, help.exitCode, topic.exitCode]).to.deep.equal([0, 0, 0]);
  });

  it("shows foreign text without its control sequences", async () => {
    service.before = () => failure(404, "not_found", "gone\u001b[2J\u202e\u0007away");
    const ran = await desk.run(["items", "show", itemCode(1)]);
    expect(ran.stderr).to.contain("goneaway");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the test checks that no control character is left
    expect(ran.stderr).to.not.match(/[\u001b\u0007\u202e]/);
  });

  it("traces requests under --debug and never prints the key", async () => {
    const ran = await desk.run(["items", "show", itemCode(1), "--debug"]);
    expect(ran.exitCode).to.equal(1);
    expect(ran.stderr)
      .to.contain("> GET ")
      .and.to.match(/request id [\da-f-]{36}/)
      .and.to.contain(maskKey(service.key));
    expect(ran.stdout + ran.stderr).to.not.contain(service.key);
  });

  it("announces a live profile on the error output alone", async () => {
    await service.openBranch("live");
    await desk.signIn(service.url, service.liveKey);
    const ran = await desk.run(["items", "list", "--json"]);
    expect(ran.stderr).to.match(/^live: profile sandbox, branch 00, http/);
    expect(ran.json().ok).to.equal(true);
  });

  it("asks no questions without a terminal, and names what is missing", async () => {
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
    expect(bad.json().error.code).to.equal("route_not_found");
    expect(elsewhere.exitCode).to.equal(2);
    expect(service.calls("POST", "/nothing")[0]).to.deep.include({ body: { a: 1 }, branch: "00" });
  });

  it("reports a file that can't be written by name, and not as a defect", async () => {
    const id = await service.submit("1");
    const out = desk.path("nowhere", "receipt.json");
    const { error } = (await desk.run(["receipt", id, "--out", out, "--json"])).json();
    expect([error.code, error.message, error.remedy]).to.deep.equal([
      "file_unusable",
      `The folder ${desk.path("nowhere")} doesn't exist`,
      "Create it, or name a file in another folder.",
    ]);
  });

  it("names the branch from the argument when it fails", async () => {
    service.answers["POST /devices/07/initialize"] = () =>
      failure(404, "not_found", "There is no such record");
    const ran = await desk.run(["devices", "init", "07"]);
    expect([ran.exitCode, ran.stderr.includes("profile sandbox, branch 07")]).to.deep.equal([1, true]);
  });
});
