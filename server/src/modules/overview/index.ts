// The overview: today, this month, and what needs a person. The console's home page and `taxctl status` show it.
import type { Module } from "../../http/module.ts";
import { handlers } from "./handlers.ts";

export const overview: Module = { name: "overview", handlers };
