// What the control unit said of a document that it rejected.
import { html, type SafeHtml } from "@remix-run/html-template";

/** The unit's remark, unless the message above it has it already. */
export const remarkOf = (remark: string | null, message: string): SafeHtml =>
  remark === null || remark === "" || message.includes(remark)
    ? html``
    : html`<p class="small">The control unit's remark: ${remark}</p>`;
