// The icons of the console: lines of 24 by 24, drawn in the color of the text. Words next to them say what they mean.
import { html, type SafeHtml } from "@remix-run/html-template";

const paths = {
  home: "M3 10.5 12 3l9 7.5V21h-6v-6H9v6H3z",
  documents: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
  month: "M4 5h16v16H4zM4 10h16M9 3v4M15 3v4M9 15l2 2 4-4",
  stock: "M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9",
  items: "M4 4h8l8 8-8 8-8-8zM8 8h.01",
  branches: "M4 21V9l8-5 8 5v12M9 21v-6h6v6",
  imports: "M4 13h16l-2 6H6zM8 13V7h8v6M12 7V3",
  exports: "M12 4v11M7 11l5 5 5-5M4 20h16",
  team: "M9 4.5a3.5 3.5 0 0 1 0 7a3.5 3.5 0 0 1 0-7M2.5 20c.6-4 3-6 6.5-6s5.9 2 6.5 6M16 5a3.5 3.5 0 0 1 0 6.5M18 14.5c2 .8 3.2 2.6 3.5 5.5",
  keys: "M8 11a4 4 0 0 1 0 8a4 4 0 0 1 0-8M11 12l9-9M16 7l3 3",
  audit: "M4 6h16M4 12h16M4 18h10",
  settings:
    "M12 9a3 3 0 0 1 0 6a3 3 0 0 1 0-6M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M5.6 18.4l2.1-2.1M16.3 7.7l2.1-2.1",
  person: "M12 4a4 4 0 0 1 0 8a4 4 0 0 1 0-8M4.5 20.500c.8-4 3.600-6 7.500-6s6.700 2 7.500 6",
  search: "M11 4.5a6.5 6.5 0 0 1 0 13a6.5 6.5 0 0 1 0-13M16 16l5 5",
  more: "M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0",
  switch: "M8 10l4 4 4-4",
} as const;

export type IconName = keyof typeof paths;

export const icon = (name: IconName): SafeHtml =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${paths[name]}"/></svg>`;
