// Who may open which page of the console and send its forms: every page, every role. A new page has to be added to the table below.
import { expect } from "chai";
import type { Role } from "../../../server/src/core/accounts/roles.ts";
import { csrfOf } from "../../../server/src/modules/console/csrf.ts";
import type { Route } from "../../../server/src/modules/console/page.ts";
import { routes } from "../../../server/src/modules/console/pages/all.ts";
import { issueKey } from "../../../server/src/modules/people/accounts/key-admin.ts";
import { addUser } from "../../../server/src/modules/people/accounts/team.ts";
import { issueToken } from "../../../server/src/modules/people/token-store.ts";
import { openWorld, type World } from "../../security/foreign-world.ts";
import { operatorToken, registerBusiness } from "../../support/operators.ts";
import { insertToken, personOf } from "../../support/people.ts";
import { Browser } from "./support.ts";

type Who = Role | "operator" | "nobody";

/** Every kind of visitor: people with a role in the account, an operator without one, and somebody who isn't signed in. */
const team: readonly Who[] = ["owner", "admin", "accountant", "cashier"];
const people: readonly Who[] = [...team, "operator"];
const everybody: readonly Who[] = [...people, "nobody"];
const office: readonly Who[] = ["owner", "admin", "accountant"];
const setUp: readonly Who[] = ["owner", "admin"];
const owner: readonly Who[] = ["owner"];
const operator: readonly Who[] = ["operator"];

/** By access and path: who may look at a page, and who may send its form, if it has one. */
const table: Record<string, [look: readonly Who[], send?: readonly Who[]]> = {
  "public /sign-in": [everybody, everybody],
  "public /sign-in/code": [everybody, everybody],
  "public /password-resets": [everybody, everybody],
  "public /password-resets/confirm": [everybody, everybody],
  "public /registrations": [everybody, everybody],
  "public /registrations/verify": [everybody, everybody],
  "public /invitations/accept": [everybody, everybody],

  "person /sign-out": [people, people],
  "person ": [people],
  "person /accounts": [people],
  "person /me": [people, people],
  "person /me/email": [people, people],
  "person /me/email/confirm": [people, people],
  "person /me/alerts": [people, people],
  "person /me/password": [people, people],
  "person /me/sessions": [people, people],
  "person /me/two-factor": [people],
  "person /me/two-factor/begin": [people, people],
  "person /me/two-factor/confirm": [people, people],
  "person /me/two-factor/codes": [people, people],
  "person /me/two-factor/off": [people, people],

  "account ": [team],
  "account /changes": [team],
  "account /documents": [team],
  "account /search": [team],
  "account /documents/:id": [team],
  "account /documents/:id/retry": [team, office],
  "account /documents/:id/settle": [team, setUp],
  "account /documents/:id/claim": [team, office],
  "account /documents/:id/credit": [team, team],
  "account /documents/:id/resend": [team, team],
  "account /documents/:id/reissue": [team, team],
  "account /documents/:id/receipt": [team],
  "account /documents/:id/copies": [team, team],
  "account /documents/:id/share": [team, team],
  "account /documents/:id/share/mail": [team, team],
  "account /documents/:id/share/:link/revoke": [team, team],

  "account /sales-uploads": [office, office],
  "account /sales-uploads/:upload": [office],
  "account /sales-uploads/:upload/columns": [office, office],
  "account /sales-uploads/:upload/items": [office, office],
  "account /sales-uploads/:upload/start": [office, office],
  "account /sales-uploads/:upload/cancel": [office, office],
  "account /sales-uploads/:upload/rejected": [office],

  "account /months": [office],
  "account /months/go": [team],
  "account /months/:month": [office],
  "account /months/:month/close": [office, office],
  "account /months/:month/reopen": [office, owner],
  "account /months/:month/filing": [office, office],
  "account /months/:month/return": [office, office],
  "account /months/fetch": [office, office],
  "account /months/:month/prefilled": [office, office],
  "account /months/:month/items": [office, office],
  "account /months/:month/books": [office, office],
  "account /months/:month/without-books": [office, office],
  "account /months/:month/books/:books": [office, office],
  "account /months/:month/books/:books/certain": [office, office],
  "account /months/:month/books/:books/register": [office, office],
  "account /months/:month/books/:books/letters": [office, office],
  "account /months/:month/books/:books/claim": [office, office],
  "account /months/:month/books/:books/report": [office],

  "account /imports": [office, office],
  "account /imports/fetch": [office, office],
  "account /imports/record": [office, office],
  "account /imports/new": [office, office],

  "account /stock": [team],
  "account /items": [team],
  "account /items/new": [office, office],
  "account /items/:item": [team],
  "account /items/:item/edit": [office, office],
  "account /items/:item/count": [office, office],

  "account /branches": [office, setUp],
  "account /branches/:branch": [office],
  "account /branches/:branch/edit": [setUp, setUp],
  "account /branches/:branch/remove": [office, setUp],
  "account /branches/:branch/pause": [office, setUp],
  "account /branches/:branch/resume": [office, setUp],
  "account /branches/:branch/device": [setUp, setUp],
  "account /branches/:branch/device/test": [office, office],
  "account /branches/:branch/device/initialize": [office, setUp],
  "account /branches/:branch/device/training/on": [office, setUp],
  "account /branches/:branch/device/training/off": [office, setUp],
  "account /branches/:branch/device/remove": [office, setUp],
  "account /branches/:branch/z-reports": [office, office],
  "account /branches/:branch/x-report": [office],
  "account /branches/:branch/z-report": [office],
  "account /branches/:branch/first-sale": [office, team],
  "account /relays": [office, setUp],
  "account /relays/:relay": [office],
  "account /relays/:relay/revoke": [office, setUp],

  "account /exports": [team, team],
  "account /exports/:export/file": [team],
  "account /exports/:export/remove": [team, team],
  "account /team": [owner, owner],
  "account /team/two-factor": [owner, owner],
  "account /team/:user": [owner],
  "account /team/:user/role": [owner, owner],
  "account /team/:user/access": [owner, owner],
  "account /team/:user/remove": [owner, owner],
  "account /team/:user/ownership": [owner, owner],
  "account /keys": [setUp, setUp],
  "account /keys/:key": [setUp],
  "account /keys/:key/rotate": [setUp, setUp],
  "account /keys/:key/revoke": [setUp, setUp],
  "account /audit": [setUp],
  "account /settings": [setUp, setUp],
  "account /settings/rules": [setUp, setUp],
  "account /settings/logo": [setUp, setUp],

  "person /operators": [operator],
  "person /operators/registrations/:registration": [operator],
  "person /operators/registrations/:registration/approve": [operator, operator],
  "person /operators/registrations/:registration/reject": [operator, operator],
  "person /operators/keys": [operator],
  "person /operators/keys/:key": [operator],
  "person /operators/keys/:key/approve": [operator, operator],
  "person /operators/keys/:key/reject": [operator, operator],
  "person /operators/accounts": [operator],
  "person /operators/accounts/:account": [operator],
  "person /operators/accounts/:account/features": [operator, operator],
  "person /operators/accounts/:account/tins": [operator, operator],
  "person /operators/accounts/:account/tins/:tin/unbind": [operator, operator],
  "person /operators/accounts/:account/keys/:key": [operator, operator],
  "person /operators/accounts/:account/status": [operator, operator],
};

const linkPurposes: Record<string, "invite" | "reset" | "verify" | "email"> = {
  "/invitations/accept": "invite",
  "/password-resets/confirm": "reset",
  "/registrations/verify": "verify",
  "/me/email/confirm": "email",
};

const nameOf = ({ access, path }: Route): string => `${access} ${path}`;

describe("the console's pages", () => {
  let world: World;
  let users = 0;
  const registrations: Record<string, string> = {};
  before(async () => {
    world = await openWorld("sqlite", { TAXD_CONSOLE: "on", TAXD_PUBLIC_URL: "http://console.example" });
  });
  after(() => world?.test.close());

  it("are exactly those in the table above", () => {
    expect(routes.map(nameOf)).to.have.members(Object.keys(table));
    for (const route of routes)
      expect(table[nameOf(route)]?.length, nameOf(route)).to.equal(route.post ? 2 : 1);
  });

  /** A new person, so that a visitor's changes of the own sign-in don't affect others. */
  async function tokenOf(who: Who): Promise<string | undefined> {
    const { test } = world;
    const { db, clock } = test.service;
    if (who === "nobody") return undefined;
    if (who === "operator") return operatorToken(test);
    const email = `${who}-${++users}@pages.example`;
    const { id } = await addUser(db, clock, { account_id: test.account.id, name: who, email, role: who });
    return insertToken(test, await personOf(test, id));
  }

  /** A record of the own account for each name in a path; those that a form may remove are new. */
  async function idOf(name: string, path: string): Promise<string> {
    const { test, foreign } = world;
    const ids: Record<string, string | undefined> = {
      id: foreign["/sales id"]?.otherEnvironment,
      link: foreign.link_id?.otherEnvironment,
      branch: path.endsWith("/first-sale") ? "00" : foreign.bhfId?.otherEnvironment,
      relay: foreign["/relays id"]?.otherEnvironment,
      export: foreign["/exports id"]?.otherEnvironment,
      books: foreign["/reconciliations id"]?.otherEnvironment,
      upload: foreign["/sales-uploads id"]?.otherEnvironment,
      item: foreign.itemCode?.otherEnvironment,
      month: "2026-03",
      tin: "P055555570Q",
      account: String(test.account.id),
    };
    if (name === "user") {
      const email = `somebody-${++users}@pages.example`;
      const somebody = { account_id: test.account.id, name: "Somebody", email, role: "cashier" as const };
      return String((await addUser(test.service.db, test.service.clock, somebody)).id);
    }
    if (name === "key") {
      // Nobody changes a key of a role above the own one.
      const { db, clock } = test.service;
      const terms = { is_approved: !path.startsWith("/operators/keys") };
      return (await issueKey(db, clock, test.account.users.cashier, "live", terms)).id;
    }
    if (name === "registration") {
      // One network may send 10 an hour.
      registrations[path] ??= (await registerBusiness(test)).id;
      return registrations[path];
    }
    const id = ids[name];
    if (id === undefined) throw new Error(`say above what a {${name}} of ${path} is`);
    return id;
  }

  /** The secret of a mailed link that works: a page of a broken one shows no form. */
  async function secretOf(path: string): Promise<string> {
    const purpose = linkPurposes[path];
    if (purpose === undefined) return "";
    const { db, clock } = world.test.service;
    const subject = `user ${await idOf("user", path)}`;
    return `?token=${await issueToken(db.knex, { purpose, subject, lifeMs: 60_000 }, clock.now())}`;
  }

  async function urlOf({ access, path }: Route): Promise<string> {
    let filled = path + (await secretOf(path));
    for (const [text, name = ""] of path.matchAll(/:(\w+)/g))
      filled = filled.replace(text, await idOf(name, path));
    // The example sale is sold in the sandbox only.
    const environment = path.endsWith("/first-sale") ? "sandbox" : "live";
    return access === "account"
      ? `/console/${world.test.account.id}/${environment}${filled}`
      : `/console${filled}`;
  }

  type Outcome = "allowed" | "sign in" | "403" | "404";

  function expected(who: Who, allowed: readonly Who[], { access }: Route): Outcome {
    if (allowed.includes(who)) return "allowed";
    if (who === "nobody") return "sign in";
    return who === "operator" && access === "account" ? "404" : "403";
  }

  function outcomeOf({ status, headers }: { status: number; headers: Headers }): Outcome {
    if (status === 303 && headers.get("location")?.startsWith("/console/sign-in?next=")) return "sign in";
    return status === 403 || status === 404 ? `${status}` : "allowed";
  }

  for (const route of routes) {
    const [look, send = []] = table[nameOf(route)] ?? [[]];
    if (route.get)
      it(`${nameOf(route)}: is shown to ${look.join(", ")}`, async () => {
        const url = await urlOf(route);
        for (const who of everybody) {
          const token = await tokenOf(who);
          const page = await new Browser(world.test, token && `taxctl-session=${token}`).request("GET", url);
          expect(outcomeOf(page), `${who}: ${page.text}`).to.equal(expected(who, look, route));
          if (look.includes(who)) expect(page.status, `${who}: ${page.text}`).to.be.oneOf([200, 303]);
        }
      });
    if (route.post)
      it(`${nameOf(route)}: takes the form of ${send.join(", ")}`, async () => {
        // Those who may not do it come first: what others do may take the record away.
        for (const who of [...everybody].sort(
          (left, right) => +send.includes(left) - +send.includes(right),
        )) {
          const token = await tokenOf(who);
          const body = new URLSearchParams({ csrf: csrfOf(token), request_key: crypto.randomUUID() });
          const browser = new Browser(world.test, token && `taxctl-session=${token}`);
          const page = await browser.post(await urlOf(route), { body });
          const outcome = outcomeOf(page);
          const isGone = outcome === "404" && send.includes(who);
          expect(isGone ? "allowed" : outcome, `${who}: ${page.text}`).to.equal(expected(who, send, route));
        }
      });
  }
});
