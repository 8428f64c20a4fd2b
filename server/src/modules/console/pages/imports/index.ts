// Imports: the queue of customs records, one record, and the decisions about them.
import type { AccountPage, PageResponse, Route } from "../../page.ts";
import { classOf } from "../items/class-field.ts";
import { decide, fetchRecords, makeItem } from "./decide.ts";
import { showImports } from "./list.ts";
import { showNew, showRecord } from "./record.ts";

/** Words name no class yet: the form comes back with those that have them. */
const makeOrFind = async (page: AccountPage): Promise<PageResponse> =>
  (await classOf(page)) === undefined ? showNew(page) : makeItem(page);

export const importPages: Route[] = [
  {
    access: "account",
    path: "/imports",
    menu: { label: "Imports", icon: "imports", group: "work", order: 44, needs: "listImports" },
    needs: "listImports",
    get: showImports,
    post: decide,
    done: {
      approved: "Approved. The quantities are in stock.",
      rejected: "Rejected. Nothing came into stock.",
      fetched: "The service has fetched the customs records.",
    },
  },
  {
    access: "account",
    path: "/imports/fetch",
    needs: "selectImportItems",
    get: showImports,
    post: fetchRecords,
  },
  { access: "account", path: "/imports/record", needs: "listImports", get: showRecord, post: decide },
  { access: "account", path: "/imports/new", needs: "createItem", get: showNew, post: makeOrFind },
];
