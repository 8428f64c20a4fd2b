// An example of each event, for trying a receiver without a service.

const id = "0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41";

/** An example of each event's `data`. */
export const samples = {
  "transaction.completed": {
    transaction_id: id,
    type: "sales",
    status: "success",
    invoice_no: "INV-1001",
    receipt_no: "41",
  },
  "transaction.stalled": {
    transaction_id: id,
    type: "sales",
    status: "processing",
    branch_id: "00",
    invoice_no: "INV-1002",
    in_doubt: true,
    waiting_since: "2026-03-10T07:10:00.000Z",
    code: "outcome_unknown",
    stream: "sales",
    message: "No response within 30 s.",
    resolve_with: "taxctl transactions settle INV-1002 OUTCOME --reason REASON",
  },
  "transaction.outcome_unknown": {
    transaction_id: id,
    type: "sales",
    status: "processing",
    branch_id: "00",
    invoice_no: "INV-1002",
    sent_at: "2026-03-10T07:10:00.000Z",
    stream: "sales",
    message: "No response within 30 s.",
    resolve_with: "taxctl transactions settle INV-1002 OUTCOME --reason REASON",
  },
  "transaction.exhausted": {
    transaction_id: id,
    type: "sales",
    branch_id: "00",
    invoice_no: "INV-1003",
    retry_count: 3,
    code: "unit_802",
    message: "The unit is busy.",
  },
  "device.unreachable": {
    bhf_id: "00",
    vscu_url: "http://192.168.1.20:8088",
    error: "connect ECONNREFUSED 192.168.1.20:8088",
    unreachable_since: "2026-03-10T07:10:00.000Z",
  },
  "device.reachable": {
    bhf_id: "00",
    vscu_url: "http://192.168.1.20:8088",
    unreachable_since: "2026-03-10T07:10:00.000Z",
    reachable_since: "2026-03-10T07:25:00.000Z",
  },
  "relay.disconnected": {
    relay_id: id,
    name: "Westlands",
    branches: ["00"],
    disconnected_at: "2026-03-10T07:10:00.000Z",
  },
  "relay.connected": {
    relay_id: id,
    name: "Westlands",
    branches: ["00"],
    disconnected_at: "2026-03-10T07:10:00.000Z",
    connected_at: "2026-03-10T07:25:00.000Z",
  },
  "export.completed": {
    export_id: id,
    type: "sales",
    format: "csv",
    branch_id: null,
    from_date: "2026-03-01",
    to_date: "2026-03-31",
    status: "ready",
    rows: 2140,
    bytes: 612004,
    sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    error: null,
    expires_at: "2026-04-08T06:10:00.000Z",
  },
  "notices.received": {
    count: 1,
    notices: [{ notice_no: 7, title: "Planned maintenance", url: null, date: "20260309080000" }],
  },
  "supplier_invoices.received": {
    branch_id: "00",
    count: 1,
    invoices: [
      {
        supplier_tin: "P059999999Q",
        supplier_bhf_id: "00",
        supplier_invoice_no: "10001",
        receipt_type: "S",
        sales_date: "20260309",
        total_amount: 1160,
      },
    ],
  },
  "customs_records.received": {
    branch_id: "00",
    count: 1,
    records: [
      {
        task_code: "20260300017",
        declaration_date: "20260302",
        item_sequence: 1,
        hs_code: "22029900",
        item_name: "Cola concentrate",
      },
    ],
  },
  "reconciliation.matched": {
    reconciliation_id: id,
    branch_id: "00",
    from_date: "2026-03-01",
    to_date: "2026-03-31",
    counts: {
      exact: 41,
      suggested: 2,
      mismatch: 1,
      residual: 0,
      missing_in_books: 3,
      missing_at_authority: 1,
      duplicate: 0,
    },
    open: 7,
    lapsed_decisions: 0,
  },
  "reconciliation.no_data": {
    branch_id: null,
    from_date: "2026-03-01",
    to_date: "2026-03-31",
    missing: "books",
  },
  "webhook.disabled": {
    webhook_id: id,
    url: "https://shop.example.com/hooks/old",
    reason: "Every delivery failed for 5 days",
    disabled_at: "2026-03-10T07:10:00.000Z",
  },
  "stock.low": {
    branch_id: "00",
    item_code: "KE2NTXU0000001",
    item_name: "Cola 500 ml",
    current_qty: 4,
    safety_qty: 12,
  },
  "webhook.test": { webhook_id: id },
} as const;

export type SampleName = keyof typeof samples;

/** The body of an event as it would be delivered now. */
export function sampleEvent(name: SampleName): string {
  return JSON.stringify({
    event: name,
    type: name,
    timestamp: new Date().toISOString(),
    data: samples[name],
  });
}
