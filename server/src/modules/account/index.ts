// The account's settings: what stands on its receipts, and its logo.
import type { Module } from "../../http/module.ts";
import { handlers } from "./handlers.ts";

export const account: Module = { name: "account", handlers };
