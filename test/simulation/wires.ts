// The units of a history: each branch reports by the wire that the seed gives it, so that most histories have two.

import { countries } from "../../server/src/simulator/countries/index.ts";
import type { Country } from "../../server/src/simulator/country.ts";
import type { SimulatorOptions } from "../../server/src/simulator/index.ts";
import { createChance } from "./chance.ts";

export const branches: readonly string[] = ["00", "01"];

/** Kenya's unit in the branch's network, Kenya's online unit, Rwanda's unit. */
export const wires = ["vscu", "oscu", "rw"] as const;
export type Wire = (typeof wires)[number];
/** Those of the branches, in their order. */
export type Wires = readonly Wire[];

type Facts = {
  tin: string;
  /** Where the network has it. */
  url: string;
  device: { profile: string; wire?: "vscu" | "oscu" };
  unit: Pick<SimulatorOptions, "country" | "wire">;
};

const kenyan = "P050000001Z";

export const factsOf: Readonly<Record<Wire, Facts>> = {
  vscu: { tin: kenyan, url: "http://127.0.0.1:8088", device: { profile: "ke" }, unit: {} },
  oscu: {
    tin: kenyan,
    url: "http://127.0.0.1:8089",
    device: { profile: "ke", wire: "oscu" },
    unit: { wire: "oscu" },
  },
  rw: {
    tin: "100600570",
    url: "http://127.0.0.1:8090",
    device: { profile: "rw" },
    unit: { country: countries.rw as Country },
  },
};

/** @param only The wire of every branch; otherwise chance of its own draws them, which leaves the steps of a seed as they are. */
export function wiresOf(seed: number, only?: Wire): Wires {
  const chance = createChance(seed ^ 0x6a09_e667);
  return branches.map(() => only ?? chance.pick(wires));
}
