// Everything a lane can send, by kind.
import type { Clock } from "./clock.ts";
import { importKind, newItemKind } from "./imports/kinds.ts";
import type { CallKinds } from "./lanes/kinds.ts";
import { purchaseKind } from "./purchases/kind.ts";
import { saleKind } from "./sales/kind.ts";
import { masterKind } from "./stock/masters.ts";
import { movementKind } from "./stock/movement-kind.ts";

export function createCallKinds(dependencies: { clock: Clock; timeZone: string }): CallKinds {
  return {
    sale: saleKind(dependencies),
    purchase: purchaseKind(dependencies),
    movement: movementKind(dependencies),
    master: masterKind(dependencies),
    item: newItemKind(dependencies),
    import: importKind(dependencies),
  };
}
