// Characters that nobody sees and days that no calendar has: every operation rejects them by the field's name, and stores nothing.
import { formats } from "@taxctl/sdk/formats";
import { expect } from "chai";
import { operationList } from "../../server/src/core/context/operations.ts";
import { openBranch } from "../support/branch.ts";
import { exampleRequest } from "../support/requests.ts";
import { type ServiceResponse, startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";
import { fieldsOf, withField } from "./support.ts";

const control = {
  "a line break": "a\nb",
  "an escape": "a\u001b[2J",
  DEL: "a\u007fb",
  "a C1 control": "a\u0085b",
  "a character that was lost in a conversion": "caf\ufffd",
};
const invisible = {
  ...control,
  "a zero-width space": "a\u200bb",
  "a right-to-left override": "a\u202eb",
  "a soft hyphen": "a\u00adb",
  "a byte order mark": "a\ufeffb",
  "a line separator": "a\u2028b",
  "a decomposed letter": "ae\u0301b",
};
const noDays = {
  "the 30th of February": "20260230",
  "a leap day of a year without one": "20250229",
  "the 31st of a month with 30 days": "20260431",
};
const noTimes = Object.fromEntries(Object.entries(noDays).map(([what, day]) => [what, `${day}101501`]));
const harmful = {
  text: control,
  "filled-text": { ...control, blanks: "   " },
  name: {
    ...control,
    blanks: "   ",
    "a link": "See https://evil.example",
    "a domain": "evil.com",
    "a full stop of another script": "evil\u3002com",
  },
  identifier: invisible,
  "branch-id": {
    ...invisible,
    "small letters": "aa",
    "one character": "1",
    "three characters": "001",
    "a hyphen": "0-",
  },
  "calendar-day": noDays,
  profile: {
    "another country": "zz",
    capitals: "KE",
    blanks: " ke",
    "a field of every object": "constructor",
  },
  "calendar-time": { ...noTimes, "the hour 24": "20260310240000", "the minute 60": "20260310106000" },
};

/** Looked up before the body is validated, and never anybody's. */
const isBranch = (name: string) => name === "branch_id" || name === "bhf_id";
const isFormat = (format: unknown): format is keyof typeof formats => Object.hasOwn(formats, String(format));

/** Of many sales, each that is not valid is rejected separately, with its own fields. */
function expectRejectedEntry(
  response: ServiceResponse,
  [, index, ...place]: readonly (string | number)[],
): void {
  expect(response.status, response.text).to.be.oneOf([200, 202]);
  const { results } = response.body.data as { results: { result: string; errors?: object }[] };
  const { result, errors = {} } = results[Number(index)] ?? { result: "missing" };
  expect(result, response.text).to.equal("rejected");
  expect(Object.keys(errors), response.text).to.include(place.join(".").replaceAll(/\.(\d+)(?=\.)/g, "[$1]"));
}

describe("unreadable texts, and invalid days", () => {
  const test = forSuite(() => startTestService({ overrides: { work: false } }));
  before(async () => {
    await openBranch(test);
  });

  for (const operation of operationList) {
    const fields = operation.body
      ? fieldsOf(operation.body.pointer).filter(
          ({ name, schema }) => isFormat(schema.format) && !(operation.branch !== "none" && isBranch(name)),
        )
      : [];
    if (fields.length === 0) continue;

    it(`are rejected by ${operation.id}`, async () => {
      const { path, body } = exampleRequest(operation);
      const send = (sent: unknown) => test.call(operation.method.toUpperCase(), path, { body: sent });
      for (const { path: place, schema } of fields) {
        if (!isFormat(schema.format)) continue;
        for (const [what, value] of Object.entries(harmful[schema.format])) {
          const response = await send(withField(body ?? {}, place, value));
          if (operation.bulk !== undefined) {
            expectRejectedEntry(response, place);
            continue;
          }
          const name = place.join(".").replaceAll(/\.(\d+)(?=\.)/g, "[$1]");
          expect(
            `${response.status} ${response.body.code}`,
            `${name} with ${what}: ${response.text}`,
          ).to.equal(`${operation.validationStatus} validation_failed`);
          expect(Object.keys(response.body.errors as object), what).to.include(name);
        }
      }
    });
  }

  it("are rejected where a name or reason is only blanks", async () => {
    for (const [method, path, body] of [
      ["PATCH", "/items/KE2NTXU0000001", { item_name: "   " }],
      ["PUT", "/branches/00", { name: " " }],
      ["POST", "/insurances", { code: "NH9", name: "  ", rate: 5 }],
      ["POST", "/branches/00/pause", { reason: "\u00a0" }],
    ] as const) {
      const response = await test.call(method, path, { body });
      expect(response.status, path).to.equal(422);
      const [messages] = Object.values(Object(response.body.errors));
      expect(String(messages), path).to.match(/^must not be blank/);
    }
  });

  it("are rejected in filters too", async () => {
    const { status, body } = await test.call("GET", `/items?item_name=${encodeURIComponent("a\u001bb")}`);
    expect([status, Object.keys(body.errors as object)]).to.deep.equal([422, ["item_name"]]);
  });

  it("are distinguished from names in every script, which are accepted", async () => {
    for (const name of ["Café Ñandú", "北京商店", "متجر", "Zoë\u0308", "👩‍🌾 shop"]) {
      const response = await test.call("PUT", "/branches/00", { body: { name } });
      expect([response.status, (response.body.data as { name: string }).name]).to.deep.equal([200, name]);
    }
  });
});
