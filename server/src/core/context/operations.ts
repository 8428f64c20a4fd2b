// The operations of the API: their types for handlers, and their descriptions at run time.
import type { Readable } from "node:stream";
import type { operations } from "@taxctl/sdk/rules/openapi";
import { documentText } from "../../base/document.ts";
import { isRecord } from "../../base/unknown.ts";
import type { Role } from "../accounts/roles.ts";
import type { Context, PersonContext, PublicContext, SessionContext } from "./context.ts";
import type { Defaults, PersonOperation, PublicOperation, SessionOperation } from "./operation-types.ts";

/** Every operation of openapi.yaml by its `operationId`. */
export type OperationId = keyof operations;

/** A part of a request with all that the document gives it by default; `D` names these fields, and those within fields. */
type Filled<T, D> = T extends readonly (infer Entry)[]
  ? Filled<Entry, D>[]
  : T extends object
    ? {
        [Key in keyof T]: Key extends keyof D
          ? D[Key] extends true
            ? T[Key]
            : Filled<T[Key], D[Key]>
          : T[Key];
      } & {
        [Key in keyof T & keyof D as D[Key] extends true ? Key : never]-?: Exclude<T[Key], undefined>;
      }
    : T;
type FilledPart<Id extends OperationId, Place extends string, T> = Id extends keyof Defaults
  ? Place extends keyof Defaults[Id]
    ? Filled<T, Defaults[Id][Place]>
    : T
  : T;

type Parameters<Id extends OperationId, Place extends "path" | "query" | "header"> =
  Exclude<operations[Id]["parameters"][Place], undefined> extends never
    ? Record<never, never>
    : FilledPart<Id, Place, Exclude<operations[Id]["parameters"][Place], undefined>>;

type Body<Id extends OperationId> = operations[Id] extends {
  requestBody?: { content: { "application/json": infer B } };
}
  ? FilledPart<Id, "body", B>
  : undefined;

/** A request as its handler sees it: validated, with every default of the document applied. */
export type Request<Id extends OperationId> = {
  /** Path parameters. */
  params: Parameters<Id, "path">;
  query: Parameters<Id, "query">;
  /** The documented headers, names in lower case. */
  headers: {
    [Name in keyof Parameters<Id, "header"> as Lowercase<Name & string>]: Parameters<Id, "header">[Name];
  };
  /** An optional body that was not sent is the empty object, with the defaults of its schema. */
  body: Body<Id>;
};

/** The router adds `timestamp`, `request_id` and `warnings`; handlers return the other fields of the operation's `meta`. */
type Unstamped<B> = B extends { meta: infer M }
  ? Omit<B, "meta"> & MetaOf<Omit<M, "timestamp" | "request_id" | "warnings">>
  : B;
type MetaOf<M> = Record<never, never> extends M ? { meta?: M } : { meta: M };

type Success = 200 | 201 | 202 | 206;

type JsonResponse<Status, Response> = Response extends { content: { "application/json": infer B } }
  ? { status: Status; body: Unstamped<B>; headers?: Record<string, string> }
  : never;
/** Anything but JSON is sent as its bytes, with the media type of the OpenAPI document. */
type FileResponse<Status, Type> = Type extends string
  ? {
      status: Status;
      body: Uint8Array | Readable;
      headers: Record<string, string> & { "Content-Type": Type };
    }
  : never;
type FileType<Response> = Response extends { content: infer C }
  ? Exclude<keyof C, "application/json">
  : never;

type ResponsesOf<Responses> = {
  [Status in keyof Responses & Success]:
    | JsonResponse<Status, Responses[Status]>
    | FileResponse<Status, FileType<Responses[Status]>>;
}[keyof Responses & Success];

/** The responses that a handler may return: a documented success status with exactly its body. Failures are thrown. */
export type ResponseOf<Id extends OperationId> = ResponsesOf<operations[Id]["responses"]>;

/** The facts about a request, by its kind of caller. */
export type ContextOf<Id extends OperationId> = Id extends PublicOperation
  ? PublicContext
  : Id extends PersonOperation
    ? PersonContext
    : Id extends SessionOperation
      ? SessionContext
      : Context;

export type Handler<Id extends OperationId> = (
  request: Request<Id>,
  context: ContextOf<Id>,
) => Promise<ResponseOf<Id>>;

/** One handler for each operation: a missing one does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> };

export type Method = "get" | "post" | "put" | "delete" | "patch";

/**
 * Who may call an operation: `public`, anybody; `person`, a person with a session; `session`, the same in an account; `account`, a
 * session in an account, or an API key.
 */
export type Access = "public" | "person" | "session" | "account";

export type Parameter = { name: string; in: "path" | "query" | "header"; required: boolean; pointer: string };

/** The list of a bulk operation: its field, the operation of each entry, the most entries, and the most bytes of the body. */
export type Bulk = { field: string; of: OperationId; most: number; bytes: number };

/** The fields of a body that are files in base64, and the most bytes of the body. */
export type FileFields = { fields: string[]; bytes: number };

/** The description of one operation. */
export type Operation = {
  id: OperationId;
  method: Method;
  /** With braces, as in the document: `/stock/{item_code}`. */
  path: string;
  access: Access;
  roles: readonly Role[];
  feature: string | undefined;
  branch: "required" | "optional" | "none";
  /** Whether the operation is a submission that goes through a device's lane. */
  lane: boolean;
  /** Whether its response has an ETag, and 304 goes to callers with that version. */
  revalidates: boolean;
  /** The status of a failed validation. */
  validationStatus: 400 | 422;
  parameters: readonly Parameter[];
  /** `fields` are the names of its properties. */
  body: { required: boolean; pointer: string; fields: ReadonlySet<string> } | undefined;
  /** Whether it is a list that takes a cursor. */
  isPaged: boolean;
  /** Set if the body has a list whose entries are read and checked one by one, each as the body of another operation. */
  bulk: Bulk | undefined;
  /** Where the body may have files. */
  files: FileFields | undefined;
  /** Every documented status. */
  statuses: readonly number[];
  /** Pointer of the JSON schema of the success response; undefined if it has none. */
  response: string | undefined;
};

type Json = { [key: string]: unknown };

/** The OpenAPI document, parsed once. */
export const document: Json = JSON.parse(documentText);

const escapePart = (part: string): string =>
  encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1")).replaceAll("%24", "$");

/** The object at a pointer (`#/components/schemas/Sale`), and its real pointer after `$ref`s. */
export function resolvePointer(pointer: string): { value: Json; pointer: string } {
  let value: unknown = document;
  for (const part of pointer.split("/").slice(1)) {
    const key = decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~");
    value = isRecord(value) || Array.isArray(value) ? Reflect.get(value, key) : undefined;
  }
  if (!isRecord(value)) throw new Error(`openapi.yaml has nothing at ${pointer}`);
  return typeof value.$ref === "string" ? resolvePointer(value.$ref) : { value, pointer };
}

function bodyAt(pointer: string): Operation["body"] {
  const body = resolvePointer(pointer);
  const schema = `${body.pointer}/content/application~1json/schema`;
  const fields = new Set(Object.keys(Object(resolvePointer(schema).value.properties)));
  return { required: body.value.required === true, pointer: schema, fields };
}

function responseAt(pointer: string): string | undefined {
  const { value, pointer: place } = resolvePointer(pointer);
  const isJson = isRecord(value.content) && "application/json" in value.content;
  return isJson ? `${place}/content/application~1json/schema` : undefined;
}

const methods: readonly Method[] = ["get", "post", "put", "delete", "patch"];

function parameterAt(pointer: string): Parameter {
  const { value, pointer: target } = resolvePointer(pointer);
  return {
    name: String(value.name),
    in: value.in as Parameter["in"],
    required: value.required === true,
    pointer: `${target}/schema`,
  };
}

/** By its own `security`; an operation without is open to keys and sessions. */
function accessOf(operation: Json): Access {
  if (!Array.isArray(operation.security)) return "account";
  if (operation.security.length === 0) return "public";
  return "x-roles" in operation ? "session" : "person";
}

function operationAt(path: string, method: Method, item: Json): Operation {
  const pointer = `#/paths/${escapePart(path)}/${method}`;
  const { value } = resolvePointer(pointer);
  const listed = (list: unknown, at: string): Parameter[] =>
    Array.isArray(list) ? list.map((_, index) => parameterAt(`${at}/parameters/${index}`)) : [];
  const parameters = [
    ...listed(item.parameters, `#/paths/${escapePart(path)}`),
    ...listed(value.parameters, pointer),
  ];
  const body = isRecord(value.requestBody) ? bodyAt(`${pointer}/requestBody`) : undefined;
  const statuses = Object.keys(isRecord(value.responses) ? value.responses : {}).map(Number);
  return {
    id: value.operationId as OperationId,
    method,
    path,
    access: accessOf(value),
    roles: Array.isArray(value["x-roles"]) ? value["x-roles"] : [],
    feature: typeof value["x-feature"] === "string" ? value["x-feature"] : undefined,
    branch: value["x-branch"] === true ? "required" : value["x-branch"] === "optional" ? "optional" : "none",
    lane: value["x-lane"] === true,
    revalidates: value["x-revalidate"] === true,
    validationStatus: value["x-validation-status"] === 400 ? 400 : 422,
    parameters,
    body,
    isPaged: parameters.some(({ name }) => name === "cursor") || body?.fields.has("cursor") === true,
    bulk: isRecord(value["x-bulk"]) ? (value["x-bulk"] as Bulk) : undefined,
    files: isRecord(value["x-files"]) ? (value["x-files"] as FileFields) : undefined,
    statuses,
    response: responseAt(`${pointer}/responses/${Math.min(...statuses)}`),
  };
}

/**
 * All operations. Paths are sorted as plain strings, so `/stock/movements` comes before `/stock/{item_code}` and
 * the fixed path wins in a router that takes the first match.
 */
export const operationList: readonly Operation[] = Object.entries(
  isRecord(document.paths) ? document.paths : {},
)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .flatMap(([path, item]) =>
    isRecord(item)
      ? methods.filter((method) => method in item).map((method) => operationAt(path, method, item))
      : [],
  );

const operationNames = new Set(operationList.map(({ method, path }) => `${method.toUpperCase()} ${path}`));

/** Whether the document has an operation, like `GET /branches`. */
export const isOperation = (operation: string): boolean => operationNames.has(operation);
