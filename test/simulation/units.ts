// The units of a world: one of each wire that a branch has.
import { openSimulatedUnit, type SimulatedUnit } from "./unit.ts";
import { branches, factsOf, type Wire, type Wires } from "./wires.ts";

export class Units {
  readonly wires: Wires;
  readonly #units: ReadonlyMap<Wire, SimulatedUnit>;

  constructor(wires: Wires, units: ReadonlyMap<Wire, SimulatedUnit>) {
    this.wires = wires;
    this.#units = units;
  }

  get all(): SimulatedUnit[] {
    return [...this.#units.values()];
  }

  wireOf(branch: string): Wire {
    return this.wires[branches.indexOf(branch)] as Wire;
  }

  of(branch: string): SimulatedUnit {
    return this.#units.get(this.wireOf(branch)) as SimulatedUnit;
  }

  /** The unit that answers at a URL. */
  at(url: string): SimulatedUnit {
    const found = [...this.#units].find(([wire]) => factsOf[wire].url === url);
    if (!found) throw new Error(`no unit is at ${url}`);
    return found[1];
  }
}

/** Opens the units of a world. */
export async function openUnits(
  wires: Wires,
  ...options: Parameters<typeof openSimulatedUnit> extends [Wire, ...infer Rest] ? Rest : never
): Promise<Units> {
  const opened = new Map<Wire, SimulatedUnit>();
  for (const wire of new Set(wires)) opened.set(wire, await openSimulatedUnit(wire, ...options));
  return new Units(wires, opened);
}
