// How the command line is called next to this program.
import { isSea } from "node:sea";

/** A single executable has the other one next to it. A package's is found by npx. */
export const taxctl = isSea() ? "taxctl" : "npx taxctl";
