import type { Draft } from '../form/draft.ts'

export type Versions<Name extends string> = {
  /** What both began with. */
  readonly base: Draft<Name>
  readonly mine: Draft<Name>
  readonly theirs: Draft<Name>
}

export type Differences<Name extends string> = {
  /** Fields changed here that say something else there. */
  readonly both: readonly Name[]
  /** Fields changed there alone. */
  readonly theirsOnly: readonly Name[]
}

/** Where two versions of an item part, field by field. */
export function differences<Name extends string>(
  names: readonly Name[],
  { base, mine, theirs }: Versions<Name>,
): Differences<Name> {
  return {
    both: names.filter(name => mine[name] !== base[name] && mine[name] !== theirs[name]),
    theirsOnly: names.filter(name => mine[name] === base[name] && theirs[name] !== base[name]),
  }
}
