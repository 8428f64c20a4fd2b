// The account of a watched folder: what its tills write goes to no other one, also after `taxctl auth login` with another key.
import { join } from "node:path";
import type { Taxctl } from "@taxctl/sdk";
import { isServiceFailure } from "../failures/describe.ts";
import { type Failure, usageFailure } from "../failures/failure.ts";
import { writeAtomically } from "../files/atomic-file.ts";
import { readTextIfThere } from "../files/read-if-there.ts";
import { jsonIn } from "../input/json.ts";
import { shellWord } from "../output/words.ts";
import type { ChosenProfile } from "../service/profile.ts";
import type { Places } from "./folder.ts";

/** Whose sales the folder has, as `.taxctl/account.json` keeps it. */
type Owner = { account: string; environment: string };

/** Where the key of a run came from, in a word. */
export const keyName = ({ name, from }: ChosenProfile): string =>
  from === "environment" ? "TAXCTL_API_KEY" : name;

/** Gives a client only for the account that the folder's first sales were for. */
export class FolderAccount {
  readonly #places: Places;
  readonly #profile: ChosenProfile;
  readonly #open: () => Promise<Taxctl>;
  #client: Promise<Taxctl> | undefined;
  #name: string | undefined;

  constructor(places: Places, profile: ChosenProfile, open: () => Promise<Taxctl>) {
    this.#places = places;
    this.#profile = profile;
    this.#open = open;
  }

  /** @throws Failure for another account or environment, or the error of a service that can't be reached */
  readonly client = (): Promise<Taxctl> => {
    this.#client ??= this.#checked();
    const client = this.#client;
    client.catch(() => {
      this.#client = undefined;
    });
    return client;
  };

  /** The account's name; undefined as long as the service gives none: the check is made before the first sale then. */
  async atStart(): Promise<string | undefined> {
    try {
      await this.client();
    } catch (error) {
      if (!isServiceFailure(error)) throw error;
    }
    return this.#name;
  }

  async #checked(): Promise<Taxctl> {
    const file = join(this.#places.own, "account.json");
    const { environment } = this.#profile;
    const { account, ...kept }: Partial<Owner> = Object(jsonIn((await readTextIfThere(file)) ?? ""));
    const owner = account === undefined ? undefined : { account, environment: String(kept.environment) };
    if (owner && owner.environment !== environment) throw this.#otherThan(owner);
    const client = await this.#open();
    const { caller } = await client.health.get({ maxRetries: 0 });
    if (owner && owner.account !== caller.account) throw this.#otherThan(owner, caller.account);
    if (!owner)
      await writeAtomically(file, `${JSON.stringify({ account: caller.account, environment })}\n`, 0o600);
    this.#name = caller.account;
    return client;
  }

  #otherThan(owner: Owner, account?: string): Failure {
    const { environment } = this.#profile;
    const { root } = this.#places;
    const own = account === undefined ? environment : `account ${account}, ${environment}`;
    return usageFailure(
      `${root} has the sales of account ${owner.account}, ${owner.environment}; the key of ${keyName(this.#profile)} is for ${own}`,
      `Use a key of the folder's account: \`taxctl watch ${shellWord(root)} --profile NAME\`; \`taxctl profile list\` shows the names. For another account or environment, watch a new folder.`,
    );
  }
}
