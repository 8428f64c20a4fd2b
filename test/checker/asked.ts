// What a caller asked for with a document.
import type { Body } from "./format.ts";
import { bodyOf } from "./interface.ts";
import type { Document } from "./run.ts";

/** A content without the branch, which a header may name instead. */
const nameOfContent = ({ branch_id: _, bhf_id: __, ...body }: Body): string =>
  JSON.stringify(Object.entries(body).sort(([one], [other]) => (one < other ? -1 : 1)));

/** What the caller submitted; of a document that the service made from a request, what it says it stored. */
export function contentOf({ submissions, detail }: Document): { body: Body; lines: number[] } | undefined {
  const own = submissions.filter(({ body }) => Array.isArray(body.items));
  const contents = new Set(own.map(({ body }) => nameOfContent(body)));
  const [first] = own;
  if (first && contents.size === 1) return { body: first.body, lines: [first.call.line] };
  return detail ? { body: bodyOf(detail.request_data), lines: [] } : undefined;
}
