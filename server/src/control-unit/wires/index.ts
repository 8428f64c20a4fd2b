// The wires by name, and the function behind each of their paths.
import { type ProfileName, sharedRulesOf, type WireName } from "@taxctl/sdk/rules/profiles";
import { oscu } from "./oscu.ts";
import { vscu } from "./vscu.ts";
import type { UnitFunction, Wire } from "./wire.ts";

export type { UnitFunction, Wire } from "./wire.ts";

const wires: Record<WireName, Wire> = { vscu, oscu };

/** The wire of a device; without one, the first of its profile. */
export function unitWireOf({ profile, wire }: { profile: ProfileName; wire?: WireName }): Wire {
  return wires[wire ?? sharedRulesOf(profile).wires[0].name];
}

const functions = new Map(
  Object.values(wires).flatMap(({ paths }) =>
    Object.entries(paths).map(([name, path]) => [path, name as UnitFunction] as const),
  ),
);

/** The function that a call goes to, whatever its wire; undefined for a path of neither. */
export function functionOf(path: string): UnitFunction | undefined {
  return functions.get(path);
}
