// Responsible for what a handler of the fake service is given.
import type { ReadRequest } from "../contract.ts";
import type { Operation } from "../operations.ts";
import type { SubmissionFailure } from "./failures.ts";
import type { State } from "./state.ts";

export type FakeRequest = {
  operation: Operation;
  request: ReadRequest;
  state: State;
  /** The branch (`bhf_id`) that the request is about. */
  branch: string;
  /** What shall become of the submission. */
  failure: SubmissionFailure | undefined;
};

/** Header, body or query; the head office when none says it. */
export function branchOf({ headers, body, query }: ReadRequest): string {
  const named = [headers.get("x-branch-id"), body.branch_id, body.bhf_id, query.branch_id, query.bhf_id];
  return String(named.find((one) => one != null) ?? "00");
}

/** What is wrong with a period that ends before it begins, by field; every operation with days refuses one. */
export function wrongPeriod({ query, body }: ReadRequest): Record<string, string[]> | undefined {
  const { from_date: from, to_date: to } = { ...query, ...body };
  if (typeof from !== "string" || typeof to !== "string" || from <= to) return undefined;
  return { from_date: [`must not be after to_date: ${from} is after ${to}`] };
}
