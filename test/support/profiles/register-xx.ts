// Registers the made-up country in a process of its own: `node --import` this file.
import { registerProfile } from "@taxctl/sdk/rules/profiles/units";
import { xx } from "./xx/unit.ts";

registerProfile(xx);
