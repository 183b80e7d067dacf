/**
 * A map that never changes: the map after an edit shares every block of entries that the edit did not touch. An edit of one
 * row thus copies one block and the list of blocks, and no other entry.
 */
export class BlockMap<Key, Value extends object> {
  readonly size: number
  readonly #blockOf: (key: Key) => number | string
  readonly #blocks: Blocks<Key, Value>

  private constructor(blockOf: (key: Key) => number | string, blocks: Blocks<Key, Value>) {
    this.#blockOf = blockOf
    this.#blocks = blocks
    this.size = blocks.values().reduce((sum, block) => sum + block.size, 0)
  }

  /**
   * Makes a map of these entries.
   * @param blockOf names the block of a key: some hundred keys should share one
   */
  static from<K, V extends object>(entries: Iterable<readonly [K, V]>, blockOf: (key: K) => number | string): BlockMap<K, V> {
    return new BlockMap<K, V>(blockOf, new Map()).with(entries)
  }

  get(key: Key): Value | undefined {
    return this.#blocks.get(this.#blockOf(key))?.get(key)
  }

  has(key: Key): boolean {
    return this.get(key) !== undefined
  }

  keys(): IteratorObject<Key> {
    return this.#blocks.values().flatMap(block => block.keys())
  }

  values(): IteratorObject<Value> {
    return this.#blocks.values().flatMap(block => block.values())
  }

  /**
   * Makes the map after these changes.
   * @param changes the entries that differ; null deletes one
   */
  with(changes: Iterable<readonly [Key, Value | null]>): BlockMap<Key, Value> {
    const changed = new Map<number | string, Map<Key, Value>>()
    for (const [key, value] of changes) {
      const name = this.#blockOf(key)
      const block = changed.get(name) ?? new Map(this.#blocks.get(name))
      changed.set(name, block)
      if (value === null) block.delete(key)
      else block.set(key, value)
    }
    if (changed.size === 0) return this
    const blocks = new Map<number | string, ReadonlyMap<Key, Value>>([...this.#blocks, ...changed])
    for (const [name, { size }] of changed) if (size === 0) blocks.delete(name)
    return new BlockMap(this.#blockOf, blocks)
  }

  /** The changes that make this map the other one, null for an entry that it lacks. A value differs if it is another object. */
  changesTo(other: BlockMap<Key, Value>): (readonly [Key, Value | null])[] {
    const names = new Set([...this.#blocks.keys(), ...other.#blocks.keys()])
    return [...names].flatMap(name => differences(this.#blocks.get(name) ?? new Map(), other.#blocks.get(name) ?? new Map()))
  }
}

/** The blocks by their names. */
type Blocks<Key, Value> = ReadonlyMap<number | string, ReadonlyMap<Key, Value>>

function differences<Key, Value>(
  before: ReadonlyMap<Key, Value>,
  after: ReadonlyMap<Key, Value>,
): (readonly [Key, Value | null])[] {
  if (before === after) return []
  const changed = [...after].filter(([key, value]) => before.get(key) !== value)
  const deleted = [...before.keys()].filter(key => !after.has(key)).map(key => [key, null] as const)
  return [...changed, ...deleted]
}
