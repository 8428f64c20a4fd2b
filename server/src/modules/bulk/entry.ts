// What entries of bulk requests respond: their warnings, and the reason of a rejected one.
import type { ServiceError } from "../../base/errors.ts";
import type { Context } from "../../core/context/context.ts";

/** The warnings of an entry, if it has any. */
export function shownWarnings({ warnings }: Context) {
  return warnings.length > 0 ? { warnings: [...warnings] } : {};
}

/** Why an entry was rejected. */
export function why({ code, message, details: { errors } }: ServiceError) {
  return { code, message, ...(errors ? { errors } : {}) };
}
