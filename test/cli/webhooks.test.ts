// Webhooks registered from the terminal: the secret that is told once is never lost, addresses are looked at first.
import { access, readFile, stat } from "node:fs/promises";
import { expect } from "chai";
import { Desk } from "./support/command.ts";
import { failure } from "./support/fake-reply.ts";
import type { FakeService } from "./support/fake-service.ts";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

describe("the secret of a new webhook", () => {
  let service: FakeService;
  let desk: Desk;

  beforeEach(async () => {
    ({ service, desk } = await Desk.signedIn());
    service.before = ({ method, path, body }) =>
      `${method} ${path}` === "POST /webhooks"
        ? {
            status: 201,
            body: { status: "success", data: { id: "hook-1", ...Object(body), secret: SECRET } },
          }
        : undefined;
  });

  afterEach(() => desk.clear());

  const create = (...argv: string[]) =>
    desk.run(["webhooks", "create", "https://shop.example.com/hooks", ...argv, "--json"]);

  it("is kept in a new file of its owner", async () => {
    const ran = await create("--secret-file", "hook.secret");
    expect([ran.exitCode, ran.stdout.includes(SECRET)]).to.deep.equal([0, false]);
    expect(await readFile(desk.path("hook.secret"), "utf8")).to.equal(`${SECRET}\n`);
    expect((await stat(desk.path("hook.secret"))).mode & 0o777).to.equal(0o600);
  });

  it("is not made where its file is taken, or its folder missing", async () => {
    await desk.write("hook.secret", "of another webhook\n");
    for (const path of ["hook.secret", "nowhere/hook.secret"]) {
      const ran = await create("--secret-file", path);
      expect([ran.exitCode, ran.json().error.code], path).to.deep.equal([2, "usage"]);
      expect(ran.json().error.message).to.contain(path);
    }
    expect(service.seen).to.have.length(0);
    expect(await readFile(desk.path("hook.secret"), "utf8")).to.equal("of another webhook\n");
  });

  it("leaves no file behind where the service refuses the webhook", async () => {
    service.before = () => failure(403, "role_not_allowed", "A cashier may not do this");
    expect((await create("--secret-file", "hook.secret")).exitCode).to.equal(4);
    expect(await access(desk.path("hook.secret")).catch(() => "none")).to.equal("none");
  });

  it("is asked for with an address of the web only", async () => {
    for (const [url, message] of [
      ["nonsense", "nonsense is not an address"],
      ["ftp://shop.example.com", "ftp://shop.example.com is not an http address"],
    ] as const) {
      const ran = await desk.run(["webhooks", "create", url, "--dry-run", "--json"]);
      expect([ran.exitCode, ran.json().error.message]).to.deep.equal([2, message]);
    }
  });
});
