// The units of a history: each branch reports by the wire that the seed gives it, so that most histories have two.
import { factsOf as commonFactsOf, type UnitWire, unitWires } from "../support/unit-wires.ts";
import { createChance } from "./chance.ts";

export const branches: readonly string[] = ["00", "01"];

export const wires = unitWires;
export type Wire = UnitWire;
/** Those of the branches, in their order. */
export type Wires = readonly Wire[];

const kenyan = "P050000001Z";

/** With the taxpayer, and where the network has the unit. */
export const factsOf = {
  vscu: { ...commonFactsOf.vscu, tin: kenyan, url: "http://127.0.0.1:8088" },
  oscu: { ...commonFactsOf.oscu, tin: kenyan, url: "http://127.0.0.1:8089" },
  rw: { ...commonFactsOf.rw, tin: "100600570", url: "http://127.0.0.1:8090" },
};

/** @param only The wire of every branch; otherwise chance of its own draws them, which leaves the steps of a seed as they are. */
export function wiresOf(seed: number, only?: Wire): Wires {
  const chance = createChance(seed ^ 0x6a09_e667);
  return branches.map(() => only ?? chance.pick(wires));
}
