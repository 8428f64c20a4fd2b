// Items and their stock: the lists, one item, a new one, a count.
import type { Route } from "../../page.ts";
import { count, save, showItem } from "./item.ts";
import { register, showItems, showNew } from "./list.ts";
import { showStock } from "./stock.ts";

export const itemPages: Route[] = [
  {
    access: "account",
    path: "/stock",
    menu: { label: "Stock", icon: "stock", group: "work", order: 42, needs: "listStock" },
    needs: "listStock",
    get: showStock,
  },
  {
    access: "account",
    path: "/items",
    menu: { label: "Items", icon: "items", group: "work", order: 43, needs: "listItems" },
    get: showItems,
  },
  { access: "account", path: "/items/new", needs: "createItem", get: showNew, post: register },
  {
    access: "account",
    path: "/items/:item",
    get: showItem,
    done: {
      registered: "The item is registered.",
      saved: "The item is changed.",
      counted: "The count is saved.",
    },
  },
  { access: "account", path: "/items/:item/edit", needs: "updateItem", get: showItem, post: save },
  { access: "account", path: "/items/:item/count", needs: "saveStockMaster", get: showItem, post: count },
];
