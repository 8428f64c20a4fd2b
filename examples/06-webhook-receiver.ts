// Receives webhooks, accepts only signed ones, and handles each event once. Needs WEBHOOK_SECRET (whsec_…); PORT.
import { createServer } from "node:http";
import { verifyWebhook, type WebhookEvent, WebhookVerificationError } from "@taxctl/sdk/webhooks";

const secret = (process.env.WEBHOOK_SECRET ?? "").split(","); // two while the secret is rotated
/** In an app: a table with a unique column, written together with what the event changes. */
const handled = new Set<string>();

function handle(event: WebhookEvent): void {
  if (event.event === "transaction.completed") {
    const { invoice_no, status, receipt_no } = event.data;
    console.log(`${invoice_no}: ${status}, receipt ${receipt_no}`);
  } else console.log(`not handled: ${event.event}`);
}

const server = createServer(async (request, response) => {
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { headers } = request;
    const { id, event } = await verifyWebhook({ body: Buffer.concat(chunks), headers, secret });
    if (!handled.has(id)) handle(event);
    handled.add(id);
    response.writeHead(204).end();
  } catch (error) {
    const isForged = error instanceof WebhookVerificationError;
    console.error(isForged ? `rejected: ${error.code}` : error);
    response.writeHead(isForged ? 400 : 500).end();
  }
});
server.listen(Number(process.env.PORT ?? 3000), "127.0.0.1", () =>
  console.log("listening", server.address()),
);
process.once("SIGTERM", () => server.close());
