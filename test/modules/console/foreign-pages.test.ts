// The console's pages with everything that is somebody else's: another account's and the other environment's records, other sessions' acts.
import { expect } from "chai";
import { csrfOf } from "../../../server/src/modules/console/csrf.ts";
import type { Route } from "../../../server/src/modules/console/page.ts";
import { routes } from "../../../server/src/modules/console/pages/all.ts";
import { addUser } from "../../../server/src/modules/people/accounts/team.ts";
import { canary, type Foreign, openWorld, type World } from "../../security/foreign-world.ts";
import { describeEachFamily } from "../../support/database.ts";
import { insertToken, personOf } from "../../support/people.ts";
import { Browser, type Shown } from "./support.ts";

/** What a path of a page names, as the world of others knows it. */
const namedBy: Record<string, string> = {
  "/documents/:id": "/sales id",
  "/documents/:link": "link_id",
  "/branches/:branch": "bhfId",
  "/relays/:relay": "/relays id",
  "/team/:user": "/users id",
  "/keys/:key": "/keys id",
  "/exports/:export": "/exports id",
  "/months/:books": "/reconciliations id",
  "/sales-uploads/:upload": "/sales-uploads id",
  "/items/:item": "itemCode",
};
/** A month is nobody's: each account has its own. */
const notOwned = new Set(["month"]);
/** Forms whose page is a list or month of the own account, whatever record the path names. */
const formsOnOwnPages = [
  "/months/:month/books/:books/certain",
  "/months/:month/books/:books/register",
  "/exports/:export/remove",
];

const partsOf = ({ path }: Route): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name).filter((name) => !notOwned.has(name));

describeEachFamily("the console's pages, tried by others", (family) => {
  let world: World;
  let owners = 0;
  before(async () => {
    world = await openWorld(family, { TAXD_CONSOLE: "on", TAXD_PUBLIC_URL: "http://console.example" });
    await world.test.service.lanes.drain();
  });
  after(() => world?.test.close());

  /** An owner of our account who has not used up the requests of a minute. */
  async function ownerToken(): Promise<string> {
    const { service, account } = world.test;
    const email = `owner-${++owners}@pages.example`;
    const owner = { account_id: account.id, name: "Owner", email, role: "owner" as const };
    const { id } = await addUser(service.db, service.clock, owner);
    return insertToken(world.test, await personOf(world.test, id));
  }

  /** Everything of others, as it stands in the database. */
  async function snapshot(): Promise<string> {
    const { knex } = world.test.service.db;
    const { id } = world.test.account;
    const own: number[] = await knex("data_sets").where({ account_id: id }).pluck("id");
    const tables = [
      "branches",
      "devices",
      "transactions",
      "relays",
      "reconciliations",
      "sales_uploads",
      "receipt_links",
    ];
    const rows = [
      ...tables.map((table) => knex(table).whereNotIn("data_set_id", own).orderBy("id")),
      knex("users").whereNot({ account_id: id }).orderBy("id"),
    ];
    return JSON.stringify(await Promise.all(rows));
  }

  async function visit(route: Route, url: string): Promise<[string, Shown][]> {
    const token = await ownerToken();
    const browser = new Browser(world.test, `taxctl-session=${token}`);
    const body = new URLSearchParams({ csrf: csrfOf(token), request_key: crypto.randomUUID() });
    // With fields that forms need: only the foreign record is wrong.
    for (const [name, value] of Object.entries({ role: "cashier", access: "no", reason: "x", name: "x" }))
      body.set(name, value);
    const pages: [string, Shown][] = [];
    if (route.get) pages.push([`GET ${url}`, await browser.request("GET", url)]);
    if (route.post) pages.push([`POST ${url}`, await browser.post(url, { body })]);
    return pages;
  }

  const foreignOf = ({ path }: Route, name: string): Foreign => {
    const key = namedBy[`/${path.split("/")[1]}/:${name}`];
    const foreign = key === undefined ? undefined : world.foreign[key];
    if (!foreign) throw new Error(`say above what a foreign {${name}} of ${path} is`);
    return foreign;
  };

  for (const route of routes) {
    if (route.access !== "account") continue;

    it(`${route.path || "/"} of another account is not found`, async () => {
      const theirs = world.foreign["/users id"]?.theirs;
      const { account_id } = await world.test.service.db
        .knex("users")
        .where({ id: theirs })
        .first("account_id");
      const before = await snapshot();
      for (const environment of ["live", "sandbox"]) {
        const path = route.path.replaceAll(/:(\w+)/g, (_, name) =>
          notOwned.has(name) ? "2026-03" : encodeURIComponent(foreignOf(route, name).theirs),
        );
        for (const [what, page] of await visit(route, `/console/${account_id}/${environment}${path}`)) {
          expect(page.status, what).to.equal(404);
          expect(page.html, what).not.to.contain(canary);
        }
      }
      expect(await snapshot()).to.equal(before);
    });

    if (partsOf(route).length > 0)
      it(`${route.path} shows and changes no record of another account or environment`, async () => {
        const before = await snapshot();
        for (const part of partsOf(route)) {
          const { theirs, otherEnvironment } = foreignOf(route, part);
          for (const value of [theirs, otherEnvironment]) {
            const path = route.path.replaceAll(/:(\w+)/g, (_, name) =>
              notOwned.has(name)
                ? "2026-03"
                : encodeURIComponent(name === part ? value : foreignOf(route, name).theirs),
            );
            const url = `/console/${world.test.account.id}/sandbox${path}`;
            for (const [what, page] of await visit(route, url)) {
              const isOwnPage = what.startsWith("GET") && formsOnOwnPages.includes(route.path);
              if (!isOwnPage) expect(page.status, `${what}: ${page.text}`).to.be.oneOf([403, 404]);
              expect(page.html, what).not.to.contain(`${canary} `).and.not.to.contain("canary.example");
            }
          }
        }
        expect(await snapshot()).to.equal(before);
      });
  }
});
