// The checks that the build compiles judge as those that are compiled where sources run.
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "chai";
import { buildChecks } from "../../server/build.ts";
import { ValidationError } from "../../server/src/errors.ts";
import { checksFiles, type FindChecks, findBuiltChecks } from "../../server/src/http/checks.ts";
import { compileWhenNeeded } from "../../server/src/http/compile-checks.ts";
import { createValidators, type RawRequest } from "../../server/src/http/validate.ts";
import { type Operation, operationList } from "../../server/src/operations.ts";
import { exampleRequest } from "../support/requests.ts";

const oddValues: readonly unknown[] = [
  ...[null, true, -1, 0, 1.5, 1e300, "", " ", "x", "2026-02-30", "2026-02-28T25:00:00Z", "a\nb"],
  ...["x".repeat(3_000), "😀".repeat(300), [], [{}], [1, 1], {}, { unknown: 1 }],
];

/** The body with one thing in it replaced by each odd value, or left out, or joined by an unknown field. */
function* mutations(body: unknown): Generator<unknown> {
  yield* oddValues;
  if (typeof body !== "object" || body === null) return;
  for (const key of Object.keys(body)) {
    for (const value of mutations(Reflect.get(body, key))) {
      const changed = structuredClone(body);
      Reflect.set(changed, key, value);
      yield changed;
    }
    if (!Array.isArray(body)) {
      const { [key]: _, ...rest } = body as Record<string, unknown>;
      yield { ...rest, [`${key}_unknown`]: 1 };
      yield rest;
    }
  }
}

function requestsOf(operation: Operation): RawRequest[] {
  const { query, body } = exampleRequest(operation);
  const params = Object.fromEntries(
    operation.parameters.filter((parameter) => parameter.in === "path").map(({ name }) => [name, "x"]),
  );
  const usual: RawRequest = { params, query: new URLSearchParams(query), headers: {}, body };
  const requests = [usual, { ...usual, params: {} }, { ...usual, query: new URLSearchParams("odd=1") }];
  for (const { in: place, name } of operation.parameters) {
    for (const value of ["", "0", "5", "true", "x", "2026-02-30", "2026-02", "x".repeat(500)]) {
      if (place === "path") requests.push({ ...usual, params: { ...params, [name]: value } });
      if (place === "header") requests.push({ ...usual, headers: { [name.toLowerCase()]: value } });
      if (place === "query") {
        const changed = new URLSearchParams(query);
        changed.set(name, value);
        requests.push({ ...usual, query: changed });
      }
    }
  }
  for (const changed of mutations(body)) if (operation.body) requests.push({ ...usual, body: changed });
  return requests;
}

function result(validate: (raw: RawRequest) => unknown, request: RawRequest): unknown {
  try {
    return validate({ ...request, body: structuredClone(request.body) });
  } catch (error) {
    if (error instanceof ValidationError) return { errors: error.details };
    return String(error);
  }
}

describe("checks that the build compiles", () => {
  let folder: string;
  let built: FindChecks | undefined;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "taxctl-checks-"));
    // As in an installed package, ajv's helpers are found from where the checks are.
    await symlink(join(import.meta.dirname, "../../node_modules"), join(folder, "node_modules"));
    await writeFile(join(folder, "package.json"), '{ "type": "module" }');
    await buildChecks(pathToFileURL(`${folder}/`));
    built = await findBuiltChecks(pathToFileURL(`${folder}/`));
  });
  after(() => rm(folder, { recursive: true }));

  const compiled = createValidators(operationList, compileWhenNeeded(operationList));

  for (const operation of operationList) {
    it(`validate ${operation.id} like the checks that are compiled at run time`, () => {
      if (!built) throw new Error("nothing was built");
      const validateBuilt = createValidators([operation], built).get(operation.id);
      const validate = compiled.get(operation.id);
      if (!validateBuilt || !validate) throw new Error("there is no validator");
      const seen = { accepted: 0, rejected: 0 };
      for (const request of requestsOf(operation)) {
        const found = result(validateBuilt, request);
        expect(found).to.deep.equal(result(validate, request));
        seen[typeof found === "object" && found !== null && "params" in found ? "accepted" : "rejected"] += 1;
      }
      expect(seen.accepted).to.be.above(0);
      if (operation.body) expect(seen.rejected).to.be.above(10);
    });
  }

  it("are not used if they are missing, or made for another document", async () => {
    const empty = await mkdtemp(join(tmpdir(), "taxctl-checks-"));
    try {
      const url = pathToFileURL(`${empty}/`);
      expect(await findBuiltChecks(url)).to.equal(undefined);
      await writeFile(join(empty, "package.json"), '{ "type": "module" }');
      for (const file of Object.values(checksFiles))
        await writeFile(join(empty, file), 'export const documentHash = "of another document";');
      expect(await findBuiltChecks(url)).to.equal(undefined);
    } finally {
      await rm(empty, { recursive: true });
    }
  });
});
