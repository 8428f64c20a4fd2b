// X, Z and PLU reports: what a branch has sold since its last Z report, in a business day, and of each item.
import type { Module } from "../../http/module.ts";
import { handlers } from "./handlers.ts";

export const dayReports: Module = { name: "day-reports", handlers };
