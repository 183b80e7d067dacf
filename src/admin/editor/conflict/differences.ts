import type { EditorField } from '../../fields/editor-field.ts'
import type { Draft } from '../../form/draft.ts'
import { isSameText } from '../model/field-values.ts'

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
  fields: readonly EditorField<Name>[],
  { base, mine, theirs }: Versions<Name>,
): Differences<Name> {
  const isMine = ({ name }: EditorField<Name>) => mine[name] !== base[name]
  const theirFields = fields.filter(field => !isSameText(field, theirs[field.name], base[field.name]))
  const namesWhere = (isWanted: (field: EditorField<Name>) => boolean) => theirFields.filter(isWanted).map(({ name }) => name)
  return {
    both: namesWhere(field => isMine(field) && !isSameText(field, mine[field.name], theirs[field.name])),
    theirsOnly: namesWhere(field => !isMine(field)),
  }
}
