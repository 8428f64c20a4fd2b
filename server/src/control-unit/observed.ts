// The client of control units, every call of it timed by function and outcome.
import { monotonicMs } from "../base/clock.ts";
import type { Metrics } from "../base/metrics.ts";
import type { ControlUnit, UnitReceipt, UnitResult } from "./types.ts";
import { functionOf } from "./wires/index.ts";

export function observed(
  units: ControlUnit,
  metrics: Pick<Metrics, "observeCall" | "countReceipt">,
): ControlUnit {
  async function timed<T extends { kind: string } | { ok: boolean }>(
    name: string,
    call: Promise<T>,
  ): Promise<T> {
    const startedMs = monotonicMs();
    let outcome = "failed";
    try {
      const result = await call;
      outcome = "kind" in result ? result.kind : result.ok ? "accepted" : "not_sent";
      return result;
    } finally {
      metrics.observeCall(name, outcome, (monotonicMs() - startedMs) / 1_000);
    }
  }

  function countReceipt(unitResult: UnitResult<UnitReceipt | null>): void {
    const signed =
      unitResult.kind === "accepted"
        ? unitResult.data
        : unitResult.kind === "duplicate"
          ? unitResult.receipt
          : null;
    if (signed) metrics.countReceipt();
  }

  return {
    ...units,
    async save(address, call) {
      const name = functionOf(call.path) ?? call.path.slice(call.path.lastIndexOf("/") + 1);
      const unitResult = await timed(name, units.save(address, call));
      countReceipt(unitResult);
      return unitResult;
    },
    initialize: (...args) => timed("selectInitInfo", units.initialize(...args)),
    selectCodes: (...args) => timed("selectCodes", units.selectCodes(...args)),
    async *selectItemClasses(...args) {
      const pages = units.selectItemClasses(...args);
      for (;;) {
        const startedMs = monotonicMs();
        const { value, done } = await pages.next();
        if (done) return;
        metrics.observeCall("selectItemsClass", value.kind, (monotonicMs() - startedMs) / 1_000);
        yield value;
      }
    },
    selectSupplierSales: (...args) => timed("selectTrnsPurchaseSales", units.selectSupplierSales(...args)),
    selectNotices: (...args) => timed("selectNotices", units.selectNotices(...args)),
    selectImportItems: (...args) => timed("selectImportItems", units.selectImportItems(...args)),
    selectPendingStock: (...args) => timed("selectStockItems", units.selectPendingStock(...args)),
    selectItems: (...args) => timed("selectItems", units.selectItems(...args)),
    selectCustomer: (...args) => timed("selectCustomer", units.selectCustomer(...args)),
    serverTime: (...args) => timed("selectServerTime", units.serverTime(...args)),
    test: (...args) => timed("test", units.test(...args)),
  };
}
