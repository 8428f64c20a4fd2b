// The refusal of an operator's change to accounts, users or keys.

/** A change that the rules of accounts refuse; the message says why, `remedy` what is possible. */
export class AccountError extends Error {
  override readonly name = "AccountError";
  readonly remedy: string;

  constructor(message: string, remedy: string) {
    super(message);
    this.remedy = remedy;
  }
}
