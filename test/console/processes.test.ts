// The console of real processes: `npm start` prints who can sign in, and the built bundle serves the pages.
import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "chai";
import { bundle } from "../../server/build.ts";
import { createPlace, environmentOf } from "../support/database.ts";
import { freePort } from "../support/ports.ts";
import { startBuiltTaxd, startTaxd, type TaxdProcess } from "../support/taxd.ts";

describe("taxd with the console", function () {
  this.timeout(60_000);
  let folder: string;
  const running = new Set<TaxdProcess>();
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "taxd-console-"));
  });
  afterEach(async () => {
    for (const taxd of running) {
      taxd.child.kill("SIGKILL");
      await taxd.finished;
    }
    running.clear();
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(extra: Record<string, string> = {}): Promise<TaxdProcess> {
    const taxd = startTaxd(["start"], {
      HOME: folder,
      TAXCTL_CONFIG_DIR: join(folder, "config"),
      TAXD_DATA_DIR: join(folder, "data"),
      TAXD_PORT: String(await freePort()),
      ...extra,
    });
    running.add(taxd);
    await taxd.printed("the next start keeps the data");
    return taxd;
  }

  async function stop(taxd: TaxdProcess): Promise<void> {
    taxd.child.kill("SIGINT");
    await taxd.finished;
    running.delete(taxd);
  }

  it("prints the console's address with a person who can sign in, until the password is changed", async () => {
    const signIn = async (printed: string) => {
      const [, url = "", email = "", password = ""] =
        /Console +(\S+)\s+sign in as (\S+), password (\S+)/.exec(printed) ?? [];
      const { origin } = new URL(url);
      return fetch(`${origin}/console/sign-in`, {
        ...{ method: "POST", redirect: "manual" as const, headers: { "Sec-Fetch-Site": "same-origin" } },
        body: new URLSearchParams({ email, password, next: new URL(url).pathname }),
      });
    };
    const first = await start();
    const signedIn = await signIn(first.stdout());
    expect(signedIn.status).to.equal(303);
    expect(signedIn.headers.get("location")).to.match(/^\/console\/\d+\/sandbox$/);
    const file = join(folder, "data", "console-password");
    expect(statSync(file).mode & 0o777).to.equal(0o600);
    await stop(first);
    const second = await start();
    expect((await signIn(second.stdout())).status).to.equal(303);
    await stop(second);
    rmSync(file);
    const third = await start();
    expect(third.stdout()).to.contain("sign in as").and.not.contain(", password");
    await stop(third);
    expect((await start({ TAXD_CONSOLE: "off" })).stdout()).to.not.contain("Console");
  });

  it("serves pages of the console with every character", async () => {
    const made = join(folder, "made");
    await bundle(pathToFileURL(`${made}/`));
    symlinkSync(join(import.meta.dirname, "../../node_modules"), join(folder, "node_modules"));
    const loader = new URL("../../server/bin/load.js", import.meta.url).href;
    const file = join(folder, "taxd.mjs");
    writeFileSync(
      file,
      `import { load } from ${JSON.stringify(loader)};
      const { main } = load(${JSON.stringify(join(made, "main.cjs"))});
      process.exitCode = await main(process.argv.slice(2));`,
    );
    const place = await createPlace("sqlite");
    const taxd = startBuiltTaxd(file, ["serve"], {
      ...{ TAXD_PORT: "0", TAXD_CONSOLE: "on", TAXD_PUBLIC_URL: "http://127.0.0.1" },
      ...environmentOf(place),
    });
    try {
      const [, url] = /listens at (http:\S+)/.exec(await taxd.printed(/listens at http:\S+/)) ?? [];
      const page = await (await fetch(`${url}/console/sign-in`)).text();
      expect(page).to.contain("<title>Sign in – taxctl</title>");
    } finally {
      taxd.child.kill("SIGTERM");
    }
    expect((await taxd.finished).code).to.equal(0);
    await place.release();
  });
});
