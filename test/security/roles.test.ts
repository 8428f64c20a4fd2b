// Who may do what: the roles of every operation, written here once more by their meaning, and compared with the document and the service.
import { expect } from "chai";
import type { Role } from "../../server/src/core/accounts/roles.ts";
import { type Operation, operationList } from "../../server/src/core/context/operations.ts";
import { openBranch } from "../support/branch.ts";
import { exampleRequest } from "../support/requests.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";
import { type Callers, createCallers } from "./callers.ts";

/** Writing these, resolving an unconfirmed submission and reading the audit is for those who own the account's set-up. */
function isSetUp({ method, path }: Operation): boolean {
  const isProbe = path === "/devices/{bhfId}/test";
  return (
    (/^\/(devices|relays|branches|webhooks)\b/.test(path) && method !== "get" && !isProbe) ||
    path.endsWith("/settle") ||
    path === "/account" ||
    path === "/audit"
  );
}

/** A till: it sells, and reads what selling needs. */
const tills = new Set([
  "POST /sales",
  "POST /sales/bulk",
  "POST /sales/preview",
  "POST /sales/{id}/reissue",
  "POST /sales/search",
  "GET /sales/{id}",
  "GET /items",
  "GET /items/{itemCode}",
  "GET /items/external-codes",
  "GET /taxpayers/{tin}",
  "GET /stock",
  "GET /stock/{item_code}",
  "GET /overview",
  "GET /overview/counts",
  "GET /search",
  "GET /transactions",
  "GET /transactions/{id}",
  ...["GET", "POST"].map((method) => `${method} /transactions/{id}/receipt-copies`),
  ...["GET", "POST"].map((method) => `${method} /transactions/{id}/receipt-links`),
  "DELETE /transactions/{id}/receipt-links/{link_id}",
  "POST /transactions/{id}/receipt-mails",
  "GET /transactions/{id}/receipt",
  "GET /health",
  "GET /codes",
  "GET /codes/tax-types",
  "GET /codes/payment-types",
  "GET /codes/countries",
  // Exports of sales: each type has the roles of its list.
  "GET /exports",
  "POST /exports",
  "GET /exports/{id}",
  "DELETE /exports/{id}",
  "GET /exports/{id}/file",
]);

function allowed(operation: Operation): Role[] {
  if (operation.path.startsWith("/users")) return ["owner"];
  if (operation.path.startsWith("/keys")) return ["owner", "admin"];
  if (/\/(reopen|two-factor)$/.test(operation.path)) return ["owner"];
  const roles: Role[] = ["owner", "admin"];
  if (!isSetUp(operation)) roles.push("accountant");
  if (tills.has(`${operation.method.toUpperCase()} ${operation.path}`)) roles.push("cashier");
  return roles;
}

const everyRole = ["cashier", "accountant", "admin", "owner"] as const;

for (const environment of ["sandbox", "live"] as const) {
  for (const credential of ["key", "session"] as const) {
    describe(`roles (${credential}, ${environment})`, () => {
      let callers: Callers;
      const test = forSuite(() => startTestService({ overrides: { work: false, syncWaitMs: 1 } }));
      before(async () => {
        await openBranch(test, { environment });
        callers = createCallers(test, environment);
      });

      for (const operation of operationList) {
        // A person's own sign-in has no role.
        if (operation.access === "public" || operation.access === "person") continue;
        const roles = allowed(operation);

        it(`that may ${operation.id}: ${roles.join(", ")}`, async () => {
          expect(operation.roles, "x-roles differ from the tables of this file").to.have.members(roles);
          const { path, query, body } = exampleRequest(operation);
          for (const role of everyRole) {
            const response = await callers.send(operation, `${path}${query}`, {
              role,
              credential,
              ...(operation.body ? { body: body ?? {} } : {}),
            });
            const outcome = [response.status, response.body.code];
            const what = `${role}: ${response.text}`;
            if (credential === "key" && operation.access === "session")
              expect(outcome, what).to.deep.equal([403, "session_required"]);
            else if (!roles.includes(role)) expect(outcome, what).to.deep.equal([403, "role_not_allowed"]);
            else expect(outcome[1], what).to.not.be.oneOf(["role_not_allowed", "session_required"]);
          }
        });
      }
    });
  }
}
