// The first page of the console on the wire: its HTML, stylesheet and scripts, compressed as a proxy sends them.
import { gzipSync } from "node:zlib";
import { expect } from "chai";
import { openBranch, sale } from "../../support/branch.ts";
import { forSuite } from "../../support/suite.ts";
import { browserOf, startConsole } from "./support.ts";

/** A font would be within these as well. */
const mostBytes = 80 * 1024;

describe("the weight of the console's first page", () => {
  const test = forSuite(() => startConsole({ overrides: { syncWaitMs: 4_000 } }));

  it("is at most 80 KiB with everything that it loads", async () => {
    await openBranch(test);
    for (let count = 0; count < 6; count++) await test.client.sales.create(sale());
    const browser = await browserOf(test, test.account.users.owner);
    const { html } = await browser.open(`/console/${test.account.id}/sandbox`);
    const loaded = [...html.matchAll(/<(?:link rel="stylesheet" href|script src)="([^"]+)"/g)].map(
      ([, path = ""]) => path,
    );
    expect(loaded).to.have.length.above(1);
    const bodies = [html];
    for (const path of loaded) {
      const response = await fetch(test.origin + path);
      expect(response.status, path).to.equal(200);
      bodies.push(await response.text());
    }
    // What the stylesheet would load counts as well, and there is nothing.
    expect(bodies.join("")).to.not.match(/url\((?!["']?data:)|@import|<img[^>]+src="(?!data:)/);
    const bytes = bodies.map((body) => gzipSync(body).length);
    expect(
      bytes.reduce((sum, one) => sum + one, 0),
      bytes.join(" + "),
    ).to.be.at.most(mostBytes);
  });
});
