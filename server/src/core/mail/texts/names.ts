// Names in the subjects of mails.

/** A business's name, short enough for a subject. */
export function shortName(name: string): string {
  return name.length > 60 ? `${name.slice(0, 59)}…` : name;
}
