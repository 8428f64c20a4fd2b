// Requests to any operation with one fault: made from its example, for another branch, or announced and not sent.
import { request as nodeRequest } from "node:http";
import { expect } from "chai";
import { updatePerson } from "../../server/src/core/accounts/person-store.ts";
import type { Operation } from "../../server/src/core/context/operations.ts";
import { insertOperator } from "../../server/src/modules/people/operators/store.ts";
import { personOf } from "../support/people.ts";
import { exampleRequest } from "../support/requests.ts";
import type { CallOptions, ServiceResponse, TestService } from "../support/service.ts";

/** The items of an example sale, which no account of these tests has: a sale gets every problem at once. */
export function unknownItems(body: unknown): Record<string, string[]> {
  const { items } = body as { items: { item_code: string }[] };
  return Object.fromEntries(
    items.map(({ item_code }, index) => [
      `items[${index}].item_code`,
      [`${item_code} is not a registered item: GET /items lists them, POST /items registers it`],
    ]),
  );
}

export function send(
  test: TestService,
  operation: Operation,
  options: CallOptions & { query?: string } = {},
): Promise<ServiceResponse> {
  const { path, query, body } = exampleRequest(operation);
  const { query: given, ...rest } = options;
  const sent = operation.body && !("body" in options) ? { body: body ?? {} } : {};
  return test.call(operation.method.toUpperCase(), `${path}${given ?? query}`, { ...sent, ...rest });
}

/** The example request with its branch named by the header alone, where the operation takes one. */
export function sendForBranch(
  test: TestService,
  operation: Operation,
  { bhfId = "00", path }: { bhfId?: string; path?: string } = {},
): Promise<ServiceResponse> {
  const example = exampleRequest(operation);
  const body = { ...(example.body as Record<string, unknown> | undefined) };
  if (operation.branch !== "none") {
    delete body.branch_id;
    delete body.bhf_id;
  }
  return test.call(operation.method.toUpperCase(), `${path ?? example.path}${example.query}`, {
    ...(operation.body ? { body } : {}),
    ...(operation.branch === "none" ? {} : { headers: { "X-Branch-ID": bhfId } }),
  });
}

export function expectFailure(response: ServiceResponse, status: number, code: string): void {
  expect(`${response.status} ${response.body.code}`, response.text).to.equal(`${status} ${code}`);
  expect(response.body.status).to.equal("error");
}

/** Makes the owner of the test's account an operator who may do everything. */
export async function makeOperator({ service, account }: TestService): Promise<void> {
  const { db, clock } = service;
  const person_id = await personOf({ service }, account.users.owner);
  await insertOperator(db.knex, person_id, clock.now());
  await updatePerson(db.knex, person_id, { totp_confirmed_at: clock.now() }, clock.now());
}

/** The status for a request that announces a body and sends none of it. */
export function announceBody(
  url: string,
  operation: Operation,
  credential: Record<string, string>,
): Promise<number | undefined> {
  const { path, query } = exampleRequest(operation);
  const headers = {
    ...credential,
    "Content-Type": "application/json",
    "Content-Length": 100,
  };
  const method = operation.method.toUpperCase();
  return new Promise((resolve, reject) => {
    nodeRequest(`${url}/api/v1${path}${query}`, { method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .flushHeaders();
  });
}
