// Everything a lane can send, by kind.

import { importKind, newItemKind } from "./imports/kinds.ts";
import type { CallKinds } from "./lanes/kinds.ts";
import { purchaseKind } from "./purchases/kind.ts";
import { saleKind } from "./sales/kind.ts";
import type { Service } from "./service.ts";
import { masterKind } from "./stock/masters.ts";
import { movementKind } from "./stock/movement-kind.ts";

export function createCallKinds(service: Pick<Service, "clock" | "config">): CallKinds {
  return {
    sale: saleKind(service),
    purchase: purchaseKind(service),
    movement: movementKind(service),
    master: masterKind(service),
    item: newItemKind(service),
    import: importKind(service),
  };
}
