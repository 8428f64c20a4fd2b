// Names in the subjects of mails.

import { cutText } from "../../../base/cut-text.ts";

/** A business's name, short enough for a subject. */
export function shortName(name: string): string {
  return name.length > 60 ? `${cutText(name, 59)}…` : name;
}
