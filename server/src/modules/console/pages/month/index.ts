// The month: its figures, the books and the suppliers' invoices, the tax's return, and the close.
import type { Route } from "../../page.ts";
import { acceptCertain, listWithoutBooks, register, showReport, tooLarge, upload } from "./books.ts";
import { claim, showClaim } from "./claim.ts";
import { close, fileReturn, reopen } from "./close.ts";
import { noteAsked, showLetters } from "./letters.ts";
import { showMonth } from "./month.ts";
import { leadToMonth, showMonths } from "./months.ts";
import { comparePrefilled, showPrefilled } from "./prefilled.ts";
import { prefilledTooLarge } from "./read-prefilled.ts";
import { enter, showReturn } from "./return.ts";
import { decide, showRows } from "./rows.ts";
import { fetchNow, saveItems, showItems } from "./suppliers.ts";

/** The largest file of books, with room for the form around it. */
const mostBytes = 11 * 1024 * 1024;

/** The largest pre-filled return, with room for the form around it. */
const mostPrefilledBytes = 2 * 1024 * 1024;

export const monthPages: Route[] = [
  {
    access: "account",
    path: "/months",
    menu: { label: "Month", icon: "month", group: "work", order: 30, needs: "listPeriods" },
    get: showMonths,
    done: {
      fetched: "The service has fetched what suppliers reported. Open a month to match your books with it.",
    },
  },
  { access: "account", path: "/months/fetch", get: showMonths, post: fetchNow },
  { access: "account", path: "/months/go", get: leadToMonth },
  {
    access: "account",
    path: "/months/:month",
    get: showMonth,
    done: {
      fetched: "The service has fetched what suppliers reported.",
      matched: "The books are matched with what suppliers reported.",
      certain: "Everything that is certain is accepted. Register the purchases next.",
      more: "Accepted. There are more certain pairs: press the button again.",
      changed: "Some pairs changed while you accepted them. Look at them again.",
      closed: "The month is closed. Its figures stay as they are.",
      reopened: "The month is open again.",
      filed: "The filing is recorded.",
      items: "The items are saved. Register the purchases now.",
    },
  },
  { access: "account", path: "/months/:month/close", get: showMonth, post: close },
  { access: "account", path: "/months/:month/reopen", get: showMonth, post: reopen },
  { access: "account", path: "/months/:month/filing", get: showMonth, post: fileReturn },
  { access: "account", path: "/months/:month/books", get: showMonth, post: upload, mostBytes, tooLarge },
  { access: "account", path: "/months/:month/without-books", get: showMonth, post: listWithoutBooks },
  { access: "account", path: "/months/:month/books/:books/certain", get: showMonth, post: acceptCertain },
  { access: "account", path: "/months/:month/books/:books/register", get: showMonth, post: register },
  { access: "account", path: "/months/:month/books/:books/report", get: showReport },
  {
    access: "account",
    path: "/months/:month/books/:books",
    get: showRows,
    post: decide,
    done: {
      decided: "The decisions are saved.",
      claimed: "The purchase is registered.",
      listed: "These are the invoices that suppliers reported. Claim or ignore each.",
    },
  },
  {
    access: "account",
    path: "/months/:month/books/:books/claim",
    needs: "createPurchase",
    get: showClaim,
    post: claim,
  },
  {
    access: "account",
    path: "/months/:month/books/:books/letters",
    needs: "listReconciliationRows",
    get: showLetters,
    post: noteAsked,
    done: { asked: "The purchases say who asked their supplier, and when." },
  },
  {
    access: "account",
    path: "/months/:month/prefilled",
    needs: "listReconciliationRows",
    get: showPrefilled,
    post: comparePrefilled,
    mostBytes: mostPrefilledBytes,
    tooLarge: prefilledTooLarge,
  },
  { access: "account", path: "/months/:month/items", get: showItems, post: saveItems },
  {
    access: "account",
    path: "/months/:month/return",
    get: showReturn,
    post: enter,
    done: { entered: "The amounts are saved." },
  },
];
