// Responsible for the file that every export of the fake service has.

export const FILE = "branch_id,invoice_no\r\n";

/** The values that an export shows. */
export const fileFields = {
  rows: 0,
  bytes: FILE.length,
  sha256: "86d998e4e9f58c0d99aa1c11580810b2e7881309726d262383acde080ec01f8a",
};
