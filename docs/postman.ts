// Writes docs/developers/taxctl.postman_collection.json from openapi.yaml: each operation with the document's example, for Postman and
// programs that read its collections.
import { readFile, writeFile } from "node:fs/promises";
import { parse } from "yaml";

type Node = { [key: string]: unknown };
type Text = { key: string; value: string; description?: string; disabled?: true };
type Body = { mode: "raw"; raw: string; options: { raw: { language: "json" } } };
export type Item = {
  name: string;
  request: {
    method: string;
    description: string;
    auth?: { type: "noauth" };
    header: Text[];
    url: { raw: string; host: string[]; path: string[]; query?: Text[]; variable?: Text[] };
    body?: Body;
  };
  response: [];
};
type Folder = { name: string; description: string; item: Item[] };
type Collection = { info: object; auth: object; variable: Text[]; item: [Item, ...Folder[]] };

const source = new URL("../openapi.yaml", import.meta.url);
const target = new URL("developers/taxctl.postman_collection.json", import.meta.url);
const collectionSchema = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";
const httpMethods = ["get", "post", "put", "patch", "delete"];

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** The collection of a document: a folder for each tag, in the document's order. */
export function collectionOf(document: Node): Collection {
  const folders = nodesOf(document.tags).map(({ name, description }) => ({
    name: textOf(name),
    description: textOf(description),
    item: operationsOf(document)
      .filter((one) => one.tag === name)
      .map(({ item }) => item),
  }));
  const info = isNode(document.info) ? document.info : {};
  return {
    info: {
      name: textOf(info.title),
      description:
        "Set the variables of this collection: `api_key`, and `base_url` and `branch` if yours differ.",
      schema: collectionSchema,
    },
    auth: { type: "bearer", bearer: [{ key: "token", value: "{{api_key}}", type: "string" }] },
    variable: [
      { key: "base_url", value: "http://127.0.0.1:8080/api/v1" },
      { key: "api_key", value: "" },
      { key: "branch", value: "00" },
    ],
    item: [firstSale, ...folders.filter(({ item }) => item.length > 0)],
  };
}

/** Works as it is with the service that `npm start` runs. The document's own example names items that a reader may not have. */
const firstSale: Item = {
  name: "Your first sale",
  request: {
    method: "POST",
    description:
      "Works as it is with the service on your machine (`npm start`). Send it twice: the second response has the same receipt, because the number is the same.",
    header: [
      { key: "X-Branch-ID", value: "{{branch}}" },
      { key: "Content-Type", value: "application/json" },
    ],
    url: { raw: "{{base_url}}/sales", host: ["{{base_url}}"], path: ["sales"] },
    ...jsonBody({
      invoice_no: "POSTMAN-1",
      sale_date: "20260310",
      payment_type: "01",
      items: [{ item_code: "KE2NTXU0000001", quantity: 2, unit_price: 58 }],
    }),
  },
  response: [],
};

function jsonBody(body: unknown): { body: Body } {
  return {
    body: { mode: "raw", raw: JSON.stringify(body, null, 2), options: { raw: { language: "json" } } },
  };
}

function operationsOf(document: Node): { tag: string; item: Item }[] {
  return Object.entries(isNode(document.paths) ? document.paths : {}).flatMap(([path, methods]) =>
    httpMethods.flatMap((method) => {
      const operation = isNode(methods) ? methods[method] : undefined;
      if (!isNode(operation)) return [];
      const [tag] = Array.isArray(operation.tags) ? operation.tags : [];
      return [{ tag: textOf(tag), item: requestOf(document, method, path, operation) }];
    }),
  );
}

function requestOf(document: Node, method: string, path: string, operation: Node): Item {
  const parameters = nodesOf(operation.parameters).map((one) => resolve(document, one));
  const inPlace = (place: string) => parameters.filter((one) => one.in === place);
  const body = exampleOf(document, operation.requestBody);
  const query = inPlace("query").map(textParameter);
  const segments = path
    .slice(1)
    .split("/")
    .map((part) => part.replace(/^\{(.*)\}$/, ":$1"));
  const sent = query.filter((one) => one.disabled === undefined).map(({ key, value }) => `${key}=${value}`);
  const headers: Text[] = inPlace("header").map(textParameter);
  if (body !== undefined) headers.push({ key: "Content-Type", value: "application/json" });
  return {
    name: textOf(operation.summary),
    request: {
      method: method.toUpperCase(),
      description: textOf(operation.description),
      ...(takesKey(operation) ? {} : { auth: { type: "noauth" as const } }),
      header: headers,
      url: {
        raw: `{{base_url}}/${segments.join("/")}${sent.length > 0 ? `?${sent.join("&")}` : ""}`,
        host: ["{{base_url}}"],
        path: segments,
        ...(query.length > 0 && { query }),
        ...(inPlace("path").length > 0 && { variable: inPlace("path").map(textParameter) }),
      },
      ...(body !== undefined && jsonBody(body)),
    },
    response: [],
  };
}

/** Without a key: the operation needs no credential, or the cookie of a session. */
function takesKey({ security }: Node): boolean {
  return security === undefined || nodesOf(security).some((one) => "bearer" in one);
}

/** A parameter as it is sent. Those that may be omitted are switched off, apart from the branch. */
function textParameter({ name, description, example, required, schema }: Node): Text {
  const key = textOf(name);
  const isBranch = key === "X-Branch-ID";
  const known = example ?? (isNode(schema) ? (schema.example ?? schema.default) : undefined);
  return {
    key,
    value: isBranch ? "{{branch}}" : known === undefined ? "" : String(known),
    description: textOf(description),
    ...(required === true || isBranch ? {} : { disabled: true }),
  };
}

/** The first example of a JSON body. */
function exampleOf(document: Node, requestBody: unknown): unknown {
  const { content } = resolve(document, requestBody);
  const json = isNode(content) ? content["application/json"] : undefined;
  const [example] = isNode(json) && isNode(json.examples) ? Object.values(json.examples) : [];
  return resolve(document, example).value;
}

function resolve(document: Node, node: unknown): Node {
  if (!isNode(node)) return {};
  if (typeof node.$ref !== "string") return node;
  let found: unknown = document;
  for (const part of node.$ref.slice(2).split("/")) found = isNode(found) ? found[part] : undefined;
  return resolve(document, found);
}

/** The file's text; the same document gives the same text. */
export async function generateCollection(): Promise<string> {
  return `${JSON.stringify(collectionOf(parse(await readFile(source, "utf8"))), null, 2)}\n`;
}

if (import.meta.main) await writeFile(target, await generateCollection());
