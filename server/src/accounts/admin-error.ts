// The rejection of a change to accounts, users or keys.
import type { ErrorCode } from "../catalogue.ts";
import { ConflictError, NotFoundError, PermissionError, ValidationError } from "../errors.ts";

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

/** Runs a change for a request of the API: its rejection becomes a documented response. */
export async function forRequest<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AccountError)) throw error;
    const { message, inApi } = error;
    const sentence = message.replace(/\.$/, "");
    if (inApi.field !== undefined) throw new ValidationError({ [inApi.field]: [sentence] });
    if (inApi.code === "not_found") throw new NotFoundError(sentence);
    if (inApi.code === "role_above_own") throw new PermissionError(inApi.code, sentence);
    if (inApi.code !== undefined) throw new ConflictError(inApi.code, sentence);
    throw error;
  }
}
