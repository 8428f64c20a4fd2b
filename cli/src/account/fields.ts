// Responsible for the fields that commands show of an account.

export const accountFields = ["name", "environment", "features", "walk_in_customer_name", "updated_at"];
