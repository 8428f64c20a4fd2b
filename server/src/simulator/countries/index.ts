// The countries whose units the simulator plays, by name: a new one is a folder here, and a line.
import type { Country } from "../country.ts";
import { ke } from "./ke/index.ts";
import { rw } from "./rw/index.ts";

export const countries: Readonly<Record<string, Country>> = { ke, rw };

/** The country of a simulator that names none. */
export const defaultCountry = "ke";
