// The search: documents by a number, a TIN, a name or an amount, as they are printed.
import type { Module } from "../../http/module.ts";
import { handlers } from "./handlers.ts";

export const search: Module = { name: "search", handlers };
