// The assertion of the test kit in chai's style.
import { type Called, type Checkable, contractProblems, type MatchOptions } from "./expect.ts";

declare global {
  namespace Chai {
    interface Assertion {
      /** Asserts that the response matches openapi.yaml. Await it. See `expectToMatchContract`. */
      matchContract(called?: string, options?: { strict?: boolean | undefined }): Promise<void>;
    }
  }
}

type Assertion = {
  _obj: Checkable;
  assert(isMet: boolean, message: string, negated: string): void;
};
type Chai = {
  Assertion: {
    addMethod(
      name: string,
      method: (this: Assertion, called?: Called, options?: MatchOptions) => unknown,
    ): void;
  };
};

/**
 * Adds `matchContract` to chai.
 *
 * @example
 * chai.use(contractAssertions);
 * await expect(client.sales.create(sale)).to.matchContract();
 */
export function contractAssertions({ Assertion }: Chai): void {
  Assertion.addMethod("matchContract", async function (called, options) {
    const { what, problems } = await contractProblems(this._obj, called, options);
    const list = problems.map((problem) => `\n  - ${problem}`).join("");
    this.assert(
      problems.length === 0,
      `expected ${what} to be as openapi.yaml says:${list}`,
      `expected ${what} not to be as openapi.yaml says`,
    );
  });
}
