// Callers of every role: with a key or a session, in live or sandbox, never limited.

import type { Environment } from "../../server/src/core/accounts/keys.ts";
import type { Role } from "../../server/src/core/accounts/roles.ts";
import type { Operation } from "../../server/src/core/context/operations.ts";
import { issueKey } from "../../server/src/modules/people/accounts/key-admin.ts";
import { addUser } from "../../server/src/modules/people/accounts/team.ts";
import { signedIn } from "../support/people.ts";
import type { CallOptions, ServiceResponse, TestService } from "../support/service.ts";

export type Credential = "key" | "session";

export type Callers = {
  /** Calls an operation as a user of a role of the test's account; a person's own operations with the account's owner. */
  send(
    operation: Operation,
    target: string,
    options: CallOptions & { role: Role; credential: Credential },
  ): Promise<ServiceResponse>;
};

/** A person may make 300 requests a minute. */
const requestsOfPerson = 250;
const limits = { rate_per_minute: 1_000_000, burst: 1_000_000 };

export function createCallers(test: TestService, environment: Environment): Callers {
  const { service, account } = test;
  const keys = new Map<Role, string>();
  const sessions = new Map<Role, { requests: number; headers: Record<string, string> }>();
  let people = 0;

  async function keyOf(role: Role): Promise<string> {
    const known = keys.get(role);
    if (known !== undefined) return known;
    const { key } = await issueKey(service.db, service.clock, account.users[role], environment, limits);
    keys.set(role, key);
    return key;
  }

  /** The session of a user of the role who can make a further request. */
  async function sessionOf(role: Role): Promise<Record<string, string>> {
    const known = sessions.get(role);
    if (known && known.requests++ < requestsOfPerson) return known.headers;
    people += 1;
    const email = `${role}-${environment}-${people}@account-${account.id}.example`;
    const user = await addUser(service.db, service.clock, {
      account_id: account.id,
      name: role,
      email,
      role,
    });
    const headers = await signedIn(test, user.id);
    sessions.set(role, { requests: 1, headers });
    return headers;
  }

  return {
    async send(operation, target, { role, credential, headers, ...options }) {
      const method = operation.method.toUpperCase();
      if (operation.access === "person") return test.call(method, target, { ...options, headers });
      if (credential === "key")
        return test.call(method, target, { ...options, key: await keyOf(role), headers });
      const prefix = environment === "sandbox" ? "//sandbox/api/v1" : "//api/v1";
      return test.call(method, `${prefix}${target}`, {
        ...options,
        key: null,
        headers: { ...headers, ...(await sessionOf(role)) },
      });
    },
  };
}
