/** Repeatable chance: the same seed text draws the same picture on every machine. */
export type Random = {
  /** A number in [0, 1). */
  next(): number
  /** A number in [from, to). */
  between(from: number, to: number): number
  /** `value` moved by at most `spread` either way. */
  near(value: number, spread: number): number
  /** An integer in [from, to]. */
  whole(from: number, to: number): number
  pick<T>(list: readonly [T, ...T[]]): T
  chance(share: number): boolean
}

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return value
}

/** Mulberry32: small, quick and even enough for leaves. */
export function seeded(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    between: (from, to) => from + (to - from) * next(),
    near: (value, spread) => value + (next() * 2 - 1) * spread,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: list => list[Math.floor(next() * list.length)] ?? list[0],
    chance: share => next() < share,
  }
}
