// Responsible for a real service with its simulated control unit, and a desk that is signed in to it: nothing is a double.
import { EventEmitter, once } from "node:events";
import type { Simulator } from "../../../server/src/simulator/index.ts";
import { startTestService, type TestService } from "../../support/service.ts";
import { Desk } from "./command.ts";

export type Shop = {
  test: TestService;
  desk: Desk;
  simulator: Simulator;
  /** Codes of two goods, Cola and Hammer, as registered. */
  items: string[];
  /** Resolves when it is so, looked at after each call that the unit answered. */
  untilUnit(isSo: () => boolean): Promise<void>;
  close(): Promise<void>;
};

/** Opens a shop whose device was set up, and whose items were registered, through the command line. */
export async function openShop(): Promise<Shop> {
  const unit = new EventEmitter();
  const test = await startTestService({ simulator: { log: () => unit.emit("answered") } });
  const desk = await Desk.open();
  await desk.signIn(test.url, test.keys.owner);
  await must(desk, [
    ..."devices setup --branch 00 --tin P051234567Z --serial SIM-1 --unit-url".split(" "),
    test.simulator.url,
    "--branch-name",
    "Head office",
  ]);
  const items: string[] = [];
  for (const [name, price] of [
    ["Cola 500 ml", "80"],
    ["Claw hammer", "600"],
  ] as const) {
    const ran = await must(desk, [
      "items",
      "create",
      "--name",
      name,
      "--class",
      "5020230602",
      "--price",
      price,
      "--json",
    ]);
    items.push((ran.json().data as { item_code: string }).item_code);
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

async function must(desk: Desk, argv: string[]) {
  const ran = await desk.run(argv);
  if (ran.exitCode !== 0)
    throw new Error(`${argv.join(" ")} ended with ${ran.exitCode}: ${ran.stderr}${ran.stdout}`);
  return ran;
}
