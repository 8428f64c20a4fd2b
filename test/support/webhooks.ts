// Webhooks for tests: registered over the API, with events reported by hand.
import { insertEvent } from "../../server/src/core/webhooks/event-store.ts";
import { createTestClock } from "./clock.ts";
import { type Receiver, startReceiver } from "./receiver.ts";
import { startTestService, type TestService, type TestServiceOptions } from "./service.ts";

export type TestWebhook = { id: string; secret: string };

/** A service that works only when a test drains it, at a clock that stands. */
export function startQuietService({ overrides, ...options }: TestServiceOptions = {}): Promise<TestService> {
  return startTestService({
    simulator: false,
    clock: createTestClock(),
    ...options,
    overrides: { work: false, deliveryLimits: { connectMs: 1_000, totalMs: 250 }, ...overrides },
  });
}

export async function register(
  test: TestService,
  url: string,
  body: Record<string, unknown> = {},
): Promise<TestWebhook> {
  const response = await test.call("POST", "/webhooks", { body: { url, ...body } });
  if (response.status !== 201) throw new Error(`no webhook: ${response.text}`);
  return response.body.data as TestWebhook;
}

/** The sandbox of the test's account. */
export async function sandboxOf(test: TestService): Promise<number> {
  const row = await test.service.db
    .knex("data_sets")
    .where({ account_id: test.account.id, environment: "sandbox" })
    .first("id");
  return row.id;
}

let written = 0;

/** Writes a `transaction.completed` event of the account's sandbox; gives its transaction id. */
export async function publish(test: TestService, requestId = "req-1"): Promise<string> {
  const { db, clock } = test.service;
  const data_set_id = await sandboxOf(test);
  written += 1;
  const id = `0199c1a2-0000-7000-8000-${String(written).padStart(12, "0")}`;
  const data = {
    transaction_id: id,
    type: "sales" as const,
    status: "success" as const,
    branch_id: "00",
    invoice_no: `INV-${written}`,
    receipt_no: String(written),
  };
  const transaction = { id, request_id: requestId };
  await db.transaction((trx) =>
    insertEvent(trx, { name: "transaction.completed", data_set_id, transaction, data }, clock.now()),
  );
  return id;
}

type ShownDelivery = {
  id: string;
  webhook_id: string;
  event: string;
  event_id: string;
  transaction_id: string | null;
  status: string;
  attempts: number;
  response_status: number | null;
  error: string | null;
  attempt_log: { response_status: number | null; error: string | null }[];
  payload: Record<string, unknown>;
  next_attempt_at: string | null;
};

export async function deliveriesOf(test: TestService, query = ""): Promise<ShownDelivery[]> {
  return (await test.call("GET", `/webhooks/deliveries${query}`)).body.data as ShownDelivery[];
}

export async function showWebhook(test: TestService, id: string): Promise<Record<string, unknown>> {
  return (await test.call("GET", `/webhooks/${id}`)).body.data as Record<string, unknown>;
}

type SentEvent = { event: string; data: Record<string, unknown> };

/** Sales, and the events that the webhooks of the account are sent of them. */
export function eventsOf(test: TestService) {
  /** The deliveries so far, oldest first. */
  const delivered = async (query = ""): Promise<SentEvent[]> => {
    await test.service.webhooks.drain();
    const shown = await deliveriesOf(test, query);
    return shown.map(({ payload }) => payload as SentEvent).reverse();
  };
  return {
    delivered,
    ends: async () => (await delivered("?event=transaction.completed")).map(({ data }) => data),
    work: () => test.service.lanes.drain(),
    show: async (id: string) => Object((await test.call("GET", `/transactions/${id}`)).body.data),
    async submit(body: unknown, query = "") {
      const response = await test.call("POST", `/sales${query}`, { body });
      const id = response.body.transaction_id ?? Object(response.body.data).transaction_id;
      return { ...response, id: String(id) };
    },
  };
}

/** Opens receivers for the tests of this suite, which closes them at its end. */
export function receivers(): () => Promise<Receiver> {
  const opened: Receiver[] = [];
  after(() => Promise.all(opened.map((receiver) => receiver.close())));
  return async () => {
    const receiver = await startReceiver();
    opened.push(receiver);
    return receiver;
  };
}
