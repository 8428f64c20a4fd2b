// Customs records as a test sees them: rows at the simulated unit, and requests that process them.
import type { FetchedImportItem } from "../../server/src/control-unit/fetched.ts";
import type { TestBranch } from "./branch.ts";
import type { TestService } from "./service.ts";

/** A row at the unit, in its own words: 100 kg of beans for 500 USD, declared on 9 March (day first). */
export function customsRow(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    taskCd: "2399001",
    dclDe: "09032026",
    itemSeq: 1,
    dclNo: "26MBAIM400000777",
    hsCd: "20055900000",
    itemNm: "BAKED BEANS",
    imptItemSttsCd: "2",
    orgnNatCd: "BR",
    exptNatCd: "BR",
    pkg: 10,
    pkgUnitCd: null,
    qty: 100,
    qtyUnitCd: "KGM",
    totWt: 104.5,
    netWt: 100,
    spplrNm: "EXPORTER\nSAO PAULO",
    agntNm: "CLEARING AGENT LTD",
    invcFcurAmt: 500,
    invcFcurCd: "USD",
    invcFcurExcrt: 129.5,
    ...overrides,
  };
}

/** A record as the service stores it. */
export const customsRecord = (n: number): FetchedImportItem => ({
  unit_declaration_date: "09032026",
  item: {
    task_code: "2399001",
    declaration_date: "20260309",
    item_sequence: n,
    declaration_number: "26MBAIM400000777",
    hs_code: "20055900000",
    item_name: `BEANS ${n}`,
    import_item_status_code: "2",
    origin_nation_code: "BR",
    export_nation_code: "BR",
    package: 10,
    package_unit_code: null,
    quantity: 100,
    quantity_unit_code: "KGM",
    gross_weight: 104.5,
    net_weight: 100,
    supplier_name: "EXPORTER",
    agent_name: "AGENT",
    invoice_foreign_currency_amount: 500,
    invoice_foreign_currency: "USD",
    invoice_foreign_currency_exchange_rate: 129.5,
  },
});

/** Maps {@link customsRow} to cola. */
export function mapImport(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    action: "map",
    task_code: "2399001",
    declaration_date: "20260309",
    declaration_number: "26MBAIM400000777",
    item_sequence: 1,
    hs_code: "20055900000",
    import_item_name: "BAKED BEANS",
    origin_nation_code: "BR",
    quantity: 100,
    quantity_unit_code: "KGM",
    supplier_name: "EXPORTER SAO PAULO",
    invoice_amount: 500,
    invoice_currency: "USD",
    exchange_rate: 129.5,
    existing_item_code: "KE2NTXU0000001",
    ...overrides,
  };
}

/** Registers an item for {@link customsRow}. */
export function createImport(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  const { existing_item_code, ...rest } = mapImport();
  return {
    ...rest,
    action: "create",
    new_item: { item_code: "BR2NTKG0000777", item_class_code: "5020230602", item_name: "Baked beans" },
    ...overrides,
  };
}

/** How often a function of the unit was called for a branch. */
export function callsOf(
  test: TestService,
  branch: Pick<TestBranch, "tin">,
  name: string,
): Record<string, unknown>[] {
  return test.simulator.requests
    .filter((request) => request.function === name && request.tin === branch.tin)
    .map(({ body }) => body as Record<string, unknown>);
}
