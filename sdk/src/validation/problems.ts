// Responsible for the problems of a sale or purchase: all at once, by field, in the caller's spelling.
import type { AmountProblem } from "../amounts.ts";
import { mostProblems } from "./messages.ts";

const spellings = { qty: "quantity", item_seq: "item_sequence" } as const;

/** The fields of a line that have two names each. */
export type Spellings = {
  item_seq?: number | undefined;
  item_sequence?: number | undefined;
  quantity?: number | undefined;
  qty?: number | undefined;
};

/** Field path to messages. */
export type FieldErrors = Record<string, string[]>;

const noErrors: Readonly<FieldErrors> = {};
const noLines: ReadonlySet<string | undefined> = new Set();

/** Field path to messages, filled while a document is read: every problem at once. */
export class Problems {
  readonly errors: FieldErrors;
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

  amounts(problems: AmountProblem[]): void {
    for (const { field, expected, found } of problems) {
      // The caller chooses a discount; only the supply amount limits it.
      const must = field.endsWith(".discount_amount") ? "must be at most" : "must be";
      this.add(field, `${must} ${expected.toFixed(2)} by the calculation rules, found ${found.toFixed(2)}`);
    }
  }

  get any(): boolean {
    return Object.keys(this.errors).length > 0;
  }
}
