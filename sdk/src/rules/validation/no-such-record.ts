// The message about a record of a path that can't exist: the path's value has another form.

/**
 * The message, with the operation that lists such records.
 *
 * @param path of the operation, like `/webhooks/{id}`
 * @param exists whether there is an operation, like `GET /webhooks`
 */
export function noSuchRecord(path: string, exists: (operation: string) => boolean): string {
  const places = [...path.matchAll(/\/\{/g)].map(({ index }) => path.slice(0, index)).reverse();
  const lists = places.flatMap((place) => [`GET ${place}`, `POST ${place}/search`]);
  const list = lists.find(exists);
  return `There is no such record${list === undefined ? "" : `: ${list} lists them`}`;
}
