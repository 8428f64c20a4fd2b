// Responsible for the records and responses of the service's double: items, sales, purchases, devices, transactions.
import type { SupplierSale } from "@taxctl/sdk";
import { type FakeResponse, failure, type Seen } from "./fake-response.ts";

type Fields = Record<string, unknown>;

/** A supplier's sale as the API shows it: ten bottles at 348, tax included. */
export function supplierSale(
  no: string,
  itemCode = "SUP-1",
  more: object = {},
  lineMore: object = {},
): SupplierSale {
  const line = { itemSeq: 1, itemCd: itemCode, itemClsCd: "5020230602", itemNm: "Cola bottle", taxTyCd: "A" };
  const figures = { qty: 10, prc: 348, splyAmt: 3480, taxAmt: 480, totAmt: 3480 };
  return {
    spplrTin: "P059999999Q",
    spplrBhfId: "00",
    spplrNm: "Lakeside Wholesale Ltd",
    spplrInvcNo: no,
    regDt: "20260309162000",
    totItemCnt: 1,
    taxblAmtA: 3000,
    taxblAmtB: 0,
    taxblAmtC: 0,
    taxblAmtD: 0,
    taxblAmtE: 0,
    taxAmtA: 480,
    taxAmtB: 0,
    taxAmtC: 0,
    taxAmtD: 0,
    taxAmtE: 0,
    taxRtA: 16,
    totTaxblAmt: 3000,
    totTaxAmt: 480,
    totAmt: 3480,
    itemList: [{ ...line, ...figures, ...lineMore }],
    ...more,
  };
}

/** The routes over their state. */
export class Routes {
  readonly items = new Map<string, Fields>();
  /** Source, then external code, to the item. */
  readonly externalCodes: { source: string; external_code: string; item_code: string }[] = [];
  readonly sales = new Map<string, Fields>();
  readonly purchases = new Map<string, Fields>();
  readonly transactions = new Map<string, Fields>();
  readonly branches: Fields[] = [];
  /** Names of taxpayers that the service has cached, by TIN. */
  readonly taxpayers = new Map<string, string>();
  readonly devices: Fields[] = [];
  supplierSales: SupplierSale[] = [];
  closedMonths: string[] = [];
  paymentTypes = ["01", "02", "03", "04", "05", "06", "07"];
  time = HEALTH.time;
  /** Fetches fail, and the stored supplier sales are of this many seconds ago; null: none were fetched yet. */
  unitAwaySince: number | null | undefined;

  respond(seen: Seen): FakeResponse {
    const [path = ""] = seen.path.split("?");
    const body = isFields(seen.body) ? seen.body : {};
    const [, resource = "", id = "", verb = ""] = path.split("/").map(decodeURIComponent);
    switch (`${seen.method} ${resource}`) {
      case "GET health":
        return ok({ ...HEALTH, time: this.time });
      case "GET codes":
        if (id === "payment-types") return ok(this.paymentTypes.map((code) => ({ code })));
        return ok(id === "tax-types" ? TAX_TYPES : []);
      case "GET taxpayers": {
        const name = this.taxpayers.get(id);
        return found(name === undefined ? undefined : { tin: id, name });
      }
      case "GET items":
        if (id === "external-codes") return page(this.#codesOf(seen.path));
        return id === "" ? page([...this.items.values()]) : found(this.items.get(id));
      case "PUT items":
        return this.#setCodes(body);
      case "POST items":
        return this.#createItem(body);
      case "POST sales":
        if (id === "bulk") return this.#submitMany(body);
        return id === "search"
          ? page([...this.sales.values()])
          : this.#submit("sales", this.sales, body, seen.path);
      case "GET sales":
        return found([...this.sales.values()].find((sale) => sale.transaction_id === id));
      case "POST purchases":
        if (id === "sales") return this.#fetchSales();
        if (id === "search")
          return page([...this.purchases.values()].map(({ document, items, response, ...row }) => row));
        return this.#submit("purchase", this.purchases, body, seen.path);
      case "GET purchases":
        if (id === "sales") return this.#storedSales();
        return found(shownPurchase([...this.purchases.values()].find((row) => row.transaction_id === id)));
      case "GET periods":
        return ok({ periods: this.closedMonths.map((month) => ({ month, status: "closed" })) });
      case "GET transactions":
        if (id === "") return page([...this.transactions.values()].filter((row) => matches(row, seen.path)));
        return found(this.transactions.get(id));
      case "POST transactions":
        return this.#retry(id);
      default:
        return this.#setUp(seen.method, resource, id, verb, body);
    }
  }

  #fetchSales(): FakeResponse {
    if (this.unitAwaySince !== undefined)
      return failure(500, "unit_unreachable", "The control unit of branch 00 gave no usable answer");
    const { status, body } = ok(this.supplierSales);
    return { status, body: { ...Object(body), meta: { timestamp: "2026-03-10T07:15:01.412Z" } } };
  }

  #storedSales(): FakeResponse {
    const { status, body } = page(this.supplierSales);
    const age_s = this.unitAwaySince ?? null;
    const synced_at = age_s === null ? null : "2026-03-10T02:15:01.412Z";
    const meta = { ...Object(body).meta, synced_at, age_s, next_fetch_at: "2026-03-11T02:15:00.000Z" };
    return { status, body: { ...Object(body), meta } };
  }

  /** Adds a transaction and gives its id. */
  transaction(type: string, body: Fields, status: string, more: Fields = {}): string {
    const id = `0199c1a2-6f2e-7d10-9a41-${String(this.transactions.size + 1).padStart(12, "0")}`;
    const receipt = status === "success" ? String(this.transactions.size + 1) : null;
    this.transactions.set(id, {
      transaction_id: id,
      type,
      status,
      branch_id: "00",
      invoice_no: body.invoice_no,
      receipt_no: receipt,
      receipt_type: body.receipt_type ?? (type === "sales" ? "S" : null),
      synced_to_authority: status === "success",
      can_retry: status === "failed",
      retry_count: 0,
      retries_left: status === "failed" ? 3 : 0,
      superseded_by: null,
      in_doubt: false,
      credited_by: [],
      reissued_as: null,
      reissue_of: null,
      transferred_to: null,
      transferred_from: null,
      created_at: "2026-03-10T07:15:00.118Z",
      processed_at: null,
      request_data: body,
      response_data: {
        receipt_no: receipt,
        receipt_date: null,
        qr_code: null,
        result_code: null,
        result_message: null,
      },
      ...more,
    });
    return id;
  }

  #codesOf(path: string): Fields[] {
    const source = new URLSearchParams(path.split("?")[1] ?? "").get("source");
    return this.externalCodes.filter((row) => source === null || row.source === source);
  }

  #setCodes({ source = "default", codes = [] }: Fields): FakeResponse {
    const given = Array.isArray(codes) ? codes.filter(isFields) : [];
    for (const { external_code, item_code } of given) {
      const found = this.externalCodes.find(
        (row) => row.source === source && row.external_code === external_code,
      );
      if (found) found.item_code = String(item_code);
      else
        this.externalCodes.push({
          source: String(source),
          external_code: String(external_code),
          item_code: String(item_code),
        });
    }
    return ok({ source, added: given.length, changed: 0, unchanged: 0 });
  }

  #createItem(body: Fields): FakeResponse {
    const number = String(this.items.size + 1).padStart(7, "0");
    const code = typeof body.item_code === "string" ? body.item_code : `KE2NTXU${number}`;
    if (String(body.item_name).includes("UNREGISTRABLE"))
      return failure(422, "unit_910", "The control unit rejected the item");
    const item = { id: this.items.size + 1, is_active: true, ...body, item_code: code, current_qty: 0 };
    this.items.set(code, item);
    return { status: 201, body: { status: "success", message: "Item created", data: item } };
  }

  #submitMany({ sales }: Fields): FakeResponse {
    const results = (Array.isArray(sales) ? sales : []).map((sale, index) => {
      const { status, body } = this.#submit("sales", this.sales, sale, "/sales?async=true");
      const { transaction_id = null, status: standing = null } = Object(body.data);
      const result = status < 400 ? "accepted" : "rejected";
      return {
        index,
        invoice_no: sale.invoice_no,
        result,
        transaction_id,
        status: status === 202 ? standing : null,
      };
    });
    return { status: 202, body: { status: "processing", data: { results }, meta: {} } };
  }

  #submit(type: string, store: Map<string, Fields>, body: Fields, path: string): FakeResponse {
    const invoiceNo = String(body.invoice_no);
    const earlier = store.get(invoiceNo);
    if (earlier) return this.#repeated(earlier, body, invoiceNo);
    const lines = Array.isArray(body.items) ? body.items.filter(isFields) : [];
    const unknown = lines.findIndex((line) => !this.items.has(String(line.item_code)));
    // A rejected invoice needs no registered item.
    if (unknown >= 0 && body.purchase_status !== "04") {
      const code = lines[unknown]?.item_code;
      const errors = { [`items[${unknown}].item_code`]: [`${code} is not a registered item`] };
      return failure(400, "validation_failed", "The request is not valid", { errors });
    }
    const remark = String(body.remark ?? "");
    if (remark === "REFUSE" || invoiceNo.includes("REFUSE")) return this.#reject(type, body);
    const waits = path.includes("async=true") || invoiceNo.includes("LATER");
    const total = lines.reduce(
      (sum, line) => sum + Number(line.unit_price) * Number(line.quantity ?? line.qty),
      0,
    );
    const id = this.transaction(type, body, "success");
    const receipt = this.transactions.get(id)?.receipt_no;
    const data = {
      transaction_id: id,
      invoice_no: invoiceNo,
      receipt_no: receipt,
      receipt_date: "20260310101501",
      total_amount: type === "purchase" ? body.total_amount : total,
    };
    store.set(invoiceNo, {
      ...data,
      tax_amount: body.tax_amount ?? 0,
      document: body,
      status: "success",
      items: lines,
      response: {},
    });
    this.supplierSales = this.supplierSales.filter((sale) => sale.spplrInvcNo !== body.supplier_invoice_no);
    if (!waits) return ok(data);
    return {
      status: 202,
      body: { status: "processing", message: "Accepted", data: { ...data, status: "pending" } },
    };
  }

  #repeated(earlier: Fields, body: Fields, invoiceNo: string): FakeResponse {
    const { document, ...data } = earlier;
    if (JSON.stringify(document) === JSON.stringify(body))
      return {
        status: 200,
        body: { status: "success", message: "Repeated", data, meta: { duplicate: true } },
      };
    return failure(409, "invoice_conflict", `${invoiceNo} was submitted before with other content`, {
      transaction_id: earlier.transaction_id,
    });
  }

  #reject(type: string, body: Fields): FakeResponse {
    const cause = {
      code: "unit_910",
      message: "Not valid",
      cause: "A field is wrong",
      remedy: "Correct the field",
    };
    const failed = { ...cause, actor: "caller", retryable: false, doc_url: "/docs/errors#unit_910" };
    const response_data = {
      receipt_no: null,
      receipt_date: null,
      qr_code: null,
      result_code: "910",
      result_message: "Not valid",
    };
    const id = this.transaction(type, body, "failed", {
      response_data: { ...response_data, failure: failed },
    });
    return failure(422, "unit_910", "The control unit rejected the submission", {
      error: "Not valid",
      transaction_id: id,
    });
  }

  #retry(id: string): FakeResponse {
    const transaction = this.transactions.get(id);
    if (!transaction) return failure(404, "not_found", "There is no such record");
    if (transaction.can_retry !== true)
      return failure(422, "retry_not_allowed", "The transaction can't be retried", {
        reason: "The retry limit of 3 is reached",
      });
    Object.assign(transaction, {
      status: "success",
      can_retry: false,
      receipt_no: "77",
      synced_to_authority: true,
    });
    return ok({ transaction_id: id, status: "success", synced_to_authority: true, receipt_no: "77" });
  }

  #setUp(method: string, resource: string, id: string, verb: string, body: Fields): FakeResponse {
    if (resource !== "branches" && resource !== "devices") return found(undefined);
    const list = resource === "branches" ? this.branches : this.devices;
    const record = list.find((entry) => entry.bhf_id === id);
    if (method === "GET" && id === "") return resource === "branches" ? page(list) : ok(list);
    if (method === "GET") return found(record);
    if (method === "POST" && id === "") {
      const created = { id: list.length + 1, branch_id: 1, is_active: false, profile: "ke", ...body };
      list.push(created);
      return { status: 201, body: { status: "success", message: "Created", data: created } };
    }
    if (!record) return failure(404, "not_found", "There is no such record");
    if (method === "PUT") return ok(Object.assign(record, body));
    if (verb === "initialize") {
      if (String(record.dvc_srl_no).includes("WRONG"))
        return failure(422, "initialization_failed", "The device could not be initialized", {
          error: "It is not a valid device",
          data: { bhf_id: id, result_code: "901", remedy: "Correct the device" },
        });
      Object.assign(record, { is_active: true });
      return ok({
        bhf_id: id,
        is_active: true,
        last_initialized_at: "2026-03-10T07:15:01.412Z",
        synced_data: COUNTS,
      });
    }
    return ok({
      bhf_id: id,
      vscu_url: record.vscu_url,
      connectivity: "ok",
      response_time_ms: 4,
      clock_offset_ms: 0,
      tested_at: "2026-03-10T07:15:01.412Z",
    });
  }
}

const COUNTS = {
  tax_types: 5,
  item_classes: 3000,
  packaging_units: 52,
  quantity_units: 40,
  payment_types: 7,
  countries: 250,
};
/** A healthy service's status, and the key's owner. */
const HEALTH = {
  status: "pass",
  version: "0.1.0",
  environment: "sandbox",
  caller: {
    account: "Acacia Traders Ltd",
    user: { name: "Amina Odhiambo", role: "accountant" },
    key: { id: "7", prefix: "txs_kkkk", expires_at: null },
  },
  time: "2026-03-10T07:15:01.412Z",
  time_zone: "Africa/Nairobi",
  checks: [],
  lanes: [],
};
const TAX_TYPES = [
  {
    code_class: "04",
    class_name: "Tax type",
    code: "A",
    unit_code: "B",
    name: "A 16%",
    sort_order: 1,
    rate: 16,
    is_active: true,
  },
  {
    code_class: "04",
    class_name: "Tax type",
    code: "B",
    unit_code: "A",
    name: "Exempt",
    sort_order: 2,
    rate: 0,
    is_active: true,
  },
];

function ok(data: unknown): FakeResponse {
  return { status: 200, body: { status: "success", message: "Done", data } };
}

/** A purchase as the service shows it: the submission and its outcome. */
function shownPurchase(purchase: Fields | undefined): Fields | undefined {
  if (!purchase) return undefined;
  const { document, ...row } = purchase;
  return { ...(isFields(document) ? document : {}), ...row, branch_id: "00" };
}

function found(data: unknown): FakeResponse {
  return data === undefined ? failure(404, "not_found", "There is no such record") : ok(data);
}

function page(data: unknown[]): FakeResponse {
  const meta = { current_page: 1, per_page: 100, total: data.length, total_pages: data.length === 0 ? 0 : 1 };
  return { status: 200, body: { status: "success", data, meta } };
}

function matches(row: Fields, path: string): boolean {
  const query = new URLSearchParams(path.split("?")[1] ?? "");
  return ["status", "type", "invoice_no"].every((name) => !query.has(name) || query.get(name) === row[name]);
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
