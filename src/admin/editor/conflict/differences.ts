import type { Draft } from '../../form/draft.ts'

export type Versions<Name extends string> = {
  /** The common ancestor of both versions. */
  readonly base: Draft<Name>
  readonly mine: Draft<Name>
  readonly theirs: Draft<Name>
}

export type Differences<Name extends string> = {
  /** Fields changed in both versions, to different values. */
  readonly both: readonly Name[]
  /** Fields that only the saved version changed. */
  readonly theirsOnly: readonly Name[]
}

/** The differences between two versions of an item, field by field. */
export function differences<Name extends string>(
  names: readonly Name[],
  { base, mine, theirs }: Versions<Name>,
): Differences<Name> {
  return {
    both: names.filter(name => mine[name] !== base[name] && theirs[name] !== base[name] && mine[name] !== theirs[name]),
    theirsOnly: names.filter(name => mine[name] === base[name] && theirs[name] !== base[name]),
  }
}
