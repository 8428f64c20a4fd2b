// The pages of the console, by the names that pictures and measurements give them. Names in braces are values of a filled service.

/** Below the account's environment, as the owner sees them. Other roles see fewer of them. */
export const accountPages = {
  Home: "",
  Search: "/search?q={beginning}",
  "Documents, first page": "/documents",
  "Sales of days": "/documents?type=sales&status=success&document_from={from}&document_to={to}",
  "A document": "/documents/{id}",
  "Credit a document": "/documents/{id}/credit",
  "Correct and reissue": "/documents/{id}/reissue",
  "Share a receipt": "/documents/{id}/share",
  Months: "/months",
  "A month with books": "/months/{month}",
  "Rows of the books": "/months/{month}/books/{books}",
  "Rows that differ": "/months/{month}/books/{books}?status=mismatch",
  "Items of suppliers": "/months/{month}/items",
  "VAT return": "/months/{month}/return",
  "Pre-filled return": "/months/{month}/prefilled",
  "Letters to suppliers": "/months/{month}/books/{books}/letters",
  Branches: "/branches",
  "A branch": "/branches/00",
  "Z reports": "/branches/00/z-reports",
  "Edit a branch": "/branches/00/edit",
  "A device": "/branches/00/device",
  "First sale": "/branches/00/first-sale",
  Relays: "/relays",
  "A relay": "/relays/{relay}",
  Stock: "/stock",
  Items: "/items",
  "A new item": "/items/new",
  "An item": "/items/{item}",
  Imports: "/imports",
  Exports: "/exports",
  Team: "/team",
  "A person": "/team/{user}",
  Keys: "/keys",
  "A key": "/keys/{key}",
  Audit: "/audit",
  Settings: "/settings",
} as const;

export const personPages = {
  Accounts: "/accounts",
  "Own sign-in": "/me",
  "Two-factor sign-in": "/me/two-factor",
} as const;

export const operatorPages = {
  "Operators: registrations": "/operators",
  "Operators: a registration": "/operators/registrations/{registration}",
  "Operators: accounts": "/operators/accounts",
  "Operators: an account": "/operators/accounts/{account}",
} as const;

export const openPages = {
  "Sign in": "/sign-in",
  "New password": "/password-resets",
  Register: "/registrations",
} as const;

/** The path with its values. */
export const filled = (path: string, values: Readonly<Record<string, string>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
