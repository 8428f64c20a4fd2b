// The migrations in the order they are applied. From the tag 0.1.0 on append only; never change one that was released.

import { baseline } from "./baseline.ts";
import type { Migration } from "./migration.ts";

export const migrations: readonly Migration[] = [baseline];
