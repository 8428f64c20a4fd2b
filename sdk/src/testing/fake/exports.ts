// Responsible for exports at the fake service: each is ready at once, and its file holds the names of two columns.

import { FILE, fileFields } from "./export-file.ts";
import type { FakeRequest } from "./request.ts";
import { exampleRecord, type FakeResponse, failure, success } from "./responses.ts";

export function createExport({ operation, request, state }: FakeRequest): FakeResponse {
  const { type, format, from_date, to_date } = request.body;
  const branch_id = type === "audit" ? null : (request.branch ?? null);
  const file_name = `${type}${branch_id === null ? "" : `_${branch_id}`}_${from_date}_${to_date}.${format}`;
  const record = {
    ...exampleRecord(operation.id),
    ...{ id: crypto.randomUUID(), type: String(type), format: String(format), branch_id, file_name },
    ...{ from_date: String(from_date), to_date: String(to_date) },
    created_at: state.timestamp(),
  };
  const ready = { status: "ready", ...fileFields, finished_at: state.timestamp() };
  state.collection("exports").push({ ...record, ...ready });
  return success(operation, { data: record });
}

/** The file, or the part of it that one range names. */
export function downloadExport({ operation, request, state }: FakeRequest): FakeResponse {
  const found = state.collection("exports").find(({ id }) => id === request.params.id);
  if (!found) return failure(404, "NotFound");
  const headers = {
    "content-type": "application/octet-stream",
    "accept-ranges": "bytes",
    etag: `"${fileFields.sha256}"`,
  };
  const [, first, last] = /^bytes=(\d+)-(\d+)?$/.exec(request.headers.get("range") ?? "") ?? [];
  if (first === undefined) return { ...success(operation), headers, file: FILE };
  const from = Number(first);
  if (from >= FILE.length) {
    const unsatisfied = failure(416, "RangeNotSatisfiable");
    return { ...unsatisfied, headers: { "content-range": `bytes */${FILE.length}` } };
  }
  const until = Math.min(last === undefined ? FILE.length : Number(last) + 1, FILE.length);
  const range = { "content-range": `bytes ${from}-${until - 1}/${FILE.length}` };
  return {
    ...success(operation),
    status: 206,
    headers: { ...headers, ...range },
    file: FILE.slice(from, until),
  };
}
