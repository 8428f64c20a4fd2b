// Uploads of sales: choose a file, look at what was read, start it, follow it.
import type { Route } from "../../page.ts";
import { saveItems } from "./items.ts";
import { showUploads, tooLarge, upload } from "./list.ts";
import { readAgain } from "./mapping.ts";
import { downloadRejected } from "./rejected.ts";
import { cancel, confirmCancel, showUpload, start } from "./upload.ts";

/** The largest file of sales, with room for the form around it. */
const mostBytes = 11 * 1024 * 1024;

export const uploadPages: Route[] = [
  {
    access: "account",
    path: "/sales-uploads",
    needs: "listSalesUploads",
    get: showUploads,
    post: upload,
    mostBytes,
    tooLarge,
    done: { canceled: "The upload is canceled. Nothing of it was sent." },
  },
  {
    access: "account",
    path: "/sales-uploads/:upload",
    get: showUpload,
    done: {
      read: "The file was read again.",
      remembered: "The columns are read as you chose them for the last file with these headings.",
      items: "The items are saved, and the file was read again.",
      started: "The sales are being sent. This page follows them.",
    },
  },
  { access: "account", path: "/sales-uploads/:upload/columns", get: showUpload, post: readAgain },
  { access: "account", path: "/sales-uploads/:upload/items", get: showUpload, post: saveItems },
  { access: "account", path: "/sales-uploads/:upload/start", get: showUpload, post: start },
  { access: "account", path: "/sales-uploads/:upload/cancel", get: confirmCancel, post: cancel },
  { access: "account", path: "/sales-uploads/:upload/rejected", get: downloadRejected },
];
