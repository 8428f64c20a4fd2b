// Responsible for external codes at the fake service: kept, listed and deleted by source and code.

import { paged } from "./pages.ts";
import type { FakeRequest } from "./request.ts";
import { type FakeResponse, failure, success } from "./responses.ts";

export function listExternalCodes({ operation, request, state }: FakeRequest): FakeResponse {
  const { source, external_code, item_code } = request.query;
  const wanted = Object.entries({ source, external_code, item_code }).filter(
    ([, value]) => value !== undefined,
  );
  const rows = state
    .collection("external-codes")
    .filter((row) => wanted.every(([name, value]) => row[name] === value));
  return paged(operation, rows.toSorted(inOrder), request.query);
}

type ExternalCodeRow = { [name: string]: unknown };

const inOrder = (one: ExternalCodeRow, other: ExternalCodeRow) => (keyOf(one) < keyOf(other) ? -1 : 1);
const keyOf = ({ source, external_code }: ExternalCodeRow) => `${source}\n${external_code}`;

export function setExternalCodes({ operation, request, state }: FakeRequest): FakeResponse {
  const rows = state.collection("external-codes");
  const source = String(request.body.source ?? "default");
  const now = state.timestamp();
  const counts = { added: 0, changed: 0, unchanged: 0 };
  for (const entry of Object(request.body.codes)) {
    const { external_code, item_code, description } = entry;
    const found = rows.find((row) => row.source === source && row.external_code === external_code);
    const next = { item_code, description: description ?? found?.description ?? null };
    if (!found) {
      rows.push({ source, external_code, ...next, created_at: now, updated_at: now });
      counts.added += 1;
    } else if (found.item_code === next.item_code && found.description === next.description) {
      counts.unchanged += 1;
    } else {
      Object.assign(found, next, { updated_at: now });
      counts.changed += 1;
    }
  }
  return success(operation, { data: { source, ...counts } });
}

export function deleteExternalCode({ operation, request, state }: FakeRequest): FakeResponse {
  const { source, external_code } = request.params;
  const rows = state.collection("external-codes");
  const at = rows.findIndex((row) => row.source === source && row.external_code === external_code);
  if (at === -1) return failure(404, "NotFound");
  rows.splice(at, 1);
  return success(operation);
}
