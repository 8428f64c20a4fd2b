// Transfers: stock that goes from one branch of the business to another.
import type { Module } from "../../http/module.ts";
import { handlers } from "./handlers.ts";

export const transfers: Module = { name: "transfers", handlers };
