// Every operation with a name or id in its path, called with texts that no column of names or ids can hold.
import { expect } from "chai";
import { operationList } from "../../server/src/core/context/operations.ts";
import { openBranch } from "../support/branch.ts";
import { describeEachFamily } from "../support/database.ts";
import { exampleRequest } from "../support/requests.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

/** Beyond ASCII, beyond the Basic Multilingual Plane, longer than any column, and a character that texts of databases can't hold. */
const texts = ["Ünit", "!\u{1D158}\u{1D165}\uA8F8", "x".repeat(2_000), "a\u0000b"];
const operations = operationList.filter((operation) =>
  operation.parameters.some((parameter) => parameter.in === "path"),
);

describeEachFamily("a text in a path", (family) => {
  const test = forSuite(() => startTestService({ family }));
  before(async () => {
    await openBranch(test);
  });

  for (const operation of operations) {
    it(`is looked up or rejected by ${operation.id}`, async () => {
      for (const text of texts) {
        const { body, query } = exampleRequest(operation);
        const path = operation.path.replaceAll(/\{\w+\}/g, encodeURIComponent(text));
        const response = await test.call(operation.method.toUpperCase(), `${path}${query}`, { body });
        expect(response.status, `${operation.method} ${path}: ${JSON.stringify(response.body)}`).to.be.oneOf([
          400, 403, 404, 422,
        ]);
      }
    });
  }
});
