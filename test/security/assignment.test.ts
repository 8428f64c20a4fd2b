// Fields that callers may not set: every operation with a body rejects each by name, wherever it stands.

import { expect } from "chai";
import { operationList } from "../../server/src/core/context/operations.ts";
import { openBranch } from "../support/branch.ts";
import { createTestClock } from "../support/clock.ts";
import { isRecord } from "../support/is-record.ts";
import { exampleRequest } from "../support/requests.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";
import { fieldsOf, withField } from "./support.ts";

const intruders = [
  "account_id",
  "data_set_id",
  "user_id_",
  "key_id",
  "role",
  "is_admin",
  "environment",
  "lane_id",
  "status_",
  "synced_to_authority",
  "receipt_no_",
  "live",
  "superseded_by",
  "retry_count",
  "created_at",
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "valueOf",
  "then",
  "$ref",
];

/** Objects whose content is the caller's own business. */
const free = new Set(["credentials", "device_info"]);

describe("unknown fields", () => {
  const clock = createTestClock();
  const test = forSuite(() => startTestService({ clock, overrides: { work: false } }));
  before(async () => {
    await openBranch(test);
  });
  // Each operation has the requests of a minute, also where no key counts them.
  beforeEach(() => clock.advance(60_000));

  for (const operation of operationList) {
    const { body } = operation;
    if (!body) continue;

    it(`are rejected by ${operation.id}, by name, in every object of its body`, async () => {
      const example = exampleRequest(operation).body ?? {};
      const nested = fieldsOf(body.pointer)
        .filter(({ name, schema }) => !free.has(name) && isRecord(schema.properties))
        .map(({ path }) => path);
      const lists = fieldsOf(body.pointer)
        .filter(({ schema }) => schema.type === "array" && isRecord(schema.items))
        .filter(({ path }) =>
          fieldsOf(body.pointer).some((field) => field.path.join().startsWith(`${path.join()},0,`)),
        )
        .map(({ path }) => [...path, 0]);
      for (const place of [[], ...nested, ...lists]) {
        for (const name of intruders) {
          const sent = JSON.stringify(
            withField(example, [...place, name], { status: "success", polluted: true }),
          );
          expect(sent).to.contain(`"${name}"`);
          const response = await test.call(operation.method.toUpperCase(), exampleRequest(operation).path, {
            body: sent,
          });
          // Entries of a bulk request have results of their own.
          const isEntry = operation.bulk !== undefined && place[0] === operation.bulk.field;
          const { code, errors } = isEntry ? Object(response.body.data).results[0] : response.body;
          if (isEntry) expect(response.status, response.text).to.be.oneOf([200, 202]);
          const status = isEntry ? response.status : operation.validationStatus;
          expect(`${response.status} ${code}`, `${place.join(".")}.${name}: ${response.text}`).to.equal(
            `${status} validation_failed`,
          );
          const within = isEntry ? place.slice(2) : place;
          const shown = [...within, name].join(".").replaceAll(/\.0(?=\.)/g, "[0]");
          expect(Object.keys(errors as object).join(" "), response.text).to.contain(
            name === "__proto__" ? name : shown,
          );
        }
      }
    });
  }

  it("never reach any object's prototype", () => {
    expect(({} as { polluted?: unknown }).polluted).to.equal(undefined);
    expect(Object.keys(Object.prototype)).to.deep.equal([]);
    expect(Object.hasOwn(Object.prototype, "status")).to.equal(false);
  });
});
