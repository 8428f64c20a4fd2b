// Warnings of a successful response (`meta.warnings`).
// Decisions about the API: 8.
import { Readable } from "node:stream";
import type { ErrorCode } from "@taxctl/sdk/rules/catalogue";

/** `field` is the path of the field that the warning is about. */
export type Warning = { code: ErrorCode; message: string; field?: string };

/** The warnings of one request. */
export class Warnings {
  readonly list: Warning[] = [];

  add(warning: Warning): void {
    const { code, message, field } = warning;
    if (this.list.some((one) => one.code === code && one.message === message && one.field === field)) return;
    this.list.push(warning);
  }
}

/** A context with the warnings of one document of a request, which also go to the response. */
export function ofOneDocument<C extends { warnings: readonly Warning[]; warn(warning: Warning): void }>(
  context: C,
): C {
  const own = new Warnings();
  const warn = (warning: Warning) => {
    own.add(warning);
    context.warn(warning);
  };
  return { ...context, warnings: own.list, warn };
}

/** Warnings as the column of a document holds them. */
export const packWarnings = (warnings: readonly Warning[]): string | null =>
  warnings.length === 0 ? null : JSON.stringify(warnings);

/** The warnings that a document was stored with; without any, nothing. */
export function storedWarnings({ warnings }: { warnings: string | null }): { warnings?: Warning[] } {
  return warnings === null ? {} : { warnings: JSON.parse(warnings) };
}

/** The same body with the warnings in its `meta`. */
export function withWarnings<Body extends object>(body: Body, warnings: readonly Warning[]): Body {
  if (warnings.length === 0 || body instanceof Uint8Array || body instanceof Readable) return body;
  return { ...body, meta: { ...Object(Reflect.get(body, "meta")), warnings } };
}
