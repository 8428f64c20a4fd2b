// The document as a whole: lints clean, holds every operation of the API, and each operation its statuses and roles.
import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { parse } from "yaml";
import {
  bulk,
  cookies,
  created,
  fileOperation,
  guarded,
  inSession,
  interfaceRoutes,
  lane,
  mailing,
  personal,
  publicOperations,
  rateHeaders,
  successes,
} from "./expected.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

type Ref = { $ref: string };
type Parameter = { name: string; in: string; required?: boolean };
type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  "x-roles": string[];
  security?: object[];
  "x-feature"?: string;
  "x-branch"?: true | "optional";
  "x-lane"?: true;
  "x-extension"?: true;
  "x-revalidate"?: true;
  "x-validation-status"?: 400;
  parameters?: (Ref | Parameter)[];
  requestBody?: { required: boolean };
  responses: Record<string, { $ref?: string; headers?: Record<string, unknown> }>;
};
type Document = {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: { operationId?: string } }>;
  components: {
    parameters: Record<string, Parameter>;
    responses: Record<string, { headers: Record<string, unknown> }>;
  };
};

const document: Document = parse(await readFile(`${root}/openapi.yaml`, "utf8"));

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    operation,
    parameters: (operation.parameters ?? []).map(resolve),
  })),
);

function resolve(parameter: Ref | Parameter): Parameter {
  if (!("$ref" in parameter)) return parameter;
  const found = document.components.parameters[parameter.$ref.replace("#/components/parameters/", "")];
  if (!found) throw new Error(`${parameter.$ref} does not exist`);
  return found;
}

type Report = { totals: Record<string, number>; problems: { ruleId: string }[] };

/** What the linter says of a file, by the rules of redocly.yaml. */
async function lint(file: string): Promise<{ code: number; report: Report }> {
  const cli = join(root, "node_modules/@redocly/cli/bin/cli.js");
  const args = [cli, "lint", file, "--format=json", `--config=${join(root, "redocly.yaml")}`];
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  return await new Promise((done) => {
    execFile(process.execPath, args, { cwd: root, env, maxBuffer: 2 ** 26 }, (error, stdout) => {
      done({ code: typeof error?.code === "number" ? error.code : 0, report: JSON.parse(stdout) });
    });
  });
}

const takesKey = (id: string): boolean =>
  mailing.includes(id) || (!publicOperations.includes(id) && !personal.includes(id));

/** Error statuses that follow from the shape of an operation. */
function errorsOf({ path, method, operation, parameters }: (typeof operations)[number]): string[] {
  const { operationId: id } = operation;
  const statuses = new Set(["403", "429", "500", "503"]);
  // Passwords and codes are credentials too.
  if (!publicOperations.includes(id) || id.endsWith("Session")) statuses.add("401");
  if (operation.requestBody) for (const status of ["400", "408", "413", "415", "422"]) statuses.add(status);
  if (method === "POST" && takesKey(id)) for (const status of ["409", "422"]) statuses.add(status);
  if (path.includes("{")) statuses.add("404");
  if (parameters.some((parameter) => parameter.in === "query")) statuses.add("422");
  if (guarded.includes(operation.operationId)) statuses.add("409");
  if (id === fileOperation) statuses.add("416");
  return [...statuses].sort();
}

describe("openapi.yaml", () => {
  it("lints without a finding", async () => {
    const { code, report } = await lint("openapi.yaml");
    expect(report.problems).to.deep.equal([]);
    expect(report.totals).to.deep.equal({ errors: 0, warnings: 0, ignored: 0 });
    expect(code).to.equal(0);
  });

  it("does not lint when an operation loses its id or an example its shape", async () => {
    const folder = await mkdtemp(join(tmpdir(), "openapi-"));
    try {
      const file = join(folder, "broken.yaml");
      const text = await readFile(join(root, "openapi.yaml"), "utf8");
      const broken = text
        .replace(/^ +operationId: getHealth\n/m, "")
        .replace("in_doubt: false", "in_doubt: maybe");
      await writeFile(file, broken);
      const { code, report } = await lint(file);
      const rules = report.problems.map(({ ruleId }) => ruleId);
      expect(rules).to.include.members(["rule/paths-operation-id", "no-invalid-media-type-examples"]);
      expect(code).to.equal(1);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it("holds every operation of the API; x-extension: true marks the others", () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids)).to.have.property("size", ids.length);
    const ofInterface = operations.filter(({ operation }) => operation["x-extension"] === undefined);
    const found = ofInterface.map(({ path, method, operation }) => [
      operation.operationId,
      `${method} ${path}`,
    ]);
    expect(Object.fromEntries(found)).to.deep.equal(interfaceRoutes);
  });

  it("names no operation that the service only calls", () => {
    for (const { post } of Object.values(document.webhooks)) expect(post).not.to.have.property("operationId");
  });

  it("has a test file for each operation", async () => {
    const files = await readdir(join(root, "test/operations"));
    const named = operations.map(({ operation }) => `${operation.operationId}.test.ts`);
    expect(
      named.filter((name) => !files.includes(name)),
      "missing in test/operations",
    ).to.deep.equal([]);
    expect(
      files.filter((name) => !named.includes(name)),
      "of no operation",
    ).to.deep.equal([]);
  });

  it("has a described tag for each operation", () => {
    const tags = document.tags.map(({ name }) => name);
    for (const { operation } of operations) {
      expect(operation.tags).to.have.length(1);
      expect(tags).to.include(operation.tags[0]);
    }
  });

  for (const entry of operations) {
    const { path, method, operation, parameters } = entry;
    const id = operation.operationId;
    const statuses = Object.keys(operation.responses);

    describe(id, () => {
      it("has the statuses that follow from its shape", () => {
        expect(statuses.filter((status) => status >= "400")).to.deep.equal(errorsOf(entry));
        const only = created.includes(id) ? "201" : bulk.includes(id) ? "202" : "200";
        const usual = successes[id] ?? (lane.includes(id) ? ["200", "202"] : [only]);
        const success = operation["x-revalidate"] ? [...usual, "304"] : usual;
        expect(statuses.filter((status) => status < "400")).to.deep.equal(success);
      });

      it("shares its failures", () => {
        for (const [status, response] of Object.entries(operation.responses)) {
          if (status < "400") continue;
          expect(response.$ref, status).to.match(/^#\/components\/responses\/[A-Z]/);
        }
      });

      it("states who may call it", () => {
        const { security } = operation;
        if (publicOperations.includes(id) || personal.includes(id)) {
          expect(security).to.deep.equal(publicOperations.includes(id) ? [] : [{ session: [] }]);
          expect(operation).not.to.have.property("x-roles");
          return;
        }
        expect(security).to.deep.equal(inSession.includes(id) ? [{ session: [] }] : undefined);
        // Which roles: test/security/roles.test.ts.
        expect(operation["x-roles"]).to.include("owner");
      });

      it("has the parameters of its kind", () => {
        const names = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
        const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => `path ${match[1]}`);
        expect(names.filter((name) => name.startsWith("path "))).to.deep.equal(inPath);
        expect(names.includes("header Idempotency-Key")).to.equal(method === "POST" && takesKey(id));
        expect(names.includes("query async")).to.equal(lane.includes(id));
        expect(Boolean(operation["x-lane"])).to.equal(lane.includes(id));
        const branch = operation["x-branch"] !== undefined;
        expect(names.includes("header X-Branch-ID")).to.equal(branch);
        expect(names.includes("query branch_id")).to.equal(branch && method === "GET");
        expect(names.includes("query bhf_id")).to.equal(branch && method === "GET");
      });

      it("names its plan feature and its validation status", () => {
        const feature = ["imports", "webhooks", "insurances"].find((name) => operation.tags[0] === name);
        expect(operation["x-feature"]).to.equal(feature);
        const asBadRequest =
          Boolean(operation.requestBody) && ["sales", "purchases"].includes(String(operation.tags[0]));
        expect(operation["x-validation-status"]).to.equal(asBadRequest ? 400 : undefined);
      });

      it("shows the rate limit and the request id on each response", () => {
        for (const [status, response] of Object.entries(operation.responses)) {
          const shared = response.$ref?.replace("#/components/responses/", "");
          const headers = shared ? document.components.responses[shared]?.headers : response.headers;
          const wanted = [...rateHeaders];
          if (status === "429" || status === "503") wanted.push("Retry-After");
          if (status === cookies[id]) wanted.push("Set-Cookie");
          if (operation["x-revalidate"] && (status === "200" || status === "304")) wanted.push("ETag");
          if (id === fileOperation && status < "300") wanted.push("ETag", "Accept-Ranges");
          if (status === "206" || status === "416") wanted.push("Content-Range");
          expect(Object.keys(headers ?? {}), status).to.deep.equal(wanted);
        }
      });
    });
  }
});
