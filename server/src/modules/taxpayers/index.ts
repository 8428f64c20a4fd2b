// Taxpayers: the name behind a TIN, as the control unit knows it.
import type { Module } from "../../http/module.ts";
import { handlers } from "./handlers.ts";

export const taxpayers: Module = { name: "taxpayers", handlers };
