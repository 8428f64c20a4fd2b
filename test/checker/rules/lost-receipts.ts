// A successful sale without its receipt says so: `receipt_unrecovered`, or the warning with that code.
import type { Body, Json } from "../format.ts";
import { bodyOf, isBody, listOf, textOf } from "../interface.ts";
import { nameOf, type Report, type Rule } from "../rule.ts";
import type { Document, Run } from "../run.ts";

const code = "receipt_unrecovered";

/** Whether a body says that the receipt is lost, wherever it may say so. */
function saysSo(...bodies: Body[]): boolean {
  return bodies.some(
    (body) =>
      body[code] === true ||
      bodyOf(body.warning).code === code ||
      listOf(body.warnings).some((warning) => warning.code === code),
  );
}

/** The part of a record that shows the unit's response; undefined where a body has none. */
const responseIn = (data: Body): Json | undefined => data.response_data ?? data.response;

export const lostReceipts: Rule = {
  name: "lost receipts",
  find(run, report) {
    for (const document of run.documents.values()) {
      if (document.type !== "sales") continue;
      for (const { call, answer, part, index } of document.submissions) {
        const body = bodyOf(call.response?.body);
        const data = part === undefined ? bodyOf(body.data) : bodyOf(bodyOf(body.data)[part]);
        if (call.response?.status !== 200 || index !== undefined || answer?.receipt_no !== null) continue;
        if (!saysSo(data, bodyOf(data.response_data), bodyOf(body.meta)))
          tell(document, report, call.line, call.responseLine);
      }
    }
    readRecords(run, report);
  },
};

function readRecords(run: Run, report: Report): void {
  const bodies = [
    ...run.records.map(({ bare, body, line }) => ({ path: bare, body, line })),
    ...run.calls.flatMap(({ request, response, path, responseLine: line }) =>
      request.method === "GET" && response?.status === 200
        ? [{ path, body: bodyOf(response.body), line }]
        : [],
    ),
  ];
  for (const { path, body, line } of bodies) {
    if (!/^\/(transactions|sales)\/[^/]+$/.test(path) || !isBody(body.data)) continue;
    const { data } = body;
    const document = run.documents.get(textOf(data.transaction_id) ?? "");
    if (document?.type !== "sales" || data.status !== "success" || data.receipt_no !== null) continue;
    if (!saysSo(data, bodyOf(responseIn(data)), bodyOf(body.meta))) tell(document, report, line);
  }
}

const tell = (document: Document, report: Report, ...lines: number[]): void =>
  report(`${nameOf(document)} is a success without a receipt, and nothing says that it is lost`, ...lines);
