// Responsible for the input of the fake service's handlers.
import { formatMeanings, isDeclarationDay } from "../../formats.ts";
import { periodErrors } from "../../validation/index.ts";
import type { Operation } from "../operations.ts";
import type { ReadRequest } from "../request.ts";
import type { SubmissionFailure } from "./failures.ts";
import { HEAD_OFFICE, type State } from "./state.ts";

export type FakeRequest = {
  operation: Operation;
  request: ReadRequest;
  state: State;
  /** The branch (`bhf_id`) that the request is about. */
  branch: string;
  /** The requested outcome of the submission. */
  failure: SubmissionFailure | undefined;
};

/** The branch of the request; by default the head office. */
export function branchOf({ branch }: ReadRequest): string {
  return branch ?? HEAD_OFFICE;
}

/** The problems of days, by field: a period that ends before it begins, a declaration on an invalid day. */
export function wrongDays({ query, body }: ReadRequest): Record<string, string[]> | undefined {
  const { declaration_date: declared } = body;
  if (typeof declared === "string" && !isDeclarationDay(declared))
    return { declaration_date: [`must be ${formatMeanings["calendar-day"]}, or -1`] };
  const { from_date: from, to_date: to } = { ...query, ...body };
  if (typeof from !== "string" || typeof to !== "string") return undefined;
  const errors = periodErrors({ from_date: from, to_date: to });
  return Object.keys(errors).length > 0 ? errors : undefined;
}
