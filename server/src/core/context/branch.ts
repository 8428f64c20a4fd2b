// A branch as every handler has it.

export type BranchRow = {
  id: number;
  data_set_id: number;
  bhf_id: string;
  name: string;
  is_head_office: boolean;
  address_line: string | null;
  city: string | null;
  county: string | null;
  country: string | null;
  postal_code: string | null;
  phone: string | null;
  email: string | null;
  manager_name: string | null;
  manager_phone: string | null;
  manager_email: string | null;
  /** These six override the account's settings of the same names; null keeps the account's. */
  trade_name: string | null;
  receipt_address: string | null;
  receipt_header: string | null;
  receipt_footer: string | null;
  receipt_language: "en" | "sw" | null;
  walk_in_customer_name: string | null;
  /** `HH:MM` or `off`; null leaves the time to the service. */
  daily_fetch: string | null;
  /** `HH:MM`; null for 05:00. */
  business_day_start: string | null;
  /** Since when nothing is sent to its control unit, and why; null while it isn't paused. */
  paused_at: number | null;
  pause_reason: string | null;
  created_at: number;
  updated_at: number;
};
