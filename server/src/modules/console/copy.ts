// Texts to copy, such as a link or a key: the text, and a button where the browser has a clipboard.
import { html, type SafeHtml } from "@remix-run/html-template";

export const copyable = (text: string): SafeHtml =>
  html`<div class="copy"><pre tabindex="0">${text}</pre>
<button type="button" class="neutral">Copy</button> <span role="status"></span></div>`;

/** The script of these buttons. They are hidden without it. */
export const copyScript = `
if (navigator.clipboard) {
  document.documentElement.classList.add("can-copy");
  document.addEventListener("click", async ({ target }) => {
    const button = target.closest(".copy button");
    if (!button) return;
    const text = button.previousElementSibling.textContent;
    const isCopied = await navigator.clipboard.writeText(text).then(() => true, () => false);
    button.nextElementSibling.textContent = isCopied ? "Copied" : "Select the text and copy it";
  });
}
`;
