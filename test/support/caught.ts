// The error of a call that is meant to fail.

/** What the call fails with. @throws Error when it succeeds */
export async function caught(call: PromiseLike<unknown>): Promise<unknown> {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error("the call succeeded");
}
