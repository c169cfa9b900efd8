/** A cache for keys that a client chooses: at most `limit` entries, the least recently used is removed first. */

type BoundedCache<Key, Value> = {
  readonly limit: number;
  get(key: Key): Value | undefined;
  /** @returns the stored value */
  set(key: Key, value: Value): Value;
  delete(key: Key): void;
  size(): number;
};

export function createBoundedCache<Key, Value>(limit: number): BoundedCache<Key, Value> {
  const kept = new Map<Key, Value>();
  return {
    limit,
    get(key) {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    set(key, value) {
      kept.delete(key);
      kept.set(key, value);
      const oldest = kept.size > limit ? kept.keys().next() : undefined;
      if (oldest?.done === false) kept.delete(oldest.value);
      return value;
    },
    delete: (key) => void kept.delete(key),
    size: () => kept.size,
  };
}
