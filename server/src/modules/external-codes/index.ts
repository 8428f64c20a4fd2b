// External codes: what suppliers and shops call an item, next to the item's own code.
import type { Module } from "../../http/module.ts";
import { handlers } from "./handlers.ts";

export const externalCodes: Module = { name: "external-codes", handlers };
