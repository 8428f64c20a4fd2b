// Documents: the list, one document, and its actions.
import { given } from "../../form.ts";
import { type AccountPage, goAfter, goTo, type PageResponse, type Route } from "../../page.ts";
import { changeClaim } from "./claim.ts";
import { printCopy, showReceipt } from "./copies.ts";
import { reissue, showReissue } from "./correct.ts";
import { credit, showCredit } from "./credit.ts";
import { showDocument } from "./detail.ts";
import { showList } from "./list.ts";
import { pathOf } from "./path.ts";
import { resend, showResend } from "./resend.ts";
import { createLink, mailReceipt, revokeLink, showShare } from "./share.ts";

async function retry(page: AccountPage): Promise<PageResponse> {
  const id = page.params.id ?? "";
  const seen = page.form.text("left");
  const { data } = await page.read("getTransaction", { params: { id } });
  // Who loads the page of a failed retry again sends its form again. It was carried out: the document has fewer retries left.
  if (seen !== "" && seen !== String(data.retries_left)) return goTo(pathOf(page, id));
  return goAfter(page.call("retryTransaction", { params: { id }, body: {} }), pathOf(page, id), "retried");
}

async function settle(page: AccountPage): Promise<PageResponse> {
  const { form: sent } = page;
  const id = page.params.id ?? "";
  const names = ["receipt_no", "receipt_date", "receipt_signature", "internal_data"] as const;
  const receipt = names.flatMap((name) => {
    const value = given(sent.text(name));
    return value === undefined ? [] : [[name, value] as const];
  });
  const call = page.call("settleTransaction", {
    params: { id },
    body: {
      outcome: sent.text("outcome") === "accepted" ? "accepted" : "rejected",
      reason: sent.text("reason"),
      ...Object.fromEntries(receipt),
    },
  });
  return goAfter(call, pathOf(page, id), "settled");
}

export const documentPages: Route[] = [
  {
    access: "account",
    path: "/documents",
    menu: {
      label: "Documents",
      icon: "documents",
      group: "work",
      order: 20,
      needs: "listTransactions",
      waits: "waiting",
      has: ["/sales-uploads"],
    },
    get: showList,
  },
  {
    access: "account",
    path: "/documents/:id",
    get: showDocument,
    done: {
      retried: "The document was sent again.",
      settled: "The outcome is recorded.",
      claimed: "The claim is changed.",
      tried: "The sandbox sale was sent.",
      credited: "The credit note was sent.",
      resent: "The corrected document was sent. This is its page.",
      reissued: "The sale was credited, and this is the corrected sale.",
    },
  },
  { access: "account", path: "/documents/:id/retry", get: showDocument, post: retry },
  { access: "account", path: "/documents/:id/settle", get: showDocument, post: settle },
  { access: "account", path: "/documents/:id/claim", get: showDocument, post: changeClaim },
  { access: "account", path: "/documents/:id/credit", get: (page) => showCredit(page), post: credit },
  { access: "account", path: "/documents/:id/reissue", get: (page) => showReissue(page), post: reissue },
  { access: "account", path: "/documents/:id/resend", get: showResend, post: resend },
  { access: "account", path: "/documents/:id/receipt", get: showReceipt },
  { access: "account", path: "/documents/:id/copies", get: showDocument, post: printCopy },
  {
    access: "account",
    path: "/documents/:id/share",
    get: showShare,
    post: createLink,
    done: {
      mailed: "The service sends the link to the customer.",
      revoked: "The link is revoked: its page shows nothing any more.",
    },
  },
  { access: "account", path: "/documents/:id/share/mail", get: showShare, post: mailReceipt },
  { access: "account", path: "/documents/:id/share/:link/revoke", get: showShare, post: revokeLink },
];
