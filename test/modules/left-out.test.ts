// Modules are extras: without them, one by one and all at once, the service starts and has the whole published interface.
import { expect } from "chai";
import { operationList } from "../../server/src/core/context/operations.ts";
import { handlersOf } from "../../server/src/handlers.ts";
import { modules } from "../../server/src/modules.ts";
import { interfaceRoutes } from "../openapi/expected.ts";
import { purchase, sale } from "../support/branch.ts";
import { customsRow, mapImport } from "../support/imports.ts";
import { deviceInput, itemInput } from "../support/records.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { movement } from "../support/stock.ts";

type Operation = keyof typeof interfaceRoutes;

/** The steps of a small business: every operation of the published interface, each with what it needs. */
async function useWholeInterface(test: TestService): Promise<Set<Operation>> {
  const used = new Set<Operation>();
  const call = async (id: Operation, body?: unknown, params: readonly string[] = [], query = "") => {
    const [method = "", template = ""] = interfaceRoutes[id].split(" ");
    const values = [...params];
    const path = template.replaceAll(/\{\w+\}/g, () => encodeURIComponent(values.shift() ?? ""));
    const response = await test.call(method, path + query, body === undefined ? {} : { body });
    expect(response.status, `${interfaceRoutes[id]}: ${response.text}`).to.be.within(200, 299);
    used.add(id);
    return Object(response.body.data);
  };
  const inBranch = { branch_id: "00" };

  await call("createBranch", { bhf_id: "00", name: "Head office" });
  await call("createBranch", { bhf_id: "01", name: "Kiosk" });
  await call("listBranches");
  await call("getBranch", undefined, ["01"]);
  await call("updateBranch", { name: "Market stall" }, ["01"]);
  const device = deviceInput(test);
  await call("createDevice", device);
  await call("createDevice", deviceInput(test, { bhf_id: "01" }));
  await call("listDevices");
  await call("getDevice", undefined, ["00"]);
  await call("updateDevice", { vscu_url: device.vscu_url }, ["00"]);
  await call("deleteDevice", undefined, ["01"]);
  await call("deleteBranch", undefined, ["01"]);
  await call("testDevice", {}, ["00"]);
  await call("initializeDevice", {}, ["00"]);
  await call("syncCodes", { bhf_id: "00" });
  for (const id of ["listTaxTypes", "listPaymentTypes", "listCountries"] as const) await call(id);
  await call("listCodes", undefined, [], "?code_class=07");
  const { item_code } = await call("createItem", itemInput({ item_name: "Cola 500ml" }));
  await call("listItems");
  await call("getItem", undefined, [item_code]);
  await call("createWebhook", { url: "https://shop.example.com/hook", events: ["transaction.completed"] });
  await call("listWebhooks");
  await call("listAudit");
  await call("syncNotices", inBranch);
  await call("listNotices");
  await call("createInsurance", { code: "01", name: "Health fund", rate: 80 });
  await call("listInsurances");

  const [line] = purchase().items;
  const bought = await call(
    "createPurchase",
    purchase({ ...inBranch, items: line ? [{ ...line, item_code }] : [] }),
  );
  await call("getPurchase", undefined, [bought.transaction_id]);
  await call("searchPurchases", {});
  await call("fetchSupplierSales", inBranch);
  const sold = await call(
    "createSale",
    sale({ ...inBranch, items: [{ item_code, quantity: 1, unit_price: 580 }] }),
  );
  await call("getSale", undefined, [sold.transaction_id]);
  await call("searchSales", {});
  await call("createStockMovement", { ...movement("11", [{ item_cd: item_code, qty: 10 }]), ...inBranch });
  await call("saveStockMaster", { ...inBranch, item_code, remaining_qty: 8 });
  await call("listStock");
  await call("getStockItem", undefined, [item_code]);
  await call("listStockMovements");
  await call("fetchStockItems", inBranch);
  await test.simulator.addImports(device.tin, "00", [customsRow(), customsRow({ itemSeq: 2 })]);
  await call("selectImportItems", { ...inBranch, last_request_date: "20180101000000" });
  await call("listImportItems", undefined, [], "?branch_id=00");
  await call("processImport", { ...mapImport({ existing_item_code: item_code }), ...inBranch });
  await call("updateImportItem", {
    ...inBranch,
    task_code: "2399001",
    declaration_date: "20260309",
    item_sequence: 2,
    hs_code: "20055900000",
    item_class_code: "5020230602",
    item_code,
    import_item_status_code: "4",
    modifier_name: "Accounts",
    modifier_id: "u2",
  });
  await call("listTransactions");
  await call("getTransaction", undefined, [sold.transaction_id]);
  await call("getTransactionStats");
  await call("getBranchStats", undefined, ["00"]);
  const failing = sale({
    ...inBranch,
    remark: "SIM-884x1",
    items: [{ item_code, quantity: 1, unit_price: 580 }],
  });
  const { body } = await test.call("POST", "/sales", { body: failing });
  await call("retryTransaction", {}, [String(body.transaction_id ?? Object(body.data).transaction_id)]);
  return used;
}

describe("modules", () => {
  it("and the core have each operation of the document once", () => {
    const own = Object.keys(handlersOf([]));
    const all = [...own, ...modules.flatMap(({ handlers = {} }) => Object.keys(handlers))];
    expect(all.toSorted(), "operations without a handler, or with two").to.deep.equal(
      operationList.map(({ id }) => id).toSorted(),
    );
  });

  it("leave the published interface to the core", async () => {
    const test = await startTestService({ modules: [] });
    try {
      expect([...(await useWholeInterface(test))].toSorted()).to.deep.equal(
        Object.keys(interfaceRoutes).toSorted(),
      );
      const health = await test.call("GET", "/health");
      expect([health.status, health.body.code]).to.deep.equal([404, "route_not_found"]);
      expect((await test.call("GET", "//readyz", { key: null })).status).to.equal(200);
    } finally {
      await test.close();
    }
  });

  for (const left of modules)
    it(`work without ${left.name}`, async () => {
      const rest = modules.filter((module) => module !== left);
      const test = await startTestService({ modules: rest });
      try {
        await useWholeInterface(test);
        for (const { id, method, path, access } of operationList) {
          if (access !== "account" || method !== "get" || path.includes("{")) continue;
          const query = { getTaxReport: "?from_date=2026-03-01&to_date=2026-03-31" }[String(id)] ?? "";
          const { status, body } = await test.call("GET", path + query);
          const isLeft = left.handlers !== undefined && id in left.handlers;
          // `not_found` where the path then names a record, such as the item with the code `external-codes`.
          if (isLeft) expect(body.code, path).to.match(/^(route_not_found|method_not_allowed|not_found)$/);
          else expect(status, `${path}: ${JSON.stringify(body)}`).to.be.below(500);
        }
      } finally {
        await test.close();
      }
    });
});
