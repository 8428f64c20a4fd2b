// Checks the environment variables.
import { Ajv2020 } from "ajv/dist/2020.js";
import { formats, type LogLevel, type MetricsReaders, variables } from "./config-schema.ts";

type Values = {
  TAXD_HOST: string;
  TAXD_PORT: number;
  TAXD_CONSOLE: "on" | "off";
  TAXD_DATA_DIR: string;
  TAXD_DATABASE_URL?: string;
  TAXD_DATABASE_WAIT_MS: number;
  TAXD_TIME_ZONE?: string;
  TAXD_ENCRYPTION_KEY?: string;
  TAXD_TRUSTED_PROXIES: string;
  TAXD_LOG_LEVEL: LogLevel;
  TAXD_ALLOW_PRIVATE_UNITS: boolean;
  TAXD_SAVE_LIMIT_MS: number;
  TAXD_PUBLIC_URL?: string;
  TAXD_KEY_APPROVAL: "on" | "off";
  TAXD_TERMS_VERSION?: string;
  TAXD_TERMS_URL?: string;
  TAXD_SMTP_URL?: string;
  TAXD_MAIL_FROM: string;
  TAXD_METRICS: MetricsReaders;
  TAXD_CHECK_RESPONSES: number;
  TAXD_DRAIN_DELAY_MS: number;
  TAXD_ATTEMPT_DAYS: number;
  TAXD_WEBHOOKS: number;
  TAXD_WEBHOOK_PACE: number;
  TAXD_DELIVERY_DAYS: number;
  TAXD_SESSION_IDLE_MINUTES: number;
  TAXD_SESSION_HOURS: number;
  TAXD_BACKUP_MAX_AGE_HOURS: number;
};

const ajv = new Ajv2020({
  formats,
  allErrors: true,
  coerceTypes: true,
  useDefaults: true,
  keywords: ["remedy"],
  // The schema is no input: every start would compile the schema of schemas to judge it.
  meta: false,
  validateSchema: false,
});

/** Whether all is well; fills in defaults. */
export const checkConfig = ajv.compile<Values>({
  type: "object",
  additionalProperties: false,
  properties: variables,
});
