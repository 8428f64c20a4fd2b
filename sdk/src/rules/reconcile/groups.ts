// Things that belong together, directly or through others.

/** Disjoint sets of keys: joined keys stay in one set. */
export class Groups<Key> {
  readonly #parents = new Map<Key, Key>();

  join(one: Key, other: Key): void {
    const [a, b] = [this.find(one), this.find(other)];
    if (a !== b) this.#parents.set(a, b);
  }

  /** The key that represents the whole group. */
  find(key: Key): Key {
    let root = key;
    for (let up = this.#parents.get(root); up !== undefined; up = this.#parents.get(root)) root = up;
    for (let at = key; at !== root; ) {
      const next = this.#parents.get(at) ?? root;
      this.#parents.set(at, root);
      at = next;
    }
    return root;
  }
}
