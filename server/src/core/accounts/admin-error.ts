// The rejection of a change to accounts, users or keys.
import type { ErrorCode } from "@taxctl/sdk/rules/catalogue";
import { ConflictError, NotFoundError, PermissionError, ValidationError } from "../../base/errors.ts";

/** The error in the API: a code, or the field of the request that is wrong. */
type InApi = { code?: ErrorCode; field?: string };

/** A change that the rules of accounts reject. The message says why, `remedy` what to do with `taxd`. */
export class AccountError extends Error {
  override readonly name = "AccountError";
  readonly remedy: string;
  readonly inApi: InApi;

  constructor(message: string, remedy: string, inApi: InApi = {}) {
    super(message);
    this.remedy = remedy;
    this.inApi = inApi;
  }
}

/** Commands of `taxd` in remedies, and the operations that do the same. */
const operations: readonly [command: string, operation: string][] = [
  ["`taxd users list ACCOUNT`", "GET /users"],
  ["`taxd users role USER owner`", "PATCH /users/{id} with role owner"],
  ["`taxd keys list ACCOUNT`", "GET /keys"],
  ["`taxd keys issue`", "POST /keys"],
  ["`taxd keys waiting`", "GET /operator/keys"],
  ["`taxd accounts list`", "GET /operator/accounts"],
  ["`taxd registrations list`", "GET /operator/registrations"],
  ["`GET /keys`", "GET /keys"],
];

/** A remedy for callers of the API; undefined if only `taxd` can do it. */
function asOperations(remedy: string): string | undefined {
  const named = operations.reduce(
    (text, [command, operation]) => text.replaceAll(command, operation),
    remedy,
  );
  return named.includes("`taxd") ? undefined : named.replace(/\.$/, "");
}

/** Runs a change for a request of the API: its rejection becomes a documented response. */
export async function forRequest<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AccountError)) throw error;
    const { message, inApi } = error;
    const sentence = message.replace(/\.$/, "");
    if (inApi.field !== undefined) throw new ValidationError({ [inApi.field]: [sentence] });
    const remedy = asOperations(error.remedy);
    const advised = remedy === undefined ? sentence : `${sentence}. ${remedy}`;
    if (inApi.code === "not_found") throw new NotFoundError(advised);
    if (inApi.code === "role_above_own") throw new PermissionError(inApi.code, advised);
    if (inApi.code !== undefined) throw new ConflictError(inApi.code, advised);
    throw error;
  }
}
