// Callers' requests and responses, recorded as they happen: the history that a run is checked against.
export type Submission = {
  path: "/sales" | "/purchases" | "/stock";
  /** `branch_id` is given in it. */
  body: Record<string, unknown>;
  isAsync: boolean;
  idempotencyKey?: string | undefined;
};

/** A submission that got a response, with the facts that the caller may rely on. */
export type Response = {
  submission: Submission;
  httpStatus: number;
  transaction_id: string | null;
  /** The transaction's state as the response gave it. */
  status: string | null;
  receipt_no: string | null;
  code: string | null;
};

export type History = {
  /** Every submission that may have reached the service, with or without a response. */
  submissions: Submission[];
  responses: Response[];
  submit(submission: Submission): void;
  respond(submission: Submission, httpStatus: number, body: unknown): Response;
};

const text = (value: unknown): string | null =>
  typeof value === "string" || typeof value === "number" ? String(value) : null;

export function createHistory(): History {
  const history: History = {
    submissions: [],
    responses: [],
    submit: (submission) => void history.submissions.push(submission),
    respond(submission, httpStatus, body) {
      const { data, ...top } = Object(body);
      const said = Object(data);
      const response: Response = {
        submission,
        httpStatus,
        transaction_id: text(said.transaction_id ?? top.transaction_id),
        status: text(said.status),
        receipt_no: text(said.receipt_no),
        code: text(top.code),
      };
      history.responses.push(response);
      return response;
    },
  };
  return history;
}

/** The caller's own number of a submission. */
export function numberOf({ body }: Submission): string {
  return String(body.invoice_no ?? body.sar_no);
}
