import type { EntityClass, EntityData, QueryOrderMap } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { z } from 'zod'
import type { AuditContext } from '../audit-log/audit-context.ts'
import type { AppError } from '../core/errors.ts'
import type { ContentEntity } from '../publication-queue/publication.schemas.ts'

/** What every kind's row has. */
export type ContentRow = { id: number; version: number }
/** What every kind's API form has. */
export type ContentView = { id: number }

/** The administrator who saves, null for the product itself; when the request began; and the context for the audit log. */
export type Edit = {
  readonly userId: number | null
  readonly startedAt: Date
  readonly by: AuditContext
  /** Of a creation: a second one with the same key makes nothing. */
  readonly idempotencyKey?: string
}

/** The parameters of a list's address, whose names are also columns of its rows. */
export type Scope = Readonly<Record<string, unknown>>

/** The names of fields that may hold pictures: an address, and rich texts. */
export type PictureFields = { readonly image?: string; readonly texts: readonly string[] }

/**
 * One kind of content that administrators edit and pages show. What all kinds share (versions, entity tags, the
 * publication of every change) is in content-service.ts; a kind defines what is its own.
 */
export type ContentKind<Row extends ContentRow, Input, View extends ContentView> = {
  readonly entity: ContentEntity
  /** Several of the entity, in the API's description. */
  readonly plural: string
  readonly Row: EntityClass<Row>
  /** Whether its rows always exist: clients read them one by one, and administrators never create or delete one. */
  readonly isFixed?: boolean
  /** Whether a deletion is permanent, because it deletes files too. */
  readonly isGoneForGood?: boolean
  /** Computed fields of the view: they follow from others, and no administrator edits them. */
  readonly computed?: readonly string[]
  /** Its fields that may hold pictures. */
  readonly pictureFields?: PictureFields
  /** Address of the list; an item is below it, at its id. */
  readonly path: string
  /** The parameters of that address; absent where it has none. */
  readonly ListParams?: z.ZodObject
  readonly View: z.ZodType<View>
  /** Absent where the API creates no item. */
  readonly CreateBody?: z.ZodType<Input>
  readonly UpdateBody: z.ZodType<Input>
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- a row's properties come with the kind
  readonly order: QueryOrderMap<Row>
  /** Makes a row's API form. The ORM may leave a nullable column undefined until the row is read again; a view has null. */
  readonly toView: (row: Row) => View
  /** Makes the column values of a checked input; rich text is sanitised. */
  readonly toValues: (input: Input) => EntityData<Row>
  /** Makes the column values that only creation sets. */
  readonly valuesAtCreation?: (em: EntityManager, scope: Scope, edit: Edit) => EntityData<Row> | Promise<EntityData<Row>>
  /** Makes the column values that a view shows and no input sets, for restoring a row. */
  readonly valuesOfView?: (view: View) => EntityData<Row>
  /** Rows of other kinds that a row needs. */
  readonly references?: (view: View) => readonly { readonly entity: ContentEntity; readonly id: number }[]
  /** Gives the Estonian name for the list of publications. */
  readonly label: (view: View) => string
  /** Whether the label may name a person. The audit log leaves such a label out, because no erasure changes that log. */
  readonly hasPersonalLabel?: boolean
  /** Checks an input for a list. @throws AppError when the input does not fit into it */
  readonly checkCreation?: (input: Input, scope: Scope) => void
  /** Called with the row locked. @throws AppError when something needs the row */
  readonly checkDeletion?: (em: EntityManager, row: Row) => Promise<void>
  /** The caller's error when a database constraint refuses, by the constraint's name. */
  readonly constraintErrors?: Readonly<Record<string, () => AppError>>
}
