// The problems of a sale or purchase: all at once, by field, in the caller's spelling.
import type { AmountDifference } from "../amounts.ts";
import { mostProblems } from "./messages.ts";

const spellings = { qty: "quantity", item_seq: "item_sequence" } as const;

/** The fields of a line that have two names each. */
export type Spellings = {
  item_seq?: number | undefined;
  item_sequence?: number | undefined;
  quantity?: number | undefined;
  qty?: number | undefined;
};

/** An amount that is signed otherwise than it was stated. */
export type AmountWarning = { code: "amount_adjusted"; message: string; field: string };

/** A warning names so many amounts. */
const mostNamed = 5;

/** Field path to messages. */
export type FieldErrors = Record<string, string[]>;

const noErrors: Readonly<FieldErrors> = {};
const noLines: ReadonlySet<string | undefined> = new Set();

/** What the amounts of a line are calculated from. */
const inputs = /^(items\[\d+\])\.(quantity|qty|unit_price|discount_rate|discount_amount|tax_type|tax_rate)$/;

/** Field path to messages, filled while a document is read: every problem at once. */
export class Problems {
  readonly errors: FieldErrors;
  /** Amounts that are signed otherwise than they were stated, within the tolerance. */
  readonly #adjusted: AmountDifference[] = [];
  readonly #lines: readonly Spellings[];
  readonly #form: Readonly<FieldErrors>;
  /** Positions of lines with a field whose form is wrong. */
  readonly #broken: ReadonlySet<string | undefined>;

  /**
   * @param lines as they were submitted, whose fields are named as the caller spelled them
   * @param form the problems of form; a field with one gets no other
   */
  constructor(lines: readonly Spellings[] = [], form: Readonly<FieldErrors> = noErrors) {
    this.#lines = lines;
    this.#form = form;
    this.errors = { ...form };
    const fields = Object.keys(form);
    this.#broken =
      fields.length === 0 ? noLines : new Set(fields.map((field) => /^items\[(\d+)\]/.exec(field)?.[1]));
  }

  /** Whether the form of a field is wrong. */
  isMalformed(field: string): boolean {
    return Object.hasOwn(this.#form, field);
  }

  /** Whether the form of every field of a line is right. */
  isWhole(index: number): boolean {
    return this.#broken.size === 0 || !this.#broken.has(String(index));
  }

  add(field: string, message: string): void {
    const spelled = this.#spelled(field);
    if (this.isMalformed(spelled)) return;
    const messages = this.errors[spelled];
    if (messages) messages.push(message);
    else if (Object.keys(this.errors).length < mostProblems) this.errors[spelled] = [message];
  }

  #spelled(field: string): string {
    const [, index, name] = /^items\[(\d+)\]\.(qty|item_seq)$/.exec(field) ?? [];
    const line = this.#lines[Number(index)];
    if (!line || (name !== "qty" && name !== "item_seq")) return field;
    const other = spellings[name];
    return line[name] === undefined && line[other] !== undefined ? field.replace(name, other) : field;
  }

  /** Adds the amounts that differ too much as problems, the others as warnings. */
  differences(differences: readonly AmountDifference[]): void {
    for (const difference of differences) {
      if (difference.isTolerated) this.#adjusted.push(difference);
      // Of an amount with too many decimals, that alone is said.
      else if (
        !Object.hasOwn(this.errors, this.#spelled(difference.field)) &&
        this.isCalculable(difference.field)
      )
        this.add(difference.field, mustBe(difference));
    }
  }

  /** Whether nothing is wrong in what an amount is calculated from: its line, or of a document's total every line. */
  isCalculable(field: string): boolean {
    const [line] = /^items\[\d+\]/.exec(field) ?? [];
    return Object.keys(this.errors).every((name) => {
      const [, of] = inputs.exec(name) ?? [];
      return of === undefined || name === field || (line !== undefined && of !== line);
    });
  }

  /** One warning of all amounts that are signed otherwise than they were stated. */
  get amountWarning(): AmountWarning | undefined {
    const [first] = this.#adjusted;
    if (!first) return undefined;
    const named = this.#adjusted
      .slice(0, mostNamed)
      .map(({ field, expected, found }) => `${field} ${found.toFixed(2)} as ${expected.toFixed(2)}`);
    const more = this.#adjusted.length - named.length;
    const list = more > 0 ? `${named.join(", ")}, and ${more} more` : named.join(", ");
    const message = `Signed by the calculation rules, up to 0.01 a line from the amounts that were sent: ${list}.`;
    return { code: "amount_adjusted", message, field: first.field };
  }

  get any(): boolean {
    return Object.keys(this.errors).length > 0;
  }
}

function mustBe({ field, expected, or, found, isRequired }: AmountDifference): string {
  const [must, is] = [expected.toFixed(2), found.toFixed(2)];
  if (or !== undefined)
    return `must agree with discount_rate, ${must} without tax or ${or.toFixed(2)} with tax, found ${is}`;
  // The caller chooses a discount; only the supply amount limits it.
  if (/\.discount_(amount|rate)$/.test(field))
    return `must be at most ${must} by the calculation rules, found ${is}`;
  const sentence = `must be ${must} by the calculation rules, found ${is}`;
  return isRequired ? sentence : `${sentence}. Omit it to have it calculated`;
}
