// The profiles by name.

/** `ke`: the public Kenyan unit. `plain`: a unit with the API's own codes. */
export type Profile = "ke" | "plain";

/** The profile of a device without one. */
export const defaultProfile: Profile = "ke";
