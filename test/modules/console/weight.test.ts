// The first page of the console on the wire: its HTML, stylesheet and scripts, compressed as a proxy sends them.
import { gzipSync } from "node:zlib";
import { expect } from "chai";
import { openBranch, sale } from "../../support/branch.ts";
import { forSuite } from "../../support/suite.ts";
import { browserOf, startConsole } from "./support.ts";

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
    // The stylesheet loads the font, and nothing else.
    const [font = ""] = /\/console\/assets\/inter-\w+\.woff2/.exec(bodies.join("")) ?? [];
    const others = bodies.join("").replaceAll(`url(${font})`, "");
    expect(others).to.not.match(/url\((?!["']?data:)|@import|<img[^>]+src="(?!data:)/);
    const loadedFont = await fetch(test.origin + font);
    expect(loadedFont.headers.get("content-type")).to.equal("font/woff2");
    expect(loadedFont.headers.get("cache-control")).to.contain("immutable");
    expect(loaded.some((path) => path.includes("console-"))).to.equal(true);
    const fontBytes = (await loadedFont.arrayBuffer()).byteLength;
    const bytes = [...bodies.map((body) => gzipSync(body).length), fontBytes];
    expect(
      bytes.reduce((sum, one) => sum + one, 0),
      bytes.join(" + "),
    ).to.be.at.most(mostBytes);
  });
});
