// The content of a sent form.
import type { Problem } from "./call.ts";

/** Fields of the console's own, not the page's. */
const ownFields = ["csrf", "request_key", "confirm_password", "confirm_code", "show_again"];

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
   * The number of a field; undefined if it is empty. `1,234.50` is a number. What is none goes to the operation as it is, which
   * names the field.
   */
  number(name: string): number | undefined {
    const text = this.text(name).replaceAll(/[\s,]/g, "");
    if (text === "") return undefined;
    const value = Number(text);
    return Number.isNaN(value) ? (this.text(name) as unknown as number) : value;
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
