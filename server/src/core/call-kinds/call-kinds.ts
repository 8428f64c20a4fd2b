// Everything a lane can send, by kind.
import type { Clock } from "../../base/clock.ts";
import type { ZoneSetting } from "../../base/zone.ts";
import type { CallKinds } from "../../lanes/kinds.ts";
import { importedItems, importKind } from "../imports/kinds.ts";
import { purchaseKind } from "../purchases/kind.ts";
import { purchaseItems } from "../purchases/new-items.ts";
import { saleKind } from "../sales/kind.ts";
import { masterKind } from "../stock/masters.ts";
import { movementKind } from "../stock/movement-kind.ts";
import { newItemKind } from "../transactions/new-item-kind.ts";

export function createCallKinds(dependencies: ZoneSetting & { clock: Clock }): CallKinds {
  return {
    sale: saleKind(dependencies),
    purchase: purchaseKind(dependencies),
    movement: movementKind(dependencies),
    master: masterKind(dependencies),
    item: newItemKind(dependencies, {
      import: importedItems(dependencies),
      purchase: purchaseItems(dependencies),
    }),
    import: importKind(dependencies),
  };
}
