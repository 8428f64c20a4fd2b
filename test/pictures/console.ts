// `npm run pictures:console -- FOLDER PAGES COLORS`: a picture of every page of the console, with a month of a shop: wide and narrow, light and dark. For
// people to look at.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import {
  accountPages,
  filled,
  openPages,
  operatorPages,
  personPages,
} from "../../bench/support/console-pages.ts";
import { sizes, startBrowser } from "../browser/support.ts";
import { startConsole } from "../modules/console/support.ts";
import { operatorToken } from "../support/operators.ts";
import { insertToken, personOf } from "../support/people.ts";
import { fillShop } from "./shop.ts";

const [folder = "pictures", wanted, colors = "light,dark"] = process.argv.slice(2);
/** The pages whose names match, such as `^A document|^Home`; all of them without it. */
const only = new RegExp(wanted ?? "", "i");
const schemes = (["light", "dark"] as const).filter((one) => colors.includes(one));

// It shows the branch until its button is pressed.
const { "First sale": _, ...others } = accountPages;

/** Pages in a state that their list doesn't show. */
const more = {
  "A failed document": "/documents/{failed}",
  "A first sale": "/documents/{id}?done=tried",
  "A retried document": "/documents/{retried}",
  "A waiting document": "/documents/{waiting}",
  "Documents that failed": "/documents?status=failed",
  "Nothing found": "/search?q=NOTHING-LIKE-IT",
  "Out of stock": "/stock?level=out",
  "A claim": "/months/{month}/books/{books}/claim?invoice={unbooked}",
  "Rows not in books": "/months/{month}/books/{books}?status=missing_in_books",
  "Rows not reported": "/months/{month}/books/{books}?status=missing_at_authority,duplicate",
  "Sales uploads": "/sales-uploads",
  "A paused branch": "/branches/02",
  "Audit with sign-ins": "/audit?sign_ins=show",
};

const test = await startConsole({ overrides: { syncWaitMs: 4_000 } });
test.service.ownUrl.use(test.origin);
// All pages in a minute are more than a person may open.
Object.assign(test.service.sessions ?? {}, {
  limitsOf: () => ({ id: "pictures", rate_per_minute: 1_000_000, burst: 1_000_000 }),
});
const browser = await startBrowser();
try {
  const values = await fillShop(test);
  const { owner, cashier } = test.account.users;
  const sandbox = `/${test.account.id}/sandbox`;
  const within = (pages: Record<string, string>) =>
    Object.entries(pages).map(([name, path]) => [name, `${sandbox}${path}`] as const);
  const tokenOf = async (user: number) => insertToken(test, await personOf(test, user));
  const visits = [
    [
      await tokenOf(owner),
      [
        ...within({ ...others, ...more }),
        ["Live without branches", `/${test.account.id}/live`] as const,
        ...Object.entries(personPages),
      ],
    ],
    [
      await tokenOf(cashier),
      within({ "Cashier: home": "", "Cashier: stock": "/stock", "Cashier: not allowed": "/team" }),
    ],
    [await operatorToken(test), Object.entries(operatorPages)],
    [undefined, Object.entries(openPages)],
  ] as const;
  await mkdir(folder, { recursive: true });
  for (const [size, viewport] of Object.entries(sizes))
    for (const [token, pages] of visits) {
      const context = await browser.newContext({ viewport });
      if (token !== undefined)
        await context.addCookies([{ name: "taxctl-session", value: token, url: test.origin }]);
      const page = await context.newPage();
      for (const [name, path] of pages) {
        if (!only.test(name)) continue;
        await page.goto(`${test.origin}/console${filled(path, values)}`);
        const file = name.toLowerCase().replaceAll(/\W+/g, "-");
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          await page.screenshot({
            path: join(folder, `${file}-${viewport.width}-${colorScheme}.png`),
            fullPage: true,
          });
        }
        process.stdout.write(`${size} ${name}\n`);
      }
      await context.close();
    }
} finally {
  await browser.close();
  await test.close();
}
