// meta.warnings: a handler's warnings reach the caller, in successes, stored responses and failures alike.
import { expect } from "chai";
import { UnprocessableError } from "../../server/src/base/errors.ts";
import type { Context } from "../../server/src/core/context/context.ts";
import { openBranch, sale } from "../support/branch.ts";
import { handlers } from "../support/handlers.ts";
import { type ServiceResponse, startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

const warning = { code: "already_exists", message: "Look at the name", field: "name" } as const;
const warningsOf = ({ body }: ServiceResponse): unknown => Object(body.meta).warnings;

describe("warnings in responses", () => {
  let warn: (context: Context) => void;

  const test = forSuite(() =>
    startTestService({
      handlers: {
        ...handlers,
        listPaymentTypes(request, context) {
          warn(context);
          return handlers.listPaymentTypes(request, context);
        },
        createSale(request, context) {
          warn(context);
          return handlers.createSale(request, context);
        },
      },
    }),
  );
  before(async () => {
    await openBranch(test);
  });

  it("appear in meta, once each, in the order in which they were found", async () => {
    const other = { code: "in_use", message: "And at this" } as const;
    warn = (context) => [warning, other, { ...warning }].forEach(context.warn);
    const response = await test.call("GET", "/codes/payment-types");
    expect([response.status, warningsOf(response)]).to.deep.equal([200, [warning, other]]);
  });

  it("are omitted if there is nothing to warn of", async () => {
    warn = () => undefined;
    const response = await test.call("GET", "/codes/payment-types");
    expect(response.body.meta).to.have.all.keys("timestamp", "request_id");
  });

  for (const query of ["", "?async=true"]) {
    it(`are stored with the response of an Idempotency-Key (POST /sales${query})`, async () => {
      warn = (context) => context.warn(warning);
      const request = { body: sale(), headers: { "Idempotency-Key": `warned${query}` } };
      const first = await test.call("POST", `/sales${query}`, request);
      warn = () => undefined;
      const again = await test.call("POST", `/sales${query}`, request);
      expect(again.headers.get("idempotency-replayed")).to.equal("true");
      expect([warningsOf(first), warningsOf(again)]).to.deep.equal([[warning], [warning]]);
    });
  }

  it("appear in failures too: a stored submission may not have its outcome yet", async () => {
    warn = (context) => {
      context.warn(warning);
      throw new UnprocessableError("outcome_pending", "Stored", { meta: { check_status_url: "/here" } });
    };
    const { status, body } = await test.call("POST", "/sales", { body: sale() });
    expect([status, Object(body.meta).check_status_url]).to.deep.equal([422, "/here"]);
    expect(Object(body.meta).warnings).to.deep.equal([warning]);
  });
});
