// Responsible for links to receipts at the fake service: kept without their URLs, listed and revoked.
import { expiryErrors } from "../../validation/index.ts";
import type { FakeRequest } from "./request.ts";
import { exampleRecord, type FakeResponse, failure, rejectInvalid, success } from "./responses.ts";
import type { Stored } from "./state.ts";

const dayMs = 24 * 60 * 60_000;

const linksOf = ({ state }: FakeRequest, { shown }: Stored) =>
  state.collection("receipt-links").filter((link) => link.transaction_id === shown.transaction_id);

export function listReceiptLinks(fake: FakeRequest, stored: Stored): FakeResponse {
  const data = linksOf(fake, stored).toReversed();
  return success(fake.operation, { data, meta: { total: data.length } });
}

/** Creates a link, or mails one: the fake sends nothing. */
export function createReceiptLink(fake: FakeRequest, { shown }: Stored): FakeResponse {
  const { operation, request, state } = fake;
  if (shown.type !== "sales") return failure(422, "ValidationFailed", { code: "no_receipt" });
  const created_at = state.timestamp();
  const asked = request.body.expires_at;
  const given = asked === undefined ? undefined : String(asked);
  rejectInvalid(operation, expiryErrors(given, Date.parse(created_at)));
  const expires_at = String(asked ?? new Date(Date.parse(created_at) + 90 * dayMs).toISOString());
  const link = {
    ...{ id: crypto.randomUUID(), transaction_id: shown.transaction_id },
    ...{ created_at, expires_at, is_expired: false },
  };
  state.collection("receipt-links").push(link);
  const { email } = request.body;
  const way = email === undefined ? { url: exampleRecord(operation.id).url } : { email };
  return success(operation, { data: { ...link, ...way } });
}

export function deleteReceiptLink(fake: FakeRequest, stored: Stored): FakeResponse {
  const { operation, request, state } = fake;
  const link = linksOf(fake, stored).find(({ id }) => id === request.params.link_id);
  if (!link) return failure(404, "NotFound");
  const all = state.collection("receipt-links");
  all.splice(all.indexOf(link), 1);
  return success(operation);
}
