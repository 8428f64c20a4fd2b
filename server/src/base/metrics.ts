// The counts and times of this process for its operators: requests, calls to control units, receipts. No tenant's data.

import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { monotonicMs } from "./clock.ts";

/** The result of an attempt: it was received, it is tried again, or it was the last one. */
export type DeliveryOutcome = (typeof deliveryOutcomes)[number];

export type Metrics = {
  registry: Registry;
  /** A request begins. Call the returned function once, with its outcome. */
  startRequest(): (operation: string, status: number) => void;
  /** A request was turned away because too much was under way. */
  countShed(): void;
  /** How many relays are connected to this process. */
  setRelays(connections: number): void;
  /** A relay tried to connect; 101 if it succeeded. */
  countRelayRequest(status: number): void;
  /** A control unit accepted or rejected a document, this long after the service had accepted it. */
  observeDocument(type: "sale" | "purchase", outcome: "accepted" | "rejected", afterMs: number): void;
  /** The service itself was too late for a call to a control unit. */
  countLate(): void;
  /** A response was checked against its description; `isValid` is the result. */
  countChecked(operation: string, isValid: boolean): void;
  /** A call to a control unit took so many seconds. */
  observeCall(name: string, outcome: string, seconds: number): void;
  /** A control unit signed a document. */
  countReceipt(): void;
  /** A statement of the database took so many seconds. */
  observeStatement(seconds: number): void;
  /** A delivery to a webhook was tried. */
  countDelivery(outcome: DeliveryOutcome): void;
};

const statementBuckets = [0.0001, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];
const requestBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const callBuckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];
/** Up to a day: documents wait while a unit can't be reached. */
const documentBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900, 3_600, 21_600, 86_400];

/** The functions of control units that the service calls. */
const unitFunctions = [
  "saveSales",
  "savePurchases",
  "saveStockItems",
  "saveStockMaster",
  "saveItems",
  "updateImportItems",
  "saveBrancheInsurances",
  "selectInitInfo",
  "selectCodes",
  "selectItemsClass",
  "selectNotices",
  "selectTrnsPurchaseSales",
  "selectImportItems",
  "selectStockItems",
  "selectItems",
  "selectCustomer",
  "selectServerTime",
  "test",
];
const unitOutcomes = ["accepted", "rejected", "duplicate", "drift", "not_sent", "doubt"];
const deliveryOutcomes = ["delivered", "failed", "given_up"] as const;
const relayStatuses = [101, 401, 403, 426, 429, 503];

/**
 * The metrics of a process. A series exists with 0 before its first event: otherwise the first one would be no increase.
 *
 * @param operations The operations of the API, with their documented statuses.
 */
export function createMetrics(
  operations: readonly { id: string; statuses: readonly number[] }[] = [],
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: "taxd_http_requests_total",
    help: "Requests with a response, by operation of the API (other: anything else) and status",
    labelNames: ["operation", "status"],
    registers,
  });
  const requestSeconds = new Histogram({
    name: "taxd_http_request_seconds",
    help: "Time from a request's headers to its response; synchronous submissions wait for the control unit",
    labelNames: ["operation"],
    buckets: requestBuckets,
    registers,
  });
  const inFlight = new Gauge({
    name: "taxd_http_requests_in_flight",
    help: "Requests that are being handled at this moment",
    registers,
  });
  const shed = new Counter({
    name: "taxd_http_requests_shed_total",
    help: "Requests with an immediate 503 because too many were being handled",
    registers,
  });
  const relays = new Gauge({
    name: "taxd_relays_connected",
    help: "Relays that are connected to this process",
    registers,
  });
  const relayRequests = new Counter({
    name: "taxd_relay_requests_total",
    help: "Requests of relays to connect by status (101: connected)",
    labelNames: ["status"],
    registers,
  });
  const callSeconds = new Histogram({
    name: "taxd_unit_call_seconds",
    help: "Time of calls to control units by function and outcome (`accepted`, `rejected`, `duplicate`, `drift`, `not_sent`, `doubt`)",
    labelNames: ["function", "outcome"],
    buckets: callBuckets,
    registers,
  });
  const receipts = new Counter({
    name: "taxd_receipts_total",
    help: "Receipts that control units signed for this process, recovered ones included",
    registers,
  });

  const late = new Counter({
    name: "taxd_late_calls_total",
    help: "Calls to control units for which the service itself was too late: its database or its process stood still",
    registers,
  });
  const documentSeconds = new Histogram({
    name: "taxd_acceptance_to_receipt_seconds",
    help: "Time from the acceptance of a sale or purchase to the control unit's result, by type and outcome (accepted, rejected)",
    labelNames: ["type", "outcome"],
    buckets: documentBuckets,
    registers,
  });
  const statementSeconds = new Histogram({
    name: "taxd_database_statement_seconds",
    help: "Time of the database's statements and commits, waits for a connection left out",
    buckets: statementBuckets,
    registers,
  });
  const deliveries = new Counter({
    name: "taxd_webhook_attempts_total",
    help: "Attempts at webhook deliveries by outcome (delivered; failed: tried again; given_up: the last one failed)",
    labelNames: ["outcome"],
    registers,
  });
  const checked = new Counter({
    name: "taxd_responses_checked_total",
    help: "Responses that were compared with openapi.yaml, by result (valid, invalid)",
    labelNames: ["operation", "result"],
    registers,
  });

  for (const { id, statuses } of operations) {
    for (const status of statuses) requests.inc({ operation: id, status }, 0);
    for (const result of ["valid", "invalid"]) checked.inc({ operation: id, result }, 0);
  }
  for (const outcome of deliveryOutcomes) deliveries.inc({ outcome }, 0);
  for (const status of relayStatuses) relayRequests.inc({ status }, 0);
  for (const name of unitFunctions)
    for (const outcome of unitOutcomes) callSeconds.zero({ function: name, outcome });
  for (const type of ["sale", "purchase"])
    for (const outcome of ["accepted", "rejected"]) documentSeconds.zero({ type, outcome });

  return {
    registry,
    startRequest() {
      const startedMs = monotonicMs();
      inFlight.inc();
      return (operation, status) => {
        inFlight.dec();
        requests.inc({ operation, status });
        requestSeconds.observe({ operation }, (monotonicMs() - startedMs) / 1_000);
      };
    },
    countShed: () => shed.inc(),
    setRelays: (connections) => relays.set(connections),
    countRelayRequest: (status) => relayRequests.inc({ status }),
    observeDocument: (type, outcome, afterMs) => documentSeconds.observe({ type, outcome }, afterMs / 1_000),
    countLate: () => late.inc(),
    countChecked: (operation, isValid) => checked.inc({ operation, result: isValid ? "valid" : "invalid" }),
    observeCall: (name, outcome, seconds) => callSeconds.observe({ function: name, outcome }, seconds),
    countReceipt: () => receipts.inc(),
    observeStatement: (seconds) => statementSeconds.observe(seconds),
    countDelivery: (outcome) => deliveries.inc({ outcome }),
  };
}
