// The content of a new sandbox: a branch, its device, items and opening stock, created through the HTTP API.

import { lineAmounts } from "@taxctl/sdk/rules/amounts";
import { pause } from "../base/timers.ts";
import { CommandFailure } from "./command.ts";
import type { ExampleSale, SupplierSale } from "./sandbox-files.ts";
import { sandboxItems } from "./sandbox-items.ts";

/** The account's API, at `/api/v1`, with its key. */
export type Caller = { baseUrl: string; key: string; signal: AbortSignal };

export const sandboxBranch = "00";
/** Company PINs that are known in public begin with P051 or P052 (2026): no business is known to have this one. */
export const sandboxTin = "P059184627K";
const device = { bhf_id: sandboxBranch, tin: sandboxTin, dvc_srl_no: "SIM-DEV-0001" };

type ApiResponse = { status: number; body: unknown };
type Item = { item_code: string; item_name: string; item_class_code: string };

function messageOf(body: unknown): string {
  if (typeof body !== "object" || body === null) return "no message";
  const { message, errors, error } = body as { message?: unknown; errors?: unknown; error?: unknown };
  return [message, errors && JSON.stringify(errors), error].filter((part) => part !== undefined).join(" ");
}

/** One call. It waits if the response says so, and throws if the status is not among `expected`. */
async function call(
  { baseUrl, key, signal }: Caller,
  method: string,
  path: string,
  options: { body?: unknown; expected?: readonly number[] } = {},
): Promise<ApiResponse> {
  const init: RequestInit = {
    method,
    signal,
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  };
  for (;;) {
    const response = await fetch(`${baseUrl}${path}`, init);
    const body: unknown = await response.json();
    const expected = options.expected ?? [200, 201];
    if (expected.includes(response.status)) return { status: response.status, body };
    if (response.status !== 429 && response.status !== 503) {
      throw new CommandFailure(
        `The sandbox could not be filled: ${method} ${path} responded with ${response.status}, "${messageOf(body)}".`,
        "Start again: existing data is kept.",
      );
    }
    await pause(1000 * Number(response.headers.get("retry-after") ?? 1), signal);
  }
}

/** Makes sure of the branch, and of an initialized device that points at the simulator. */
async function ensureDevice(caller: Caller, unitUrl: string, say: (line: string) => void): Promise<void> {
  const branch = await call(caller, "GET", `/branches/${sandboxBranch}`, { expected: [200, 404] });
  if (branch.status === 404) {
    const body = {
      bhf_id: sandboxBranch,
      name: "Head office",
      is_head_office: true,
      city: "Nairobi",
      country: "KE",
    };
    await call(caller, "POST", "/branches", { body, expected: [201, 409] });
  }
  const path = `/devices/${sandboxBranch}`;
  const found = await call(caller, "GET", path, { expected: [200, 404] });
  if (found.status === 404)
    await call(caller, "POST", "/devices", { body: { ...device, vscu_url: unitUrl } });
  const { data } = found.body as { data?: { vscu_url: string; is_active: boolean } };
  if (found.status === 200 && data?.vscu_url !== unitUrl) {
    await call(caller, "PUT", path, { body: { vscu_url: unitUrl } });
  } else if (data?.is_active) {
    return;
  }
  say("Initializing the device: fetching the authority's tables");
  await call(caller, "POST", `${path}/initialize`, { body: {} });
}

async function ensureItems(caller: Caller, say: (line: string) => void): Promise<Item[]> {
  const list = async () => {
    const { body } = await call(caller, "GET", "/items?per_page=100");
    return (body as { data: Item[] }).data;
  };
  const known = new Set((await list()).map(({ item_name }) => item_name));
  const missing = sandboxItems.filter(({ item_name }) => !known.has(item_name));
  if (missing.length > 0) say(`Registering ${missing.length} items`);
  for (const { opening, ...item } of missing) {
    await call(caller, "POST", "/items", { body: { ...item, branch_id: sandboxBranch, qty_unit_code: "U" } });
  }
  return list();
}

/** Books the opening stock as one movement; its number makes it happen once. Nothing where movements are not offered. */
async function ensureOpeningStock(caller: Caller, items: readonly Item[], date: string): Promise<void> {
  const lines = sandboxItems.flatMap(({ item_name, opening, default_price, tax_type_code }) => {
    const item = items.find((candidate) => candidate.item_name === item_name);
    if (!item || opening === undefined) return [];
    const rate = tax_type_code === "A" ? 16 : 0;
    const amounts = lineAmounts({ quantity: opening, unit_price: default_price, tax_rate: rate });
    return [{ item, opening, default_price, tax_type_code, amounts }];
  });
  const sum = (field: "taxable_amount" | "tax_amount" | "total_amount") =>
    Math.round(lines.reduce((total, { amounts }) => total + amounts[field] * 100, 0)) / 100;
  const body = {
    branch_id: sandboxBranch,
    sar_no: "OPENING-1",
    sar_ty_cd: "11",
    sar_dt: date,
    tot_item_cnt: lines.length,
    tot_taxbl_amt: sum("taxable_amount"),
    tot_tax_amt: sum("tax_amount"),
    tot_amt: sum("total_amount"),
    remark: "Opening stock",
    items: lines.map(({ item, opening, default_price, tax_type_code, amounts }, at) => ({
      item_seq: at + 1,
      item_cd: item.item_code,
      item_clss_cd: item.item_class_code,
      item_nm: item.item_name,
      pkg_unit_cd: "NT",
      pkg: opening,
      qty_unit_cd: "U",
      qty: opening,
      prc: default_price,
      sply_amt: amounts.supply_amount,
      taxbl_amt: amounts.taxable_amount,
      tax_ty_cd: tax_type_code,
      tax_amt: amounts.tax_amount,
      tot_amt: amounts.total_amount,
    })),
  };
  await call(caller, "POST", "/stock", { body, expected: [200, 409] });
}

/** Adds the missing content of a sandbox. After a kill, the next call continues. */
export async function fillSandbox(
  caller: Caller,
  unitUrl: string,
  date: string,
  say: (line: string) => void,
): Promise<{ sale: ExampleSale; supplierSales: SupplierSale[] }> {
  await ensureDevice(caller, unitUrl, say);
  const items = await ensureItems(caller, say);
  await ensureOpeningStock(caller, items, date);
  const [cola, , beans] = sandboxItems.map(({ item_name }) =>
    items.find((item) => item.item_name === item_name),
  );
  const line = (item: Item | undefined, quantity: number, unit_price: number) =>
    item ? [{ item_code: item.item_code, quantity, unit_price }] : [];
  const reported = await call(caller, "POST", "/purchases/sales", { body: { branch_id: sandboxBranch } });
  const sale = {
    invoice_no: "FIRST-1",
    sale_date: date,
    payment_type: "01",
    customer_name: "Amina Wanjiru",
    items: [...line(cola, 6, 80), ...line(beans, 2, 185)],
  };
  return { sale, supplierSales: (reported.body as { data: SupplierSale[] }).data };
}

/** Moves the device to where the simulator listens now; nothing where the sandbox no longer has that device. */
export async function followSimulator(
  caller: Caller,
  unitUrl: string,
  say: (line: string) => void,
): Promise<void> {
  const { status, body } = await call(caller, "GET", `/devices/${sandboxBranch}`, { expected: [200, 404] });
  const { data } = body as { data?: { vscu_url: string; dvc_srl_no: string } };
  const isOurs =
    status === 200 && data?.dvc_srl_no === device.dvc_srl_no && data.vscu_url.startsWith("http://127.0.0.1:");
  if (isOurs && data.vscu_url !== unitUrl) await ensureDevice(caller, unitUrl, say);
}
