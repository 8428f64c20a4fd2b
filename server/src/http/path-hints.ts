// Which path was meant, where a request has one that the API lacks.
import { operationList } from "../core/context/operations.ts";

/** Parts of every path. */
const prefixWords = new Set(["", "api", "v1"]);
const shortestWord = 4;

/** As of `initialise` and `initialize`. */
const longBeginning = 6;

/** Words of paths by what other systems call them. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  invoices: ["sales"],
  invoice: ["sales"],
  statistics: ["stats"],
  retries: ["retry"],
  products: ["items"],
  goods: ["items"],
  suppliersales: ["purchases", "sales"],
};
const meaningsOf = (word: string): readonly string[] =>
  Object.hasOwn(otherWords, word) ? (otherWords[word] ?? []) : [word];

/** Whether two words of paths are the same but for an ending, such as a plural. */
function isAlike(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  const least = Math.min(Math.max(shorter, shortestWord), longBeginning);
  return one === other || (shorter >= least && one.slice(0, least) === other.slice(0, least));
}

/** The words of a path, however they are joined: `tax_types` is `tax-types`. */
const wordsOf = (path: string): string[] =>
  path.toLowerCase().replaceAll(/[-_]/g, "").split("/").flatMap(meaningsOf);

/** The documented paths that share the most words with an unknown one; the shortest first. */
export function nearPaths(unknown: string): string[] {
  const words = wordsOf(unknown).filter((word) => !prefixWords.has(word));
  const shared = (path: string) =>
    wordsOf(path).filter((word) => word !== "" && words.some((one) => isAlike(one, word))).length;
  const paths = [...new Set(operationList.map(({ path }) => path))];
  const most = Math.max(1, ...paths.map(shared));
  return paths
    .filter((path) => shared(path) === most)
    .sort((a, b) => a.length - b.length)
    .slice(0, 3);
}

const codeClasses =
  "04 tax types, 05 countries, 07 payment types, 10 quantity units, 17 packaging units, item_class item classes";

/** Where the codes of a class are, for a path like `/codes/units` that has a class instead of a list. */
export function classesOf(path: string): string | undefined {
  const [, word] = /\/codes\/([^/]+)$/.exec(path) ?? [];
  if (word === undefined || nearPaths(path).length === 1) return undefined;
  const code = /^\d\d$/.test(word) ? word : "10";
  return `GET /codes?code_class=${code} lists the codes of a class: ${codeClasses}`;
}

/**
 * The operation that was meant where a word stands as a value of a path: of `/stock/movement`, a `/stock/{item_code}`,
 * `GET /stock/movements`.
 *
 * @param path as it is documented
 * @param actual as it was called
 */
export function meantOperation(method: string, path: string, actual: string): string | undefined {
  const values = actual.split("/");
  const at = path.split("/").findIndex((part) => part.startsWith("{"));
  const word = values[at]?.toLowerCase();
  if (at < 0 || word === undefined || word.length < 2) return undefined;
  const before = path.split("/").slice(0, at).join("/");
  const isMeant = (one: string) => {
    const last = one.slice(one.lastIndexOf("/") + 1);
    if (last.startsWith("{")) return false;
    return (
      one === `/${word}` ||
      (one.startsWith(`${before}/`) && meaningsOf(word).some((meaning) => isAlike(meaning, last)))
    );
  };
  const meant = operationList.filter((one) => isMeant(one.path));
  const found = meant.find((one) => one.method === method.toLowerCase()) ?? meant[0];
  // What can only be read is no help to who posts.
  if (found === undefined || (method.toLowerCase() === "post" && found.method === "get")) return undefined;
  return `${found.method.toUpperCase()} ${found.path}`;
}

/** Where something can be posted, for a path that takes no POST: paths that begin with the same word. */
export function pathsToPost(path: string): string {
  const first = path.split("/", 2)[1];
  const paths = operationList.flatMap((one) =>
    one.method === "post" && one.path.split("/", 2)[1] === first ? [one.path] : [],
  );
  return paths.length === 0 ? "" : `. POST is for ${paths.slice(0, 5).join(", ")}`;
}

/** Where a method is that a path lacks: one step further, or one before it. */
export function pathWith(method: string, path: string): string {
  const upper = path.slice(0, path.lastIndexOf("/"));
  const found = operationList.find(
    (one) =>
      one.method === method.toLowerCase() &&
      ((one.path.startsWith(`${path}/{`) && !one.path.slice(path.length + 1).includes("/")) ||
        one.path === upper),
  );
  return found === undefined ? "" : `. There is ${method} ${found.path}`;
}
