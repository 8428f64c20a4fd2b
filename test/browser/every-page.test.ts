// Every page of the console that a link leads to, with a month of a shop, for an owner, a cashier and an operator: wide and narrow, in both themes, and its forms without script.
import { expect } from "chai";
import type { Browser } from "playwright-core";
import { routes } from "../../server/src/modules/console/pages/all.ts";
import { startConsole } from "../modules/console/support.ts";
import { fillShop } from "../pictures/shop.ts";
import { operatorToken } from "../support/operators.ts";
import { insertToken, personOf } from "../support/people.ts";
import type { TestService } from "../support/service.ts";
import { expectGood, type Size, sizes, startBrowser, type Visitor, visit } from "./support.ts";

const patterns = routes.map(({ access, path }) => ({
  name: path,
  matches: new RegExp(
    `^/console${access === "account" ? "/\\d+/(?:live|sandbox)" : ""}${path.replaceAll(/:\w+/g, "[^/]+")}$`,
  ),
}));

/** The page of an address, with what it is filtered by. Pages of one kind are looked at once. */
function kindOf(address: URL): string {
  const route = patterns.find(({ matches }) => matches.test(address.pathname));
  if (!route) throw new Error(`a link to ${address.pathname}, which is no page`);
  return `${route.name} ${[...new Set(address.searchParams.keys())].sort().join(" ")}`.trim();
}

/** Opens an address. False if it is a file, which must exist. */
async function opens({ page, context }: Visitor, address: URL): Promise<boolean> {
  const { href, pathname } = address;
  try {
    const response = await page.goto(href);
    expect(response?.status(), pathname).to.be.below(400);
    return response?.headers()["content-type"]?.startsWith("text/html") ?? false;
  } catch (error) {
    if (!(error instanceof Error && error.message.includes("Download is starting"))) throw error;
    expect((await context.request.get(href)).status(), pathname).to.equal(200);
    return false;
  }
}

const linksOf = ({ page }: Visitor): Promise<string[]> =>
  page
    .locator('a[href^="/console"]')
    .evaluateAll((links) => links.map((link) => String(link.getAttribute("href"))));

/** Looks at the pages of addresses, and at one page of each kind that links lead to from there. */
async function eachPage(
  visitor: Visitor,
  starts: readonly string[],
  look: (kind: string) => Promise<void>,
): Promise<string[]> {
  const waiting = starts.map((start) => new URL(start));
  const seen = new Set<string>();
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const kind = kindOf(next);
    const isStart = starts.includes(next.href) && !seen.has(next.href);
    if (seen.has(kind) && !isStart) continue;
    seen.add(kind).add(next.href);
    if (!(await opens(visitor, next))) continue;
    await look(kind);
    const { origin } = next;
    waiting.push(...(await linksOf(visitor)).map((link) => new URL(link, origin)));
  }
  return [...seen].filter((kind) => !kind.startsWith("http"));
}

/** A form that only a script could send has no button of its own. */
const formsWithoutButton = ({ page }: Visitor): Promise<number> =>
  page
    .locator("form")
    .evaluateAll(
      (forms) =>
        forms.filter((form) => form.querySelector("button:not([type=button]), input[type=submit]") === null)
          .length,
    );

type Who = "owner" | "cashier" | "operator";

describe("every page of the console in a browser", () => {
  let test: TestService;
  let browser: Browser;
  const tokens: Record<string, string> = {};
  const starts: Record<Who, string[]> = { owner: [], cashier: [], operator: [] };
  before(async () => {
    test = await startConsole({ overrides: { syncWaitMs: 4_000 } });
    test.service.ownUrl.use(test.origin);
    browser = await startBrowser();
    const { failed, retried, waiting } = await fillShop(test, { documents: 60 });
    const { owner, cashier } = test.account.users;
    tokens.owner = await insertToken(test, await personOf(test, owner));
    tokens.cashier = await insertToken(test, await personOf(test, cashier));
    tokens.operator = await operatorToken(test);
    const base = `${test.origin}/console/${test.account.id}/sandbox`;
    const documents = [failed, retried, waiting].map((id) => `${base}/documents/${id}`);
    starts.owner = [base, ...documents, `${base}/audit?sign_ins=show`];
    starts.cashier = [base, ...documents];
    starts.operator = [`${test.origin}/console/operators`];
  });
  after(async () => {
    await browser?.close();
    await test?.close();
  });

  async function visitAs(who: Who, more: Parameters<typeof visit>[1]): Promise<Visitor> {
    const visitor = await visit(browser, more);
    const value = tokens[who] ?? "";
    await visitor.context.addCookies([{ name: "taxctl-session", value, url: test.origin }]);
    return visitor;
  }

  for (const who of ["owner", "cashier", "operator"] as const) {
    for (const size of Object.keys(sizes) as Size[])
      it(`is good for ${who}s (${size})`, async () => {
        const visitor = await visitAs(who, { size });
        const seen = await eachPage(visitor, starts[who], (kind) =>
          expectGood(visitor, `${who} ${kind || "home"} ${size}`.replaceAll(/\W+/g, "-")),
        );
        expect(seen.length).to.be.above({ owner: 40, cashier: 8, operator: 5 }[who]);
        await visitor.close();
      });

    it(`has a button in each form without script for ${who}s`, async () => {
      const visitor = await visitAs(who, { hasScript: false });
      const bad: string[] = [];
      await eachPage(visitor, starts[who], async (kind) => {
        if ((await formsWithoutButton(visitor)) > 0) bad.push(kind);
      });
      expect(bad).to.deep.equal([]);
      await visitor.close();
    });
  }
});
