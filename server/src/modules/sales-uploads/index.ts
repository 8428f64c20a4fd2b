// Uploads of sales: files that are read and checked, then sent in the background.
import type { Module } from "../../http/module.ts";
import { handlers } from "./handlers.ts";
import { createSender } from "./sender.ts";

export const salesUploads: Module = {
  name: "sales-uploads",
  handlers,
  open(service) {
    const sender = createSender(service);
    return { fields: { uploads: sender }, work: [sender] };
  },
};
