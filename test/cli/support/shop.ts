// A real service with its simulated control unit, and a desk that is signed in to it: nothing is a double.
import { EventEmitter, once } from "node:events";
import type { Simulator } from "../../../server/src/simulator/index.ts";
import { deviceInput, itemInput, openInitialized } from "../../support/records.ts";
import { startTestService, type TestService, type TestServiceOptions } from "../../support/service.ts";
import { Desk } from "./command.ts";

export type Shop = {
  test: TestService;
  desk: Desk;
  simulator: Simulator;
  /** Codes of two items, Cola and Hammer, as registered. */
  items: string[];
  /** Resolves when it is so, looked at after each call that the unit responded to. */
  untilUnit(isSo: () => boolean): Promise<void>;
  close(): Promise<void>;
};

/** Opens branch 01 of the same TIN, ready to record. */
export async function openSecondBranch({ test }: Pick<Shop, "test">): Promise<void> {
  await test.client.branches.create({ bhf_id: "01", name: "Mall" });
  const device = { bhf_id: "01", tin: "P051234567Z", dvc_srl_no: "SIM-MALL" };
  await test.client.devices.create(deviceInput(test, device));
  await test.client.devices.initialize("01");
}

/** Opens a shop whose device is initialized and whose items are registered, all through the SDK. */
export async function openShop(
  options: Pick<TestServiceOptions, "family" | "overrides"> = {},
): Promise<Shop> {
  const unit = new EventEmitter();
  const test = await startTestService({ ...options, simulator: { log: () => unit.emit("answered") } });
  test.service.ownUrl.use(test.origin);
  const desk = await Desk.open();
  await desk.signIn(test.url, test.keys.owner);
  await openInitialized(test, { tin: "P051234567Z", dvc_srl_no: "SIM-1" });
  await test.client.devices.test("00");
  const items: string[] = [];
  for (const [item_name, default_price] of [
    ["Cola 500 ml", 80],
    ["Claw hammer", 600],
  ] as const) {
    const item = itemInput({ item_name, default_price, pkg_unit_code: "NT", origin_nation_code: "KE" });
    items.push((await test.client.items.create(item)).item_code);
  }
  return {
    test,
    desk,
    simulator: test.simulator,
    items,
    async untilUnit(isSo) {
      while (!isSo()) await once(unit, "answered");
    },
    async close() {
      await desk.clear();
      await test.close();
    },
  };
}
