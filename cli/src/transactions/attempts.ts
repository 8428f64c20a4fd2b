// How lists of attempts at the control unit are shown.

/** Columns of the table; the bodies are too long for it. */
export const attemptColumns = [
  "sent_at",
  "kind",
  "outcome",
  "result_code",
  "result_message",
  "http_status",
  "duration_ms",
  "number",
] as const;

export const bodiesNote =
  "To see the bodies sent and received, add --json or --fields sent_at,sent,received.";
