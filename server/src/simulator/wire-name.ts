// The names of the two wires.

/** `vscu`: the unit in a branch's network. `oscu`: the authority's online unit. */
export type WireName = "vscu" | "oscu";
