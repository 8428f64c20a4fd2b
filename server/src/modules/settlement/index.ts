// Settlement: outcomes that a person records.
import type { Module } from "../../http/module.ts";
import { handlers } from "./handlers.ts";

export const settlement: Module = { name: "settlement", handlers };
