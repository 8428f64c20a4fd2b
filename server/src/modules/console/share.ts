// Sharing a link: a button that opens the share sheet of the phone, and the links of other browsers in its place.
import { html, type SafeHtml } from "@remix-run/html-template";

type Shared = { title: string; text: string; url: string };

export const shareable = ({ title, text, url }: Shared, links: SafeHtml): SafeHtml =>
  html`<div class="share"><button type="button" data-title="${title}" data-text="${text}" data-url="${url}">Share</button>${links}</div>`;

/** The script of the button, which is hidden without it. Where the share sheet doesn't open, the links are shown. */
export const shareScript = `
if (navigator.share) {
  const { classList } = document.documentElement;
  classList.add("can-share");
  document.addEventListener("click", async ({ target }) => {
    const button = target.closest(".share button");
    if (!button) return;
    const { title, text, url } = button.dataset;
    const error = await navigator.share({ title, text, url }).then(() => undefined, (reason) => reason);
    // The person may close the sheet without a choice.
    if (error && error.name !== "AbortError") classList.remove("can-share");
  });
}
`;
