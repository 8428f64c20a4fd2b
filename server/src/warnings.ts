// Warnings of a successful response (`meta.warnings`).
import { Readable } from "node:stream";
import type { ErrorCode } from "./catalogue.ts";

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

/** The same body with the warnings in its `meta`. */
export function withWarnings<Body extends object>(body: Body, warnings: readonly Warning[]): Body {
  if (warnings.length === 0 || body instanceof Uint8Array || body instanceof Readable) return body;
  return { ...body, meta: { ...Object(Reflect.get(body, "meta")), warnings } };
}
