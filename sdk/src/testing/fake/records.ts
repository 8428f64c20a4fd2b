// Responsible for the records that the fake service only keeps: branches, devices, relays, items, webhooks, insurances.
import { tinProblem } from "../../tins.ts";
import {
  insuranceUpdateErrors,
  itemErrors,
  itemUpdateErrors,
  receiptTextErrors,
} from "../../validation/index.ts";
import { type JsonObject, type Operation, resolve } from "../operations.ts";
import { paged } from "./pages.ts";
import type { FakeRequest } from "./request.ts";
import { exampleRecord, type FakeResponse, failure, invalid, rejectInvalid, success } from "./responses.ts";

/** The key of a record of a resource. */
const KEYS: Record<string, string> = {
  branches: "bhf_id",
  devices: "bhf_id",
  relays: "id",
  exports: "id",
  items: "item_code",
  webhooks: "id",
  insurances: "code",
};

/** The problems of a record beyond its form, by operation. */
const CHECKS: Record<string, (body: FakeRequest["request"]["body"]) => Record<string, string[]>> = {
  createBranch: receiptTextErrors,
  updateBranch: receiptTextErrors,
  createItem: itemErrors,
  updateItem: itemUpdateErrors,
  updateInsurance: insuranceUpdateErrors,
};

/** Shows the account, or changes its settings: null restores a default. */
export function accountResponse({ operation, request, state }: FakeRequest): FakeResponse {
  if (operation.method === "PATCH") {
    rejectInvalid(operation, receiptTextErrors(request.body));
    const defaults = exampleRecord("getAccount");
    const changes = Object.entries(known(request.body, defaults));
    const settings = Object.fromEntries(
      changes.map(([name, value]) => [name, value ?? defaults[name] ?? null]),
    );
    // The fake reads no images: each logo has one size.
    if (typeof settings.receipt_logo === "string") {
      const { length: bytes } = settings.receipt_logo;
      const media_type = settings.receipt_logo.startsWith("data:image/png") ? "image/png" : "image/jpeg";
      const size = { width: 600, height: 400, bytes };
      settings.receipt_logo = { fingerprint: "0".repeat(32), media_type, ...size };
    }
    Object.assign(state.account, settings, { updated_at: state.timestamp() });
  }
  return success(operation, { data: state.account });
}

/** Handles an operation on plain records; undefined for another operation. */
export function recordsResponse({ operation, request, state }: FakeRequest): FakeResponse | undefined {
  const [, resource = "", parameter, ...more] = operation.path.split("/");
  const key = KEYS[resource];
  if (key === undefined || more.length > 0 || (parameter && !parameter.startsWith("{"))) return undefined;
  const rows = state.collection(resource);
  const id = parameter && request.params[parameter.slice(1, -1)];
  const problem = resource === "devices" && ownTinProblem(request.body);
  if (problem) return invalid(operation, { tin: [problem] });
  rejectInvalid(operation, CHECKS[operation.id]?.(request.body) ?? {});
  if (operation.id === "createRelay") {
    const existing = state.collection("branches").map(({ bhf_id }) => bhf_id);
    const named = Array.isArray(request.body.branches) ? request.body.branches : [];
    const missing = named.find((branch) => !existing.includes(branch));
    if (missing !== undefined)
      return invalid(operation, { branches: [`must name existing branches; there is no ${missing}`] });
  }
  const now = state.timestamp();
  if (id === undefined) {
    if (operation.method === "GET") return listed(operation, rows, request.query);
    return created(operation, rows, key, request.body, now);
  }
  const found = rows.find((row) => row[key] === id);
  if (!found) return failure(404, "NotFound");
  if (operation.method === "DELETE") {
    rows.splice(rows.indexOf(found), 1);
    return success(operation);
  }
  if (operation.method === "PUT" || operation.method === "PATCH")
    Object.assign(found, known({ ...request.body, updated_at: now }, found));
  return success(operation, { data: found, message: "Done" });
}

/** The fake's devices are Kenyan by default. */
function ownTinProblem({ tin, profile }: Record<string, unknown>): string | undefined {
  return typeof tin === "string" ? tinProblem(tin, profile === "plain" ? "plain" : "ke") : undefined;
}

function listed(operation: Operation, rows: JsonObject[], query: Record<string, unknown>): FakeResponse {
  const fits = rows.filter((row) =>
    Object.entries(query).every(([name, value]) => !(name in row) || matches(row[name], value)),
  );
  const data = fits.toReversed();
  if ("page" in query) return paged(operation, data, query);
  return success(operation, { data, meta: { total: data.length } });
}

/** Texts match by a part of them, whatever its case. */
function matches(found: unknown, wanted: unknown): boolean {
  if (typeof found !== "string") return found === wanted;
  return found.toLowerCase().includes(String(wanted).toLowerCase());
}

function created(
  operation: Operation,
  rows: JsonObject[],
  key: string,
  body: Record<string, unknown>,
  now: string,
): FakeResponse {
  const example = exampleRecord(operation.id);
  const row: JsonObject = {
    ...example,
    ...blanks(operation),
    ...(typeof example.id === "number" && { id: rows.length + 1 }),
    [key]: key === "id" ? crypto.randomUUID() : `${String(example[key]).slice(0, -4)}${1000 + rows.length}`,
    ...known({ ...body, created_at: now, updated_at: now }, example),
  };
  if (rows.some((one) => one[key] === row[key])) {
    const taken = `${row[key]} is taken`;
    return failure(409, "InUse", { message: taken, code: "already_exists", errors: { [key]: [taken] } });
  }
  const { secret: _secret, old_secret_expires_at: _expiry, token: _token, ...kept } = row;
  rows.push(kept);
  return success(operation, { data: row });
}

/** The value of a new record's missing field: the documented default, else null if that is allowed. */
function blanks(operation: Operation): JsonObject {
  const answered = resolve(
    `${operation.responses.get(operation.success)}/content/application~1json/schema/properties/data/properties`,
  );
  const sent = resolve(`${operation.body?.pointer}/content/application~1json/schema/properties`);
  const blank: JsonObject = {};
  for (const name of Object.keys(answered.value)) {
    const { type } = resolve(`${answered.pointer}/${name}`).value;
    if (Array.isArray(type) && type.includes("null")) blank[name] = null;
    const byDefault = Object(sent.value[name]).default;
    if (byDefault !== undefined) blank[name] = byDefault;
  }
  return blank;
}

/** The fields of the response, so that credentials and the branch of the request stay out of it. */
function known(fields: Record<string, unknown>, example: object): JsonObject {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name in example)) as JsonObject;
}
