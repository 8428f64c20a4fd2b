// Profiles: the credentials file and its mode, keys from standard input and environment, what wins, what is refused.
import { readFile, stat } from "node:fs/promises";
import { expect } from "chai";
import { chooseProfile, maskKey, profilePath, tidyBaseUrl } from "../../cli/src/profile.ts";
import { Desk } from "./support/command.ts";
import { API_KEY, FakeService, LIVE_KEY } from "./support/fake-service.ts";

describe("profiles", () => {
  let service: FakeService;
  let desk: Desk;

  beforeEach(async () => {
    service = await FakeService.start();
    desk = await Desk.open();
  });

  afterEach(async () => {
    await service.close();
    await desk.clear();
  });

  const stored = async () => JSON.parse(await readFile(desk.path("config", "config.json"), "utf8"));

  it("stores a key that was proved, for its owner alone", async () => {
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
    const ran = await desk.run(argv, { stdin: `${API_KEY}\n` });
    expect(ran.exitCode).to.equal(0);
    expect(service.calls("GET", "/codes/tax-types")).to.have.length(1);
    expect(await stored()).to.deep.equal({
      version: 1,
      current: "sandbox",
      profiles: {
        sandbox: { base_url: service.url, api_key: API_KEY, environment: "sandbox", branch: "00" },
      },
    });
    expect((await stat(desk.path("config", "config.json"))).mode & 0o777).to.equal(0o600);
    expect(ran.stdout + ran.stderr).to.not.contain(API_KEY);
  });

  it("stores nothing when the key is not valid", async () => {
    const argv = ["auth", "login", "--with-key", "-", "--base-url", service.url, "--json"];
    const ran = await desk.run(argv, { stdin: `txs_${"x".repeat(60)}` });
    expect([ran.exitCode, ran.json().error.code]).to.deep.equal([4, "key_unknown"]);
    expect(await stored().catch(() => "none")).to.equal("none");
  });

  it("keeps other profiles and what it does not know of the file", async () => {
    const others = { live: { base_url: service.url, api_key: LIVE_KEY, environment: "live", colour: "red" } };
    await desk.write("config/config.json", JSON.stringify({ version: 1, profiles: others, theme: "dark" }));
    await desk.run(["auth", "login", "--base-url", service.url], { env: { TAXCTL_API_KEY: API_KEY } });
    const file = await stored();
    expect(file).to.include({ current: "sandbox", theme: "dark" });
    expect(file.profiles.live).to.deep.equal(others.live);
  });

  it("says who is signed in with the key masked", async () => {
    await desk.signIn(service.url);
    const ran = await desk.run(["auth", "status", "--json"]);
    expect(ran.json().data).to.include({ profile: "sandbox", key_valid: true, api_key: maskKey(API_KEY) });
    expect(ran.stdout).to.not.contain(API_KEY);
  });

  it("lists, shows, switches and removes", async () => {
    await desk.signIn(service.url);
    await desk.run(["auth", "login", "--base-url", service.url, "--profile", "live"], {
      env: { TAXCTL_API_KEY: LIVE_KEY },
    });
    const list = await desk.run(["profile", "list", "--json"]);
    expect(list.json().data).to.have.length(2);
    expect(list.stdout).to.not.contain(API_KEY).and.not.contain(LIVE_KEY);
    const use = await desk.run(["profile", "use", "sandbox", "--branch", "01", "--json"]);
    expect(use.json().data).to.include({ profile: "sandbox", branch: "01" });
    const show = await desk.run(["profile", "show", "--json"]);
    expect(show.json().data).to.include({ name: "sandbox", branch: "01" });
    const refused = await desk.run(["profile", "remove", "live", "--json"]);
    expect(refused.exitCode).to.equal(2);
    const removed = await desk.run(["profile", "remove", "live", "--yes", "--json"]);
    expect(removed.exitCode).to.equal(0);
    await desk.run(["auth", "logout"]);
    expect(await stored()).to.deep.equal({ version: 1, profiles: {} });
  });

  it("refuses a profile that there is not, naming those there are", async () => {
    await desk.signIn(service.url);
    const ran = await desk.run(["items", "list", "--profile", "other", "--json"]);
    expect([ran.exitCode, ran.json().error.remedy]).to.deep.equal([2, "There are: sandbox."]);
  });

  it("does not touch a file that it can't read as its own", async () => {
    await desk.write("config/config.json", '{"version":2}');
    const ran = await desk.run(["auth", "login", "--base-url", service.url, "--json"], {
      env: { TAXCTL_API_KEY: API_KEY },
    });
    expect([ran.exitCode, ran.json().error.code]).to.deep.equal([1, "profile_file"]);
    expect(await stored()).to.deep.equal({ version: 2 });
  });
});

describe("the choice of a profile", () => {
  let desk: Desk;
  beforeEach(async () => {
    desk = await Desk.open();
    await desk.signIn("http://file.example/api/v1");
  });
  afterEach(() => desk.clear());

  const env = () => ({ TAXCTL_CONFIG_DIR: desk.path("config") });

  it("lets flags win over environment, and environment over file", async () => {
    const file = await chooseProfile({}, env());
    expect(file).to.include({
      name: "sandbox",
      base_url: "http://file.example/api/v1",
      branch: "00",
      from: "file",
    });
    const given = {
      ...env(),
      TAXCTL_API_KEY: LIVE_KEY,
      TAXCTL_BASE_URL: "http://env.example",
      TAXCTL_BRANCH: "01",
    };
    const fromEnv = await chooseProfile({}, given);
    expect(fromEnv).to.include({
      base_url: "http://env.example/api/v1",
      branch: "01",
      environment: "live",
      from: "environment",
    });
    const flags = await chooseProfile({ branch: "02", baseUrl: "https://flag.example/tax/api/v1/" }, given);
    expect(flags).to.include({ base_url: "https://flag.example/tax/api/v1", branch: "02" });
  });

  it("works from the environment alone", async () => {
    const alone = {
      TAXCTL_CONFIG_DIR: desk.path("none"),
      TAXCTL_API_KEY: API_KEY,
      TAXCTL_BASE_URL: "http://x.example",
    };
    expect(await chooseProfile({}, alone)).to.include({ name: "environment", environment: "sandbox" });
  });

  it("finds the file where the system keeps configuration", () => {
    expect(profilePath({ TAXCTL_CONFIG_DIR: "/a" })).to.equal("/a/config.json");
    expect(profilePath({ XDG_CONFIG_HOME: "/b" })).to.equal("/b/taxctl/config.json");
  });

  it("refuses addresses that are none", () => {
    for (const address of ["nowhere", "ftp://x.example", "file:///etc/passwd"])
      expect(() => tidyBaseUrl(address)).to.throw();
  });
});
