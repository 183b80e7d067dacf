import type { EntityClass, EntityData, QueryOrderMap } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { z } from 'zod'
import type { AuditContext } from '../audit-log/audit-context.ts'
import type { AppError } from '../core/errors.ts'
import type { ContentEntity } from '../publication-queue/publication.schemas.ts'

export type ContentRow = { id: number; version: number }
export type ContentView = { id: number }

/** Who saves, and since when: goes into the record of the publication, and of some edits into the audit log. */
export type Edit = { readonly userId: number | null; readonly startedAt: Date; readonly by: AuditContext }

/** Values of the parameters in a list's address, which are columns of its rows at the same time. */
export type Scope = Readonly<Record<string, unknown>>

/** Fields that may hold pictures: an address, and rich texts. */
export type PictureFields = { readonly image?: string; readonly texts: readonly string[] }

/**
 * One kind of content that administrators edit and pages show. What all kinds have in common (versions, entity tags,
 * the publication of every change) is in content-service.ts; a kind says what is its own.
 */
export type ContentKind<Row extends ContentRow, Input, View extends ContentView> = {
  readonly entity: ContentEntity
  /** What engineers call one and many. */
  readonly noun: readonly [one: string, many: string]
  readonly Row: EntityClass<Row>
  /** Its rows always exist: they are edited, never created or deleted. */
  readonly isFixed?: boolean
  /** A deleted row is gone for good, with files that belong to it. */
  readonly isGoneForGood?: boolean
  /** Fields of the view that nobody edits: they follow from others, and their changes are nobody's work. */
  readonly computed?: readonly string[]
  /** Its fields that may hold pictures. */
  readonly pictureFields?: PictureFields
  /** Address of the list; an item is below it, at its id. */
  readonly path: string
  readonly ListParams: z.ZodObject
  readonly View: z.ZodType<View>
  readonly CreateBody: z.ZodType<Input>
  readonly UpdateBody: z.ZodType<Input>
  readonly order: QueryOrderMap<Row>
  readonly toView: (row: Row) => View
  /** Column values for checked input, rich text sanitised. */
  readonly toValues: (input: Input) => EntityData<Row>
  /** Column values that only creation sets. */
  readonly valuesAtCreation?: (em: EntityManager, scope: Scope, edit: Edit) => EntityData<Row> | Promise<EntityData<Row>>
  /** Column values that a view shows and no input sets, for bringing a row back as it was. */
  readonly valuesOfView?: (view: View) => EntityData<Row>
  /** Rows of other kinds without which a row cannot be. */
  readonly references?: (view: View) => readonly { readonly entity: ContentEntity; readonly id: number }[]
  /** Estonian name, for the list of publications. */
  readonly label: (view: View) => string
  /** @throws AppError when the input does not fit into this list */
  readonly checkCreation?: (input: Input, scope: Scope) => void
  /** Called with the row locked. @throws AppError when something needs the row */
  readonly checkDeletion?: (em: EntityManager, row: Row) => Promise<void>
  /** What the caller did wrong when a constraint of the database refuses, by the constraint's name. */
  readonly constraintErrors?: Readonly<Record<string, () => AppError>>
}
