// The dependencies of processing customs records: own items, memory, and the user.
import { authorOf } from "../items/author.ts";
import { KnownCodes } from "../items/authority-codes.ts";
import { MemoryFile, memoryPath } from "../items/memory-file.ts";
import { OwnItems } from "../items/registered-items.ts";
import type { ChosenProfile } from "../service/profile.ts";
import type { ApplyOptions } from "./apply.ts";

type Given = Pick<ApplyOptions, "client" | "unitsAreMeant" | "waitMs" | "signal"> & {
  profile: ChosenProfile;
  author: string | undefined;
};

/** Opens the memory and reads nothing else yet. */
export async function importContext({ client, profile, author, ...rest }: Given): Promise<ApplyOptions> {
  const who = authorOf(author);
  return {
    client,
    own: new OwnItems(client, rest.signal),
    known: new KnownCodes(client, profile, rest.signal),
    memory: await MemoryFile.open(memoryPath(profile.name), who),
    branch: profile.branch,
    author: who,
    ...rest,
  };
}
