// The counts and times of this process for its operators: requests, calls to control units, receipts. No tenant's data.
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { ControlUnit, UnitReceipt, UnitResult } from "./control-unit/types.ts";

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
  /** A response was checked against its description; `isValid` is the result. */
  countChecked(operation: string, isValid: boolean): void;
  /** The same client of control units, every call of it timed by function and outcome. */
  observe(units: ControlUnit): ControlUnit;
};

const requestBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const callBuckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];
/** Up to a day: documents wait while a unit can't be reached. */
const documentBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900, 3_600, 21_600, 86_400];

export function createMetrics(): Metrics {
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
    help: "Time of calls to control units by function and outcome (`accepted`, `refused`, `duplicate`, `drift`, `not_sent`, `doubt`)",
    labelNames: ["function", "outcome"],
    buckets: callBuckets,
    registers,
  });
  const receipts = new Counter({
    name: "taxd_receipts_total",
    help: "Receipts that control units signed for this process, recovered ones included",
    registers,
  });

  const documentSeconds = new Histogram({
    name: "taxd_acceptance_to_receipt_seconds",
    help: "Time from the acceptance of a sale or purchase to the control unit's result, by type and outcome (accepted, rejected)",
    labelNames: ["type", "outcome"],
    buckets: documentBuckets,
    registers,
  });
  const checked = new Counter({
    name: "taxd_responses_checked_total",
    help: "Responses that were compared with openapi.yaml, by result (valid, invalid)",
    labelNames: ["operation", "result"],
    registers,
  });

  async function timed<T extends { kind: string } | { ok: boolean }>(
    name: string,
    call: Promise<T>,
  ): Promise<T> {
    const startedMs = performance.now();
    let outcome = "failed";
    try {
      const result = await call;
      outcome = "kind" in result ? result.kind : result.ok ? "accepted" : "not_sent";
      return result;
    } finally {
      callSeconds.observe({ function: name, outcome }, (performance.now() - startedMs) / 1_000);
    }
  }

  function countReceipt(unitResult: UnitResult<UnitReceipt | null>): void {
    const signed =
      unitResult.kind === "accepted"
        ? unitResult.data
        : unitResult.kind === "duplicate"
          ? unitResult.receipt
          : null;
    if (signed) receipts.inc();
  }

  return {
    registry,
    startRequest() {
      const startedMs = performance.now();
      inFlight.inc();
      return (operation, status) => {
        inFlight.dec();
        requests.inc({ operation, status });
        requestSeconds.observe({ operation }, (performance.now() - startedMs) / 1_000);
      };
    },
    countShed: () => shed.inc(),
    setRelays: (connections) => relays.set(connections),
    countRelayRequest: (status) => relayRequests.inc({ status }),
    observeDocument: (type, outcome, afterMs) => documentSeconds.observe({ type, outcome }, afterMs / 1_000),
    countChecked: (operation, isValid) => checked.inc({ operation, result: isValid ? "valid" : "invalid" }),
    observe(units) {
      return {
        ...units,
        async save(address, call) {
          const name = call.path.slice(call.path.lastIndexOf("/") + 1);
          const unitResult = await timed(name, units.save(address, call));
          countReceipt(unitResult);
          return unitResult;
        },
        initialize: (...args) => timed("selectInitInfo", units.initialize(...args)),
        selectCodes: (...args) => timed("selectCodes", units.selectCodes(...args)),
        async *selectItemClasses(...args) {
          const pages = units.selectItemClasses(...args);
          for (;;) {
            const startedMs = performance.now();
            const { value, done } = await pages.next();
            if (done) return;
            const labels = { function: "selectItemsClass", outcome: value.kind };
            callSeconds.observe(labels, (performance.now() - startedMs) / 1_000);
            yield value;
          }
        },
        selectSupplierSales: (...args) =>
          timed("selectTrnsPurchaseSales", units.selectSupplierSales(...args)),
        selectNotices: (...args) => timed("selectNotices", units.selectNotices(...args)),
        selectImportItems: (...args) => timed("selectImportItems", units.selectImportItems(...args)),
        selectPendingStock: (...args) => timed("selectStockItems", units.selectPendingStock(...args)),
        selectItems: (...args) => timed("selectItems", units.selectItems(...args)),
        selectCustomer: (...args) => timed("selectCustomer", units.selectCustomer(...args)),
        serverTime: (...args) => timed("selectServerTime", units.serverTime(...args)),
        test: (...args) => timed("test", units.test(...args)),
      };
    },
  };
}
