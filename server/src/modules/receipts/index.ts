// Receipts: as JSON, as PDF and by links that customers open.
import type { Module } from "../../http/module.ts";
import { handlers as copies } from "./copy-handlers.ts";
import { handlers } from "./handlers.ts";
import { handlers as links } from "./link-handlers.ts";
import { createReceiptPages } from "./pages.ts";

export const receipts: Module = {
  name: "receipts",
  handlers: { ...handlers, ...copies, ...links },
  pages: createReceiptPages,
};
