// What the SDK takes from openapi.yaml: types, the methods, and their table in the README.
import { readFile, writeFile } from "node:fs/promises";
import openapiTS, { astToString } from "openapi-typescript";
import { parse } from "yaml";
import { writeDocument } from "./build.ts";
import { docComment } from "./generate-doc-comment.ts";
import {
  allowUndefined,
  nameSchemas,
  openCodes,
  rejectUnknown,
  spellOutAlternatives,
  withoutAbsent,
} from "./generate-schemas.ts";

type Schema = {
  $ref?: string;
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  allOf?: Schema[];
  format?: string;
  required?: string[];
};
type Example = { $ref?: string; value?: unknown };
type Media = { schema?: Schema; examples?: Record<string, Example> };
type Content = { content?: Record<string, Media> };
type Parameter = {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  example?: unknown;
  schema?: Schema;
};
type Operation = {
  operationId: string;
  tags: [string];
  summary: string;
  description: string;
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content & { $ref?: string }>;
  "x-branch"?: boolean | string;
  "x-lane"?: boolean;
};
type Document = { paths: Record<string, Record<string, Operation>>; components: Record<string, unknown> };

const source = new URL("../openapi.yaml", import.meta.url);
const document: Document = parse(await readFile(source, "utf8"));

/** The noun in a resource's operation ids, if it isn't the tag without its last letter. */
const nouns: Record<string, string> = {
  account: "Account",
  audit: "Audit",
  branches: "Branch",
  stock: "Stock",
  health: "Health",
  me: "Me",
  uploads: "SalesUpload",
};

/** `createSale` of `sales` is `create`, `getTransactionStats` is `stats`, `fetchSupplierSales` stays as it is. */
function methodName(operationId: string, tag: string): string {
  const verb = /^[a-z]+/.exec(operationId)?.[0] ?? operationId;
  const noun = nouns[tag] ?? `${tag[0]?.toUpperCase()}${tag.slice(1, -1)}`;
  const object = operationId.slice(verb.length).replace(new RegExp(`^${noun}(es|s)?(?![a-z])`), "");
  if (object === "") return verb;
  const bare = verb === "get" || verb === "list";
  return bare ? `${object[0]?.toLowerCase()}${object.slice(1)}` : `${verb}${object}`;
}

/** A file in place of JSON if the query asks for it; the method then returns its bytes. */
const file = "application/pdf";
/** A response that is always a file. */
const bytes = "application/octet-stream";

function resolve<T extends { $ref?: string }>(node: T): T {
  if (node.$ref === undefined) return node;
  let found: unknown = document;
  for (const key of node.$ref.slice(2).split("/")) found = Object(found)[key];
  return Object(found);
}

function jsonSchema(content: Content | undefined): Schema | undefined {
  const schema = content?.content?.["application/json"]?.schema;
  return schema && resolve(schema);
}

function describeOperation(method: string, path: string, operation: Operation) {
  const { operationId, summary, tags } = operation;
  const parameters = (operation.parameters ?? []).map(resolve);
  const names = (place: string) => parameters.filter((one) => one.in === place).map((one) => one.name);
  const query = parameters.filter((one) => one.in === "query" && one.name !== "async");
  const required = query.filter((one) => one.required);
  const body = jsonSchema(operation.requestBody);
  const { responses } = operation;
  const success = responses["200"] ?? responses["201"] ?? responses["202"];
  const data = jsonSchema(success && resolve(success))?.properties?.data;
  const meta = jsonSchema(success && resolve(success))?.properties?.meta;
  const paged = data !== undefined && resolve(data).type === "array";
  const inQuery = query.some((one) => one.name === "page");
  const inBody = body?.properties?.page !== undefined;
  const inPath = parameters.filter((one) => one.in === "path").map((one) => one.example);
  const sent = Object.values(operation.requestBody?.content?.["application/json"]?.examples ?? {})[0];
  const bodyExample = sent && resolve(sent).value;
  const isEmpty = Object.keys(Object(bodyExample)).length === 0;
  return {
    tag: tags[0],
    name: methodName(operationId, tags[0]),
    summary,
    description: operation.description,
    args: [
      ...inPath,
      ...(isEmpty ? [] : [bodyExample]),
      ...(required.length > 0
        ? [Object.fromEntries(required.map(({ name, example }) => [name, example]))]
        : []),
    ],
    /** A change without a field would change nothing. */
    optionalBody: (body?.required ?? []).length === 0 && method !== "put" && method !== "patch",
    optionalQuery: required.length === 0,
    hasOwnMeta: meta !== undefined && meta.$ref !== "#/components/schemas/Pagination",
    /** Returns a file if the query asks for one. */
    isFile: success?.content !== undefined && file in success.content,
    isBytes: success?.content !== undefined && bytes in success.content,
    route: {
      operation: operationId,
      ...(method !== "get" && { method: method.toUpperCase() }),
      path,
      ...(inPath.length > 0 && { params: names("path") }),
      ...(body && { body: true }),
      ...(query.length > 0 && method === "get" && { query: true }),
      ...(paged && inQuery && { paging: "query" }),
      ...(paged && inBody && { paging: "body" }),
      ...(operation["x-branch"] !== undefined && { branch: true }),
      ...(operation["x-lane"] && { submission: true }),
      ...(isUnkeyed(method, parameters) && { unkeyed: true }),
      ...(operationId.startsWith("search") && { repeatable: true }),
      ...(/^(fetch|select|sync|initialize|test|getTaxpayer)/.test(operationId) && { direct: true }),
    },
  };
}

/** Whether a retried request could take effect twice, because the service knows no `Idempotency-Key` for it. */
function isUnkeyed(method: string, parameters: readonly Parameter[]): boolean {
  return method === "post" && !parameters.some(({ name }) => name === "Idempotency-Key");
}

type Described = ReturnType<typeof describeOperation>;

function signature(described: Described): string {
  const { name, optionalBody, optionalQuery, isFile, isBytes, hasOwnMeta, route } = described;
  const id = `"${route.operation}"`;
  const parts = (route.params ?? []).map(
    (param) => `${param.replace(/_(\w)/g, (_, letter) => letter.toUpperCase())}: string`,
  );
  if (route.body) parts.push(`body${optionalBody ? "?" : ""}: Body<${id}>`);
  if (route.query)
    parts.push(`query${optionalQuery ? "?" : ""}: Query<${id}>${isFile ? " & { format?: Format }" : ""}`);
  const doc = docComment(described);
  const overload = (options: string, result: string) =>
    `    ${name}(${[...parts, options].join(", ")}): ${result};\n`;
  if (route.paging) {
    const meta = hasOwnMeta ? `, Envelope<${id}>["meta"]` : "";
    return doc + overload("options?: RequestOptions", `PageCall<Row<${id}>${meta}>`);
  }
  if (isBytes) return doc + overload("options?: RequestOptions", "ApiCall<Uint8Array, Uint8Array>");
  if (isFile) {
    const method = `${name}<Format extends "json" | "pdf" | undefined = undefined>`;
    return `${doc}    ${method}(${[...parts, "options?: RequestOptions"].join(", ")}): FileCall<${id}, Format>;\n`;
  }
  const plain = overload("options?: RequestOptions", `ApiCall<Result<${id}>, Envelope<${id}>>`);
  if (!route.submission) return doc + plain;
  const options = "options?: RequestOptions & { async?: Async }";
  const method = `${name}<Async extends boolean | undefined = false>`;
  return `${doc}    ${method}(${[...parts, options].join(", ")}): SubmitCall<${id}, Async>;\n`;
}

/** The operations of each tag, in the document's order. */
function describeResources(): Map<string, Described[]> {
  const resources = new Map<string, Described[]>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (!operation.operationId) continue;
      const described = describeOperation(method, path, operation);
      resources.set(described.tag, [...(resources.get(described.tag) ?? []), described]);
    }
  }
  return resources;
}

function routesSource(): string {
  const resources = describeResources();
  let types = "";
  let table = "";
  for (const [tag, methods] of resources) {
    const names = new Set(methods.map((method) => method.name));
    if (names.size !== methods.length) throw new Error(`two methods of ${tag} have one name`);
    types += `  ${tag}: {\n${methods.map(signature).join("")}  };\n`;
    table += `  ${tag}: {\n${methods.map(({ name, route }) => `    ${name}: ${JSON.stringify(route)},\n`).join("")}  },\n`;
  }
  return `// Generated from openapi.yaml by generate.ts: every method of the client, its types and its route. Do not edit.
import type { ApiCall } from "./call.ts";
import type { PageCall } from "./paginate.ts";
import type { Body, Envelope, FileCall, Query, RequestOptions, Result, Route, Row, SubmitCall } from "./types.ts";

export type Resources = {
${types}};

export const routes = {
${table}} as const satisfies Record<string, Record<string, Route>>;

/** The form of the dates in requests, by the name of the field. */
export const dateForms = {
${[...dateForms()].map(([name, form]) => `  ${name}: "${form}",\n`).join("")}} as const;
`;
}

const writtenForms: Record<string, string> = { "calendar-day": "YYYYMMDD", date: "YYYY-MM-DD" };

/** The form of each date in requests, by its name. @throws Error if a name has two forms: callers could not know which */
function dateForms(): Map<string, string> {
  const found = new Map<string, string>();
  const note = (name: string, schema: Schema) => {
    const form = writtenForms[schema.format ?? ""];
    if (form === undefined) return;
    if (found.get(name) !== form && found.has(name)) throw new Error(`the date ${name} has two forms`);
    found.set(name, form);
  };
  const seen = new Set<Schema>();
  const visit = (named: Schema): void => {
    const schema = resolve(named);
    if (seen.has(schema)) return;
    seen.add(schema);
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      note(name, resolve(field));
      visit(field);
    }
    for (const inner of [schema.allOf, schema.oneOf, schema.items].flat()) if (inner) visit(inner);
  };
  for (const operation of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
    for (const one of (operation.parameters ?? []).map(resolve)) note(one.name, resolve(one.schema ?? {}));
    visit(jsonSchema(operation.requestBody) ?? {});
  }
  return found;
}

/** Gives each field that only refers to a schema the schema's description, which an editor would not show otherwise. */
function describeFields(node: unknown): void {
  if (typeof node !== "object" || node === null) return;
  const { properties } = node as Schema;
  for (const field of Object.values(properties ?? {})) {
    field.description ??= [field, ...(field.oneOf ?? [])]
      .map((one) => resolve(one).description)
      .find(Boolean);
  }
  for (const inner of Object.values(node)) describeFields(inner);
}

/** The types of an OpenAPI document. @throws Error with the place of a schema whose type would be `unknown` */
export async function typesOf(openapi: object): Promise<string> {
  const spelledOut = spellOutAlternatives(JSON.parse(JSON.stringify(openapi)));
  const nodes = await openapiTS(JSON.stringify(spelledOut), {
    defaultNonNullable: false,
    transform: openCodes,
    postTransform: rejectUnknown,
    alphabetize: false,
    silent: true,
  });
  return plainComments(astToString(nameSchemas(allowUndefined(withoutAbsent(nodes)))));
}

/** Descriptions as the text of comments, not as tags, which editors show below. A format is in the description, where it matters. */
function plainComments(code: string): string {
  return code
    .replace(/^ *\* Format: .*\n/gm, "")
    .replace(/(\/\*\*\s(?: *\* )?)@description /g, "$1")
    .replace(/^( *\* )@description /gm, (_, star: string) => `${star.trimEnd()}\n${star}`);
}

async function typesSource(): Promise<string> {
  const described = structuredClone(document);
  describeFields(described);
  const types = await typesOf(described);
  return `// Generated from openapi.yaml by generate.ts: the types of the API for callers. Do not edit.\nimport type { ErrorCode } from "./catalogue.ts";\n\n${types}`;
}

/** Methods of the client that are no operation (`client.ts`). */
const byHand: Record<string, string[]> = {
  sales: ["createMany"],
  items: ["createMany"],
  transactions: ["waitFor"],
  exports: ["read"],
};

/** The README with the table of the client's methods. */
async function readmeSource(): Promise<string> {
  const readme = await readFile(new URL("README.md", import.meta.url), "utf8");
  const rows = [...describeResources()].map(([tag, methods]) => {
    const names = [...methods.map(({ name }) => name), ...(byHand[tag] ?? [])];
    return `| \`${tag}\` | \`${names.join(" ")}\` |`;
  });
  const table = ["| Resource | Methods |", "| --- | --- |", ...rows].join("\n");
  const place = /(?<=<!-- methods -->\n\n).*(?=\n\n<!-- end of methods -->)/s;
  if (!place.test(readme)) throw new Error("README.md has no place for the methods");
  return readme.replace(place, () => table);
}

/** The generated files by their names in this folder; the same document gives the same files. */
export async function generate(): Promise<Map<string, string>> {
  return new Map([
    ["src/rules/openapi.ts", await typesSource()],
    ["src/client/routes.ts", routesSource()],
    ["README.md", await readmeSource()],
  ]);
}

if (import.meta.main) {
  writeDocument();
  for (const [name, text] of await generate()) await writeFile(new URL(name, import.meta.url), text);
}
