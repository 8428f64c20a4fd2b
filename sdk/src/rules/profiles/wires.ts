// The wires of control units: which kinds of messages a profile's units take, and where the authority serves a kind itself.

/** `vscu`: the unit in the branch's network. `oscu`: the authority's own unit, which every branch reaches over the internet. */
export const wireNames = ["vscu", "oscu"] as const;
export type WireName = (typeof wireNames)[number];

/** A wire of a profile. */
export type WireRule = {
  name: WireName;
  /** What people choose it by. */
  title: string;
  /** The authority's own addresses. A wire without them has its unit wherever the branch put it. */
  urls?: Readonly<Record<"live" | "sandbox", string>>;
};

/** The wires of a profile; the first is that of a device without one. */
export type WireRules = readonly [WireRule, ...WireRule[]];

/** A profile's rule for a wire; undefined if its units don't take it. */
export function findWire(wires: WireRules, name: string): WireRule | undefined {
  return wires.find((wire) => wire.name === name);
}

/** Why a device of a profile can't have a wire; undefined if it can. */
export function wireProblem(wires: WireRules, name: string, profile: string): string | undefined {
  if (findWire(wires, name)) return undefined;
  return `must be ${wires.map((wire) => wire.name).join(" or ")}: control units of profile ${profile} take no other wire`;
}
