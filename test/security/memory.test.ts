// What a heap dump of a service at rest shows: no API key, no webhook secret and no credentials that were used before.
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, watch } from "node:fs";
import { get, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { createPlace, type DatabasePlace } from "../support/database.ts";
import { branchInput, deadUrl, deviceInput } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { startTaxd } from "../support/taxd.ts";

const pin = "PIN-4711-of-the-heap";

/** A request over a connection of its own, which ends with it: nothing of it is kept by an open socket. */
function ask(
  url: string,
  method: string,
  key: string,
  body?: object,
): Promise<{ status: number; text: string }> {
  const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json", Connection: "close" };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
      response.once("end", () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.once("error", reject).end(body === undefined ? undefined : JSON.stringify(body));
  });
}

describe("the memory of a service at rest", () => {
  let folder: string;
  let place: DatabasePlace;

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), "taxd-heap-"));
    place = await createPlace("sqlite");
  });
  after(async () => {
    await place?.release();
    rmSync(folder, { recursive: true, force: true });
  });

  it("holds no key, webhook secret or credentials after they were used", async () => {
    // A service of the test's own gives accounts, keys and a unit; the one that is looked into is a process of its own.
    const test = await startTestService({ place, simulator: { itemClasses: 5 }, overrides: { work: false } });
    const { owner } = test.account.keys;
    const device = deviceInput(test, { credentials: { access_code: pin, token: pin } });
    await test.service.close();
    const serving = startTaxd(["serve"], {
      TAXD_DATA_DIR: place.dataDir,
      TAXD_PORT: "0",
      TAXD_LOG_LEVEL: "warn",
      TAXD_ALLOW_PRIVATE_UNITS: "true",
      NODE_OPTIONS: `--heapsnapshot-signal=SIGUSR2 --diagnostic-dir=${folder}`,
    });
    try {
      const printed = await serving.printed(/listens at http\S+\n/);
      const url = `${/listens at (http\S+)/.exec(printed)?.[1]}/api/v1`;
      const expectStatus = async (status: number, method: string, path: string, body?: object) => {
        const response = await ask(`${url}${path}`, method, owner, body);
        expect(response.status, `${method} ${path}: ${response.text}`).to.equal(status);
        return JSON.parse(response.text).data;
      };
      await expectStatus(201, "POST", "/branches", branchInput());
      await expectStatus(201, "POST", "/devices", device);
      await expectStatus(200, "POST", "/devices/00/initialize", {});
      const webhook = await expectStatus(201, "POST", "/webhooks", { url: deadUrl });
      await expectStatus(200, "POST", `/webhooks/${webhook.id}/test`, {});
      await expectStatus(200, "GET", "/transactions");

      const healthz = url.replace("/api/v1", "/healthz");
      // Whatever the last request left goes with the next ones.
      const awaitResponse = () =>
        new Promise((resolve) =>
          get(healthz, { agent: false }, (response) => response.resume().once("end", resolve)),
        );
      for (let count = 0; count < 20; count++) await awaitResponse();
      const watched = watch(folder);
      serving.child.kill("SIGUSR2");
      await once(watched, "change");
      watched.close();
      // The process does nothing else while it writes: once it responds again, the dump is complete.
      await awaitResponse();
      const [file = ""] = readdirSync(folder).filter((name) => name.endsWith(".heapsnapshot"));
      const text = readFileSync(join(folder, file), "utf8");
      expect(text, "the whole dump").to.match(/\]\}\s*$/);
      expect(text.length).to.be.above(1_000_000);
      expect(text, "what is in memory is seen").to.contain("TAXD_PORT");
      const secrets = { key: owner, webhook: webhook.secret.replace("whsec_", ""), credentials: pin };
      const found = Object.entries(secrets).filter(([, secret]) => text.includes(secret));
      expect(found.map(([name]) => name)).to.deep.equal([]);
    } finally {
      serving.child.kill("SIGTERM");
      await serving.finished;
      await test.close();
    }
  });
});
