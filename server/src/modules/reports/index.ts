// Reports: tax by type and rate for any period.
import type { Module } from "../../http/module.ts";
import { handlers } from "./handlers.ts";

export const reports: Module = { name: "reports", handlers };
