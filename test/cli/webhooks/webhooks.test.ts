// Webhooks registered from the terminal: the secret that is shown once is never lost, addresses are looked at first.
import { access, readFile, stat } from "node:fs/promises";
import { expect } from "chai";
import { signedInDesk } from "../support/command.ts";
import { failure } from "../support/response.ts";

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

describe("the secret of a new webhook", () => {
  const { service, desk } = signedInDesk();

  beforeEach(async () => {
    service.before = ({ method, path, body }) =>
      `${method} ${path}` === "POST /webhooks"
        ? {
            status: 201,
            body: { status: "success", data: { id: "hook-1", ...Object(body), secret: secret } },
          }
        : undefined;
  });

  const create = (...argv: string[]) =>
    desk.run(["webhooks", "create", "https://shop.example.com/hooks", ...argv, "--json"]);

  it("is written to a new file that only its owner can read", async () => {
    const ran = await create("--secret-file", "hook.secret");
    expect([ran.exitCode, ran.stdout.includes(secret)]).to.deep.equal([0, false]);
    expect(await readFile(desk.path("hook.secret"), "utf8")).to.equal(`${secret}\n`);
    expect((await stat(desk.path("hook.secret"))).mode & 0o777).to.equal(0o600);
  });

  it("is not created if its file exists or the folder is missing", async () => {
    await desk.write("hook.secret", "of another webhook\n");
    for (const path of ["hook.secret", "nowhere/hook.secret"]) {
      const ran = await create("--secret-file", path);
      expect([ran.exitCode, ran.json().error.code], path).to.deep.equal([2, "usage"]);
      expect(ran.json().error.message).to.contain(path);
    }
    expect(service.seen).to.have.length(0);
    expect(await readFile(desk.path("hook.secret"), "utf8")).to.equal("of another webhook\n");
  });

  it("leaves no file behind where the service rejects the webhook", async () => {
    service.before = () => failure(403, "role_not_allowed", "A cashier may not do this");
    expect((await create("--secret-file", "hook.secret")).exitCode).to.equal(4);
    expect(await access(desk.path("hook.secret")).catch(() => "none")).to.equal("none");
  });

  it("is requested only with a web URL", async () => {
    for (const [url, message] of [
      ["nonsense", "nonsense is not an address"],
      ["ftp://shop.example.com", "ftp://shop.example.com is not an http address"],
    ] as const) {
      const ran = await desk.run(["webhooks", "create", url, "--dry-run", "--json"]);
      expect([ran.exitCode, ran.json().error.message]).to.deep.equal([2, message]);
    }
  });
});

describe("webhooks resend", () => {
  const { service, desk } = signedInDesk();

  it("counts the deliveries under retry if none has failed for good", async () => {
    const deliveries = [
      { id: "1", attempts: 2 },
      { id: "2", attempts: 0 },
      { id: "3", attempts: 1 },
    ];
    const meta = { total: 3, current_page: 1, total_pages: 1, per_page: 100 };
    const pages: [string, object[]][] = [
      ["status=failed", []],
      ["status=pending", deliveries],
    ];
    service.before = ({ path }) => {
      const [, data] = pages.find(([status]) => path.includes(status)) ?? [];
      return data && { status: 200, body: { status: "success", data, meta } };
    };
    const ran = await desk.run(["webhooks", "resend", "--failed"]);
    expect(`${ran.stdout}${ran.stderr}`).to.contain("2 deliveries are being repeated by the service");
    pages.pop();
    pages.push(["status=pending", []]);
    const none = await desk.run(["webhooks", "resend", "--failed"]);
    expect(`${none.stdout}${none.stderr}`).to.contain("No delivery has failed.");
  });
});

describe("webhooks listen", () => {
  const { service, desk } = signedInDesk();

  it("shows events from the start of listening on, and none from before", async () => {
    const delivery = (id: string) => ({
      id,
      event_id: id,
      event: "stock.low",
      created_at: "2026-03-10T07:15:01Z",
      payload: { data: { number: id } },
    });
    const log = [delivery("before")];
    const page = (data: object[]) => ({
      status: 200,
      body: {
        status: "success",
        data,
        meta: { total: data.length, current_page: 1, total_pages: 1, per_page: 100 },
      },
    });
    service.before = ({ method, path }) => {
      const { pathname, searchParams } = new URL(path, service.url);
      if (pathname === "/webhooks" && method === "GET") return page([]);
      if (pathname === "/webhooks" && method === "POST") {
        // Something happens at once.
        log.push(delivery("at once"));
        return { status: 201, body: { status: "success", data: { id: "hook-1", secret: secret } } };
      }
      if (method === "DELETE")
        return { status: 200, body: { status: "success", message: "Deleted", meta: {} } };
      if (pathname === "/webhooks/deliveries") {
        const from = log.findIndex(({ id }) => id === searchParams.get("after")) + 1;
        return page(log.slice(from).toReversed());
      }
      return undefined;
    };
    const ran = await desk.run(["webhooks", "listen", "--every", "1"], {
      meanwhile: async ({ kill, said }) => {
        await said("at once");
        kill("SIGINT");
      },
    });
    expect(ran.exitCode).to.equal(130);
    expect(ran.stdout).to.not.contain("before");
  });
});
