// The console of real processes: `npm start` prints who can sign in.
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { freePort } from "../../support/ports.ts";
import { startTaxd, type TaxdProcess } from "../../support/taxd.ts";

describe("taxd with the console", () => {
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
        method: "POST",
        redirect: "manual" as const,
        headers: { "Sec-Fetch-Site": "same-origin" },
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
});
