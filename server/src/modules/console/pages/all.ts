// Every page of the console. A new page is one file or folder here, and one line in each list.
import type { Route } from "../page.ts";
import { accountPages } from "./accounts.ts";
import { auditPages } from "./audit.ts";
import { branchPages } from "./branches/index.ts";
import { documentPages } from "./documents/index.ts";
import { emailPages } from "./email.ts";
import { exportPages } from "./exports.ts";
import { homePages } from "./home/index.ts";
import { importPages } from "./imports/index.ts";
import { invitationPages } from "./invitation.ts";
import { itemPages } from "./items/index.ts";
import { keyPages } from "./keys.ts";
import { mePages } from "./me.ts";
import { monthPages } from "./month/index.ts";
import { operatorPages } from "./operators.ts";
import { passwordPages } from "./password.ts";
import { registrationPages } from "./registration.ts";
import { searchPages } from "./search.ts";
import { settingsPages } from "./settings.ts";
import { signInPages } from "./sign-in.ts";
import { teamPages } from "./team.ts";
import { twoFactorPages } from "./two-factor.ts";
import { uploadPages } from "./uploads/index.ts";

export const routes: readonly Route[] = [
  ...signInPages,
  ...passwordPages,
  ...registrationPages,
  ...invitationPages,
  ...accountPages,
  ...mePages,
  ...emailPages,
  ...twoFactorPages,
  ...homePages,
  ...documentPages,
  ...uploadPages,
  ...searchPages,
  ...monthPages,
  ...itemPages,
  ...importPages,
  ...branchPages,
  ...exportPages,
  ...teamPages,
  ...keyPages,
  ...auditPages,
  ...settingsPages,
  ...operatorPages,
];
