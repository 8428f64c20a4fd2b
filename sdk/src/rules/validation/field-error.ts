// The error about one field, before a request's body is validated.

export class FieldError extends Error {
  override readonly name = "FieldError";
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}
