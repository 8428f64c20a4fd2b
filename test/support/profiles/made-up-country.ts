// Registers the made-up country for the tests of a suite.
import { registerProfile } from "@taxctl/sdk/rules/profiles/units";
import { xx as profile } from "./xx/unit.ts";

/** Its name. */
export const xx = profile.name;

export function withMadeUpCountry(): void {
  let remove: (() => void) | undefined;
  before(() => {
    remove = registerProfile(profile);
  });
  after(() => remove?.());
}
