// Responsible for where the package lies, whether its sources run or its bundle, in which this may be a chunk.

/** Whether the sources run. */
export const FROM_SOURCES = import.meta.url.endsWith(".ts");

/** Folder of the package, above `src` and `dist`. This file, or its chunk, is two folders below. */
export const ROOT = new URL("../../", import.meta.url);

/** Folder of the code that runs. */
export const CODE = new URL(FROM_SOURCES ? "src/" : "dist/", ROOT);
