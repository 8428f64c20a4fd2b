// Health: what works, what doesn't, and what to do, for one environment.
import type { Module } from "../../http/module.ts";
import { handlers } from "./handlers.ts";

export const health: Module = { name: "health", handlers };
