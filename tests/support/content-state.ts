import { categorySegment } from '#common/category-segment.ts'
import { ALT, BODY, DESCRIPTION, HEADER, NAME, TITLE } from '#common/localized-fields.ts'
import { pictureAddress, screenWidth, variantFile } from '#common/picture-address.ts'
import { SERVICE_TYPES } from '#common/service-types.ts'
import type { ContentRows, RowTypes } from '#content-build/content/rows.ts'
import type { TouchedRow } from '#content-build/content/snapshot.ts'
import { leftAddresses } from '#server/former-addresses/left-addresses.ts'
import type { ContentEntity } from '#server/publication-queue/publication.schemas.ts'

type Entity = keyof RowTypes
type Tables = { [E in Entity]: Map<number, RowTypes[E]> }

/** Content outside any database, for tests of the publisher alone: rows that edits change and mark as touched. */
export class ContentState {
  readonly #tables: Tables = {
    product: new Map(),
    category: new Map(),
    post: new Map(),
    text: new Map(),
    service: new Map(),
    feedback: new Map(),
    picture: new Map(),
    former: new Map(),
  }
  #touched = new Map<string, { entity: Entity; id: number }>()
  #lastId: number
  #edits = 0

  constructor(firstId = 1) {
    this.#lastId = firstId - 1
  }

  get rows(): ContentRows {
    const list = <E extends Entity>(entity: E) => [...this.#tables[entity].values()] as RowTypes[E][]
    return {
      product: list('product'),
      category: list('category'),
      post: list('post'),
      text: list('text'),
      service: list('service'),
      feedback: list('feedback'),
      picture: list('picture'),
      former: list('former'),
    }
  }

  ids(entity: ContentEntity): number[] {
    return [...this.#tables[entity].keys()]
  }

  get<E extends ContentEntity>(entity: E, id: number): RowTypes[E] {
    const row = this.#tables[entity].get(id)
    if (!row) throw new Error(`The test asks for ${entity} ${id}, which does not exist`)
    return row
  }

  nextId(): number {
    this.#lastId += 1
    return this.#lastId
  }

  set<E extends ContentEntity>(entity: E, row: RowTypes[E]): RowTypes[E] {
    this.#leave(entity, row.id, row)
    this.#tables[entity].set(row.id, row as never)
    this.#touched.set(`${entity} ${row.id}`, { entity, id: row.id })
    return row
  }

  update<E extends ContentEntity>(entity: E, id: number, change: Partial<RowTypes[E]>): RowTypes[E] {
    return this.set(entity, { ...this.get(entity, id), ...change })
  }

  delete(entity: ContentEntity, id: number): void {
    this.#leave(entity, id, null)
    this.#tables[entity].delete(id)
    this.#touched.set(`${entity} ${id}`, { entity, id })
  }

  /** Keeps a row's former address, as the database does. */
  #leave(entity: ContentEntity, id: number, after: object | null): void {
    const change = { entity, id, before: this.#tables[entity].get(id) ?? null, after } as Parameters<
      typeof leftAddresses
    >[0][number]
    for (const left of leftAddresses([change], category => this.#tables.category.get(category)?.segment)) {
      const isSame = (row: RowTypes['former']) =>
        row.entity === left.entity && row.item_id === left.item_id && row.segment === left.segment
      const known = this.#tables.former.values().find(isSame)
      this.#edits += 1
      const row = { ...left, id: known?.id ?? this.#tables.former.size + 1, since: new Date(this.#edits * 1_000).toISOString() }
      this.#tables.former.set(row.id, row)
      this.#touched.set(`former ${row.id}`, { entity: 'former', id: row.id })
    }
  }

  /** The present state of touched rows. */
  current(touched: readonly Pick<TouchedRow, 'entity' | 'id'>[]): TouchedRow[] {
    return touched.map(({ entity, id }) => ({ entity, id, row: this.#tables[entity].get(id) ?? null }) as TouchedRow)
  }

  /** Rows touched since the last call, as an edit passes them to the publisher. */
  takeTouched(): TouchedRow[] {
    const touched = this.current([...this.#touched.values()])
    this.#touched = new Map()
    return touched
  }
}

/**
 * A small company: two categories, thirteen products (so that the shop has an archive part), seven posts, everything
 * else once or twice.
 * @param firstId the first id: near 256 the next products begin another index part
 */
export function smallCompany(firstId = 1): ContentState {
  const state = new ContentState(firstId)
  for (let id = 1; id <= 9; id += 1)
    state.set('text', { id, ...BODY.pick({ body: `<p>Tekst ${id}</p>`, body_en: id % 2 ? `<p>Text ${id}</p>` : null }) })
  const categories = ['Küünlad', 'Õlid & muu'].map(name => addCategory(state, name))
  for (let number = 1; number <= 13; number += 1) addProduct(state, categories[number % 2]?.id as number, `Toode ${number}`)
  for (let number = 1; number <= 7; number += 1) addPost(state, `Postitus ${number}`, `2026-03-0${number}T09:00:00.000Z`)
  for (const [position, type] of [...SERVICE_TYPES, ...SERVICE_TYPES].entries()) addService(state, type, position)
  for (let number = 1; number <= 3; number += 1)
    state.set('feedback', { id: state.nextId(), ...BODY.pick({ body: `<p>Kiitus ${number}</p>` }) })
  addPicture(state, 1200)
  state.takeTouched()
  return state
}

export function addCategory(state: ContentState, name: string) {
  return state.set('category', {
    id: state.nextId(),
    ...NAME.pick({ name, name_en: `${name} (en)` }),
    segment: categorySegment(name),
    search_words: null,
  })
}

export function addProduct(state: ContentState, categoryId: number, header: string) {
  return state.set('product', {
    id: state.nextId(),
    category_id: categoryId,
    image: null,
    ...HEADER.pick({ header, header_en: `${header} (en)` }),
    ...DESCRIPTION.pick({ description: `<p>${header}: kirjeldus</p>`, description_ru: '<p>Описание</p>' }),
    price: 19.9,
    new_price: null,
    search_words: null,
  })
}

export function addPost(state: ContentState, header: string, date: string) {
  return state.set('post', {
    id: state.nextId(),
    image: null,
    ...HEADER.pick({ header }),
    date,
    ...BODY.pick({ body: `<p>${header}: sisu</p>`, body_en: '<p>Body</p>' }),
  })
}

export function addService(state: ContentState, type: RowTypes['service']['type'], position: number) {
  return state.set('service', {
    id: state.nextId(),
    type,
    position,
    image: null,
    ...TITLE.pick({ title: `Teenus ${position}` }),
    ...BODY.pick({ body: '<p>Teenuse sisu</p>' }),
  })
}

/** An uploaded picture whose first variant exists. */
export function addPicture(state: ContentState, width: number) {
  const id = state.nextId()
  const hash = id.toString(16).padStart(32, '0')
  return state.set('picture', {
    id,
    hash,
    url: pictureUrl({ hash, width }),
    name: 'pilt.jpg',
    width,
    height: 900,
    bytes: 120,
    ...ALT.pick({ alt: null }),
    created_at: '2026-03-01T09:00:00.000Z',
    variants: { webp: [screenWidth(width)], avif: [] },
    complete: false,
  })
}

/** The value of an `image` field for a picture. */
export function pictureUrl({ hash, width }: Pick<RowTypes['picture'], 'hash' | 'width'>): string {
  return pictureAddress(hash, variantFile(screenWidth(width), 'webp'))
}
