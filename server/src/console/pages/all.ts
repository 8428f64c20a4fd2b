// Every page of the console. A new page is one file or folder here, and one line in each list.
import type { Route } from "../page.ts";
import { accountPages } from "./accounts.ts";
import { documentPages } from "./documents/index.ts";
import { homePages } from "./home.ts";
import { invitationPages } from "./invitation.ts";
import { mePages } from "./me.ts";
import { passwordPages } from "./password.ts";
import { registrationPages } from "./registration.ts";
import { signInPages } from "./sign-in.ts";
import { twoFactorPages } from "./two-factor.ts";

export const routes: readonly Route[] = [
  ...signInPages,
  ...passwordPages,
  ...registrationPages,
  ...invitationPages,
  ...accountPages,
  ...mePages,
  ...twoFactorPages,
  ...homePages,
  ...documentPages,
];
