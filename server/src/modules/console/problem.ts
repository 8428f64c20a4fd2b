// Shows texts of the service on pages.
import { html, type SafeHtml } from "@remix-run/html-template";
import type { Explanation } from "@taxctl/sdk/rules/catalogue";
import { asCommands } from "@taxctl/sdk/rules/commands";

const actors: Record<Explanation["actor"], string> = {
  caller: "you, or the program that sent it",
  taxpayer: "your business",
  operator: "the operators of this service",
  authority: "the tax authority",
};

/** Who must act, in words. */
export const actorName = (actor: Explanation["actor"]): string => actors[actor];

/** Text of the service, in which backquotes mark code; operations of the API become commands that a person can run. */
export function richText(text: string): SafeHtml[] {
  return asCommands(text)
    .split("`")
    .map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}
