/** A copy could not be made, or is not fit to be used; nothing was changed. */
export class BackupError extends Error {
  override readonly name = "BackupError";
  readonly remedy: string;

  constructor(message: string, remedy: string, options?: ErrorOptions) {
    super(message, options);
    this.remedy = remedy;
  }
}
