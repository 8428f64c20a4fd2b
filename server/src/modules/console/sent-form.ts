// The content of a sent form.
import type { Problem } from "./call.ts";

/** Fields of the console's own, not the page's. */
const ownFields = ["csrf", "request_key", "confirm_password", "confirm_code", "show_again"];

/** `1234.5`, `1,234.50` or `1 234.50` as a number; undefined for any other text. `12,5` is unclear: it may be 12.5 or 125. */
export function numberOf(text: string): number | undefined {
  const isNumber = /^-?(?:\d+|\d{1,3}(?:[, ]\d{3})+)(?:\.\d+)?$/.test(text);
  return isNumber ? Number(text.replaceAll(/[, ]/g, "")) : undefined;
}

/** The fields of a form that was sent. */
export class Form {
  readonly #data: FormData;

  /** Why it was not read. */
  readonly problem: Problem | undefined;

  constructor(data: FormData = new FormData(), problem?: Problem) {
    this.#data = data;
    this.problem = problem;
  }

  /** The text of a field without blanks around it; empty if it is missing. */
  text(name: string): string {
    return this.typed(name).trim();
  }

  /**
   * The number of a field; undefined if it is empty. Any other text goes to the operation as it is: the operation names the field
   * together with all other problems.
   */
  number(name: string): number | undefined {
    const text = this.text(name);
    return text === "" ? undefined : (numberOf(text) ?? (text as unknown as number));
  }

  /** The text as typed, for passwords. */
  typed(name: string): string {
    const value = this.#data.get(name);
    return typeof value === "string" ? value : "";
  }

  /** The texts of fields with one name, such as checked boxes. */
  all(name: string): string[] {
    return this.#data.getAll(name).filter((value) => typeof value === "string");
  }

  has(name: string): boolean {
    return this.#data.has(name);
  }

  /** The chosen file, or undefined. A browser sends an empty file without a name where none is chosen. */
  file(name: string): File | undefined {
    const value = this.#data.get(name);
    return value instanceof File && (value.size > 0 || value.name !== "") ? value : undefined;
  }

  /** The page's own fields, which another page may include; undefined if one is a password or a file. */
  get carried(): [string, string][] | undefined {
    const fields: [string, string][] = [];
    for (const [name, value] of this.#data) {
      if (ownFields.includes(name)) continue;
      if (typeof value !== "string" || name.includes("password")) return undefined;
      fields.push([name, value]);
    }
    return fields;
  }

  /** The input of the page's own fields, except passwords, secrets and files. */
  get typedFields(): [string, string][] {
    return [...this.#data].flatMap(([name, value]) =>
      typeof value !== "string" || ownFields.includes(name) || /password|secret/.test(name)
        ? []
        : [[name, value]],
    );
  }
}
