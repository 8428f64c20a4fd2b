// The profiles by name.

/** `ke`: the public Kenyan unit. `plain`: a unit that speaks the API's own codes. */
export type Profile = "ke" | "plain";

/** The profile of a device that names none. */
export const defaultProfile: Profile = "ke";
