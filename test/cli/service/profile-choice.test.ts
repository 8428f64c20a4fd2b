import { expect } from "chai";
import { chooseProfile, profilePath, tidyBaseUrl } from "../../../cli/src/service/profile.ts";
import { anyKey, anyLiveKey, Desk } from "../support/command.ts";

describe("the choice of a profile", () => {
  let desk: Desk;
  beforeEach(async () => {
    desk = await Desk.open();
    await desk.signIn("https://file.example/api/v1");
  });
  afterEach(() => desk.clear());

  const env = () => ({ TAXCTL_CONFIG_DIR: desk.path("config") });

  it("lets flags win over environment, and environment over file", async () => {
    const file = await chooseProfile({}, env());
    expect(file).to.include({
      name: "sandbox",
      base_url: "https://file.example/api/v1",
      branch: "00",
      from: "file",
    });
    const given = {
      ...env(),
      TAXCTL_API_KEY: anyLiveKey,
      TAXCTL_BASE_URL: "https://env.example",
      TAXCTL_BRANCH: "01",
    };
    const fromEnv = await chooseProfile({}, given);
    expect(fromEnv).to.include({
      base_url: "https://env.example/api/v1",
      branch: "01",
      environment: "live",
      from: "environment",
    });
    const flags = await chooseProfile({ branch: "02", baseUrl: "https://flag.example/tax/api/v1/" }, given);
    expect(flags).to.include({ base_url: "https://flag.example/tax/api/v1", branch: "02" });
  });

  it("sends a stored key only to the service it was stored for", async () => {
    const failing = (flags: object, given = env()) =>
      chooseProfile(flags, given).then(
        () => "",
        (error: Error) => error.message,
      );
    for (const baseUrl of [
      "https://other.example",
      "https://file.example:8443",
      "https://file.example.evil.example",
    ])
      expect(await failing({ baseUrl }), baseUrl).to.contain("was stored for https://file.example");
    expect(await failing({}, { ...env(), TAXCTL_BASE_URL: "https://other.example" } as never)).to.contain(
      "stored for",
    );
    expect(await chooseProfile({ baseUrl: "https://FILE.example/other" }, env())).to.include({
      api_key: anyKey,
    });
  });

  it("uses plain HTTP only to this machine, unless forced", async () => {
    const given = { TAXCTL_CONFIG_DIR: desk.path("none"), TAXCTL_API_KEY: anyKey };
    const over = (baseUrl: string, more = {}) =>
      chooseProfile({ baseUrl }, { ...given, ...more }).then(
        () => "sent",
        (error: Error) => error.message,
      );
    for (const url of [
      "http://127.0.0.1:8080",
      "http://localhost",
      "http://[::1]:8080",
      "https://far.example",
    ])
      expect(await over(url), url).to.equal("sent");
    for (const url of ["http://far.example", "http://127.0.0.1.far.example", "http://10.0.0.1"])
      expect(await over(url), url).to.contain("is not encrypted");
    expect(await over("http://far.example", { TAXCTL_ALLOW_HTTP: "1" })).to.equal("sent");
  });

  it("works from the environment alone", async () => {
    const alone = {
      TAXCTL_CONFIG_DIR: desk.path("none"),
      TAXCTL_API_KEY: anyKey,
      TAXCTL_BASE_URL: "https://x.example",
    };
    expect(await chooseProfile({}, alone)).to.include({ name: "environment", environment: "sandbox" });
  });

  it("finds the file where the system keeps configuration", () => {
    expect(profilePath({ TAXCTL_CONFIG_DIR: "/a" })).to.equal("/a/config.json");
    expect(profilePath({ XDG_CONFIG_HOME: "/b" })).to.equal("/b/taxctl/config.json");
  });

  it("rejects invalid addresses", () => {
    for (const address of ["nowhere", "ftp://x.example", "file:///etc/passwd"])
      expect(() => tidyBaseUrl(address)).to.throw();
  });
});
