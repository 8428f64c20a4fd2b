// Profiles: the credentials file and its mode, keys from standard input and environment, precedence, rejections.
import { readFile, stat } from "node:fs/promises";
import { expect } from "chai";
import { maskKey } from "../../../cli/src/service/profile.ts";
import { forEachTest, forSuite } from "../../support/suite.ts";
import { Desk } from "../support/command.ts";
import { failure } from "../support/response.ts";
import { DeskService, startShared } from "../support/service.ts";

describe("profiles", () => {
  let desk: Desk;

  const shared = forSuite(startShared);
  const service = forEachTest(() => DeskService.start({}, shared));
  beforeEach(async () => {
    desk = await Desk.open();
  });

  afterEach(async () => {
    await desk.clear();
  });

  const stored = async () => JSON.parse(await readFile(desk.path("config", "config.json"), "utf8"));

  it("stores a verified key, readable by its owner only", async () => {
    const argv = [
      "auth",
      "login",
      "--with-key",
      "-",
      "--base-url",
      new URL(service.url).origin,
      "--branch",
      "00",
    ];
    const ran = await desk.run(argv, { stdin: `${service.key}\n` });
    expect(ran.exitCode).to.equal(0);
    expect(service.calls("GET", "/health")).to.have.length(1);
    expect(await stored()).to.deep.equal({
      version: 1,
      current: "sandbox",
      profiles: {
        sandbox: { base_url: service.url, api_key: service.key, environment: "sandbox", branch: "00" },
      },
    });
    expect((await stat(desk.path("config", "config.json"))).mode & 0o777).to.equal(0o600);
    expect(ran.stdout + ran.stderr).to.not.contain(service.key);
  });

  it("stores nothing when the key is not valid", async () => {
    const argv = ["auth", "login", "--with-key", "-", "--base-url", service.url, "--json"];
    const ran = await desk.run(argv, { stdin: `txs_${"x".repeat(60)}` });
    expect([ran.exitCode, ran.json().error.code]).to.deep.equal([4, "key_unknown"]);
    expect(await stored().catch(() => "none")).to.equal("none");
  });

  it("doesn't take properties of Object.prototype for profiles", async () => {
    await desk.signIn(service.url, service.key);
    const before = await stored();
    for (const name of ["constructor", "__proto__"])
      for (const argv of [
        ["profile", "use"],
        ["profile", "show"],
        ["profile", "remove", "--yes"],
      ]) {
        const ran = await desk.run([...argv, name, "--json"]);
        expect([ran.exitCode, ran.json().error.message], argv.join(" ")).to.deep.equal([
          2,
          `There is no profile ${name}`,
        ]);
      }
    expect(await stored()).to.deep.equal(before);
  });

  it("shows on a terminal whose profile it is, without breaking a word", async () => {
    await desk.signIn(service.url, service.key);
    const { stdout } = await desk.runOnTerminal(["profile", "use", "sandbox"], []);
    expect(stdout).to.match(/^Now working with profile sandbox: sandbox, \S+,\s+branch\s+00\s+$/);
    for (const line of stdout.split("\r\n")) expect(line.length, line).to.be.at.most(80);
  });

  it("keeps other profiles and unknown fields of the file", async () => {
    const others = {
      live: { base_url: service.url, api_key: service.liveKey, environment: "live", color: "red" },
    };
    await desk.write("config/config.json", JSON.stringify({ version: 1, profiles: others, theme: "dark" }));
    await desk.run(["auth", "login", "--base-url", service.url], { env: { TAXCTL_API_KEY: service.key } });
    const file = await stored();
    expect(file).to.include({ current: "sandbox", theme: "dark" });
    expect(file.profiles.live).to.deep.equal(others.live);
  });

  it("says who is signed in with the key masked", async () => {
    await desk.signIn(service.url, service.key);
    const ran = await desk.run(["auth", "status", "--json"]);
    expect(ran.json().data).to.include({
      profile: "sandbox",
      key_valid: true,
      api_key: maskKey(service.key),
    });
    expect(ran.stdout).to.not.contain(service.key);
  });

  it("shows the key's owner, its access, and its source", async () => {
    await desk.signIn(service.url, service.key);
    const { account, user, key } = (await service.client.health.get()).caller;
    expect(key?.id).to.match(/^[\da-f-]{36}$/);
    const ran = await desk.run(["auth", "status", "--json"]);
    expect(ran.json().data).to.include({
      account,
      environment: "sandbox",
      user: user.name,
      role: "owner",
      key_id: key?.id,
      key_from: desk.path("config", "config.json"),
    });
    const fromEnv = await desk.run(["auth", "status", "--json"], {
      env: { TAXCTL_API_KEY: service.liveKey },
    });
    expect(fromEnv.json().data).to.include({ key_from: "TAXCTL_API_KEY", api_key: maskKey(service.liveKey) });
  });

  const WRONG = `txs_${"w".repeat(60)}`;

  it("names the source of a key that the service rejects", async () => {
    await desk.signIn(service.url, service.key);
    const env = { TAXCTL_API_KEY: WRONG };
    const login = ["auth", "login", "--base-url", service.url, "--json"];
    const [inEnv, loginEnv, loginStdin, api] = await Promise.all([
      desk.run(["items", "list", "--json"], { env }),
      desk.run(login, { env }),
      desk.run([...login, "--with-key", "-"], { stdin: WRONG }),
      desk.run(["api", "GET", "/items", "--json"], { env }),
    ]);
    const masked = maskKey(WRONG);
    const ofEnv = `The key ${masked} came from TAXCTL_API_KEY, which wins over every profile: set a valid one, or unset it.`;
    for (const ran of [inEnv, loginEnv, api])
      expect([ran.exitCode, ran.json().error.remedy]).to.deep.equal([4, ofEnv]);
    expect(loginStdin.exitCode).to.equal(4);
    expect(loginStdin.json().error.remedy).to.contain(`The key ${masked} came from standard input`);
    await desk.signIn(service.url, WRONG);
    const inFile = await desk.run(["items", "list", "--json"]);
    expect(inFile.json().error.remedy).to.equal(
      `The key ${masked} came from profile sandbox in ${desk.path("config", "config.json")}: sign in with a valid one, \`taxctl auth login\`.`,
    );
  });

  it("sends the caller of a suspended account to the operators, since another key doesn't help", async () => {
    await desk.signIn(service.url, service.key);
    service.before = () => failure(401, "account_suspended", "The account is suspended");
    const login = ["auth", "login", "--base-url", service.url, "--with-key", "-", "--json"];
    for (const ran of [
      await desk.run(["items", "list", "--json"]),
      await desk.run(login, { stdin: service.key }),
    ])
      expect([ran.exitCode, ran.json().error.remedy]).to.deep.equal([
        4,
        "Ask the operators why, and to reactivate it.",
      ]);
    service.before = () => failure(401, "key_not_approved", "An operator has not approved the key");
    expect((await desk.run(["items", "list", "--json"])).json().error.remedy).to.contain("Wait for the mail");
  });

  it("warns when the environment's key wins over the one that was just stored", async () => {
    const ran = await desk.run(["auth", "login", "--base-url", service.url, "--with-key", "-", "--json"], {
      env: { TAXCTL_API_KEY: service.liveKey },
      stdin: service.key,
    });
    expect(ran.json().warnings[0]).to.contain("TAXCTL_API_KEY is set");
  });

  describe("of a branch that the account does not have", () => {
    const login = (more: string[] = [], key = service.key) =>
      desk.run(["auth", "login", "--base-url", service.url, "--json", ...more], {
        env: { TAXCTL_API_KEY: key },
      });

    it("stores nothing and lists the branches", async () => {
      await service.client.branches.create({ bhf_id: "01", name: "Mall" });
      const ran = await login(["--branch", "77"]);
      expect(ran.exitCode).to.equal(2);
      expect(ran.json().error.message).to.equal("The account has no branch 77; it has 00, 01");
      expect(await stored().catch(() => "none")).to.equal("none");
      expect((await login(["--branch", "01"])).exitCode).to.equal(0);
      const status = await desk.run(["auth", "status", "--branch", "77", "--json"]);
      expect([status.exitCode, status.json().error.message]).to.deep.equal([2, ran.json().error.message]);
      expect(status.json().data).to.include({ branch: "77", key_valid: true });
    });

    it("is accepted if the account has no branch yet", async () => {
      const other = await service.another({ hasBranch: false });
      await other.close();
      const ran = await login(["--branch", "00"], other.key);
      expect(ran.exitCode).to.equal(0);
      expect(ran.json().warnings[0]).to.contain("no branch 00 yet");
    });

    it("is not checked with a role that may not list branches", async () => {
      service.before = ({ path }) =>
        path.startsWith("/branches") ? failure(403, "forbidden_role", "Not for cashiers") : undefined;
      expect((await login(["--branch", "77"])).exitCode).to.equal(0);
    });
  });

  it("lists, shows, switches and removes", async () => {
    await desk.signIn(service.url, service.key);
    await desk.run(["auth", "login", "--base-url", service.url, "--profile", "live"], {
      env: { TAXCTL_API_KEY: service.liveKey },
    });
    const list = await desk.run(["profile", "list", "--json"]);
    expect(list.json().data).to.have.length(2);
    expect(list.stdout).to.not.contain(service.key).and.not.contain(service.liveKey);
    await service.client.branches.create({ bhf_id: "01", name: "Mall" });
    const wrong = await desk.run(["profile", "use", "sandbox", "--branch", "77", "--json"]);
    expect([wrong.exitCode, wrong.json().error.message]).to.deep.equal([
      2,
      "The account has no branch 77; it has 00, 01",
    ]);
    const use = await desk.run(["profile", "use", "sandbox", "--branch", "01", "--json"]);
    expect(use.json().data).to.include({ profile: "sandbox", branch: "01" });
    const show = await desk.run(["profile", "show", "--json"]);
    expect(show.json().data).to.include({ name: "sandbox", branch: "01" });
    const rejected = await desk.run(["profile", "remove", "live", "--json"]);
    expect(rejected.exitCode).to.equal(2);
    const removed = await desk.run(["profile", "remove", "live", "--yes", "--json"]);
    expect(removed.exitCode).to.equal(0);
    await desk.run(["auth", "logout"]);
    expect(await stored()).to.deep.equal({ version: 1, profiles: {} });
  });

  it("accepts a branch with a warning while the service is away", async () => {
    await desk.signIn("http://127.0.0.1:9/api/v1");
    const ran = await desk.run(["profile", "use", "sandbox", "--branch", "01", "--json"]);
    expect([ran.exitCode, (await stored()).profiles.sandbox.branch]).to.deep.equal([0, "01"]);
    expect(ran.json().warnings[0]).to.contain("The branch was not checked");
  });

  it("rejects an unknown profile and lists the known ones", async () => {
    await desk.signIn(service.url, service.key);
    const ran = await desk.run(["items", "list", "--profile", "other", "--json"]);
    expect([ran.exitCode, ran.json().error.remedy]).to.deep.equal([2, "There are: sandbox."]);
  });

  it("leaves a file alone that it can't read", async () => {
    await desk.write("config/config.json", '{"version":2}');
    const ran = await desk.run(["auth", "login", "--base-url", service.url, "--json"], {
      env: { TAXCTL_API_KEY: service.key },
    });
    expect([ran.exitCode, ran.json().error.code]).to.deep.equal([1, "profile_file"]);
    expect(await stored()).to.deep.equal({ version: 2 });
  });
});
