// Binds TINs to accounts as operators do: live devices need it.
import { bindTin } from "../../server/src/core/accounts/tins.ts";
import type { TestService } from "./service.ts";

export async function bindTestTin(
  test: TestService,
  tin: string,
  accountId = test.account.id,
): Promise<string> {
  return bindTin(test.service.db, test.service.clock, accountId, tin);
}
