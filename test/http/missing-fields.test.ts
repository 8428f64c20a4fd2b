// An empty body: the first response names every field that is missing, of every operation that takes a body.
import { expect } from "chai";
import { type Operation, operationList, resolvePointer } from "../../server/src/core/context/operations.ts";
import { openBranch } from "../support/branch.ts";
import { exampleRequest } from "../support/requests.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

function requiredOf({ body }: Operation): string[] {
  const { required = [] } = body ? resolvePointer(body.pointer).value : {};
  return required as string[];
}

/** Each sale of a list names its own branch. */
const needsBranch = ({ branch, bulk }: Operation) => branch === "required" && !bulk;

describe("an empty body", () => {
  const test = forSuite(() => startTestService({ overrides: { work: false } }));
  let responses: Map<Operation, { status: number; fields: string[] }>;

  before(async () => {
    await openBranch(test);
    await openBranch(test, { bhf_id: "01" });
    responses = new Map();
    for (const operation of operationList.filter(({ body }) => body)) {
      const { path, query } = exampleRequest(operation);
      const { status, body } = await test.call(operation.method.toUpperCase(), path + query, { body: {} });
      responses.set(operation, { status, fields: Object.keys(Object(body.errors)) });
    }
  });

  it("is rejected with every required field, and the branch where the account has several", () => {
    const wanting = [...responses.keys()].filter((one) => requiredOf(one).length > 0 || needsBranch(one));
    expect(wanting).to.have.lengthOf.above(30);
    for (const operation of wanting) {
      const { status, fields } = responses.get(operation) ?? { fields: [] };
      const branch = needsBranch(operation) ? ["branch_id"] : [];
      expect(fields, operation.id).to.include.members([...requiredOf(operation), ...branch]);
      expect(status, operation.id).to.equal(operation.validationStatus);
    }
  });

  it("lacks no branch in an operation without one, nor where the branch is named", async () => {
    for (const [operation, { fields }] of responses)
      if (!needsBranch(operation)) expect(fields, operation.id).not.to.include("branch_id");
    const headers = { "X-Branch-ID": "01" };
    const { body } = await test.call("POST", "/purchases", { headers, body: {} });
    expect(body.errors).to.include.keys("invoice_no", "items").and.not.have.property("branch_id");
  });
});
