// Handlers against the document, checked by the compiler: what must not compile is marked, and the mark fails if it does.

import type { Context } from "../../../server/src/core/context/context.ts";
import type { Handler, Handlers, Request, ResponseOf } from "../../../server/src/core/context/operations.ts";

declare const handlers: Handlers;

describe("handler types", () => {
  it("require a handler for each operation", () => {
    const incomplete = () => {
      const { getItem, ...others } = handlers;
      // @ts-expect-error: getItem is missing
      const all: Handlers = others;
      return [all, getItem];
    };
    void incomplete;
  });

  it("accept only documented success statuses with exactly their bodies", () => {
    const created = async (): Promise<ResponseOf<"deleteBranch">> => ({
      status: 200,
      body: { status: "success", message: "The branch was deleted" },
    });
    void (created satisfies Handler<"deleteBranch">);
    // @ts-expect-error: 201 is not a status of deleteBranch
    void ((async () => ({
      status: 201,
      body: { status: "success", message: "" },
    })) satisfies Handler<"deleteBranch">);
    // @ts-expect-error: the body of 200 has a message
    void ((async () => ({ status: 200, body: { status: "success" } })) satisfies Handler<"deleteBranch">);
    // @ts-expect-error: a failure is thrown, not returned
    void ((async () => ({
      status: 409,
      body: { status: "error", message: "" },
    })) satisfies Handler<"deleteBranch">);
  });

  it("treat defaults as always present, and allow only documented parameters", () => {
    const read = (request: Request<"listTransactions">): number =>
      request.query.per_page * request.query.page;
    const readBody = (request: Request<"searchSales">): number => request.body.per_page;
    const async = (request: Request<"createSale">): boolean => request.query.async;
    const type = (request: Request<"createSale">): "S" | "R" => request.body.receipt_type;
    const key = (request: Request<"createSale">): string | undefined => request.headers["idempotency-key"];
    const rates = ({ body }: Request<"createPurchase">): number[] =>
      body.items.map((line) => line.discount_rate);
    const most = ({ body }: Request<"createReconciliation">): number | undefined => body.options?.max_days;
    // @ts-expect-error: the object around the defaults may be absent
    const absent = ({ body }: Request<"createReconciliation">): number => body.options.max_days;
    // @ts-expect-error: it has no default
    const optional = ({ body }: Request<"createSale">): string => body.customer_tin;
    // @ts-expect-error: no such parameter
    const unknown = (request: Request<"listTransactions">) => request.query.color;
    const reason = (request: Request<"retryTransaction">): string | undefined => request.body.reason;
    void [read, readBody, async, type, key, rates, most, absent, optional, unknown, reason];
  });

  it("pass a branch that may be absent", () => {
    // @ts-expect-error: requireBranch() is for handlers that need one
    const branch = (context: Context): string => context.branch.bhf_id;
    void branch;
  });
});
