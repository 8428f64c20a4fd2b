// Why a row or a sale of a file can't be sent: a list of problems with their places, and the text made of it.

/** One thing that is wrong, with as much as is known of where. */
export type Reason = {
  /** Code of the rejection; the first of its reasons has it. */
  code?: string | undefined;
  /** Line of the sheet. */
  line?: number | undefined;
  /** Field of that line, else of the document, like `payment_type` or `items[0].quantity`. */
  field?: string | undefined;
  problem: string;
  /** The value that has the problem, such as a code. Reasons that differ only in it are counted as one kind. */
  subject?: string | undefined;
};

/** How many problems of one row or document are listed at once. */
const mostListed = 20;

/** The first of many reasons, and how many more there are. */
export function firstReasons(reasons: readonly Reason[]): Reason[] {
  const more = reasons.length - mostListed;
  return [...reasons.slice(0, mostListed), ...(more > 0 ? [{ problem: `and ${more} more` }] : [])];
}

/** A reason as people read it: `line 4 quantity must be less`. */
export function sentenceOf({ code, line, field, problem, subject }: Reason): string {
  const words = [code && `${code}:`, line && `line ${line}`, field, problem, subject];
  return words.filter(Boolean).join(" ");
}

/** All reasons in one line. */
export function reasonText(reasons: readonly Reason[]): string {
  return reasons.map(sentenceOf).join("; ");
}
