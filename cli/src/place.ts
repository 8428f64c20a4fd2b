// Responsible for where the package lies, whether its sources run or its bundle, in which this may be a chunk.
const here = import.meta.url;

/** Whether the sources run. */
export const FROM_SOURCES = here.endsWith(".ts");

/** Folder of the package, above `src` and `dist`. */
export const ROOT = new URL(/\/chunks\/[^/]+$/.test(here) ? "../../" : "../", here);

/** Folder of the code that runs. */
export const CODE = new URL(FROM_SOURCES ? "src/" : "dist/", ROOT);
