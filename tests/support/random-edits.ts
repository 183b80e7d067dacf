import fc from 'fast-check'
import { categorySegment } from '#common/category-segment.ts'
import { BODY } from '#common/localized-fields.ts'
import { variantWidths } from '#common/picture-address.ts'
import { SERVICE_TYPES } from '#common/service-types.ts'
import { segmentProblem } from '#server/categories/category.schemas.ts'
import { addCategory, addPicture, addPost, addProduct, addService, type ContentState, pictureUrl } from './content-state.ts'
import { editsMade, record, undo } from './undone-edits.ts'

/** One act of an administrator. It picks its target by a number, so that it fits any content. */
export type RandomEdit = { readonly name: string; apply(state: ContentState): void }

/** Texts that people can write and a page must survive: pieces of markup, ends of it, and invisible characters. */
const HOSTILE_WORDS = [
  '<script',
  '<script>',
  '</script>',
  '<script src=x>',
  '<style',
  '<style>',
  '</style>',
  '</title>',
  '</textarea>',
  '</template>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<?xml ?>',
  '&lt;',
  '&lt;script&gt;',
  '&#60;',
  '&amp;amp;',
  '&',
  '"',
  "'",
  '`',
  '\\',
  '${x}',
  '\u2028',
  '\u2029',
  '\u200f',
  '\u202e',
  '\u200b',
  '\ufeff',
  '\u0085',
  '🕯️',
  '👩‍🔬',
  '😀',
]
const word = fc.oneof(
  fc
    .string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...Array.from('aõäöüšž BDЖыы&<"%#?+.')) })
    .map(text => `x${text}`),
  fc.array(fc.constantFrom(...HOSTILE_WORDS, ' ', 'x'), { minLength: 1, maxLength: 4 }).map(words => `x${words.join('')}`),
)
const target = fc.nat(1_000)

function edit(name: string, apply: (state: ContentState, at: number, text: string) => void): fc.Arbitrary<RandomEdit> {
  return fc.record({ at: target, text: word }).map(({ at, text }) => ({
    name: `${name} [${at}] ${JSON.stringify(text)}`,
    apply: state => record(state, () => apply(state, at, text)),
  }))
}

/** The id at a position, counted round the list, or null when the list is empty. */
function pick(ids: readonly number[], at: number): number | null {
  return ids.length === 0 ? null : (ids[at % ids.length] as number)
}

function on(
  entity: Parameters<ContentState['ids']>[0],
  change: (state: ContentState, id: number, text: string, at: number) => void,
) {
  return (state: ContentState, at: number, text: string) => {
    const id = pick(state.ids(entity), at)
    if (id !== null) change(state, id, text, at)
  }
}

/** Undoes an earlier edit, or an undo. */
function undoOne(state: ContentState, at: number): void {
  const edits = editsMade(state)
  const made = edits[at % Math.max(edits.length, 1)]
  if (made) undo(state, made)
}

/** Any edit that the product allows; weights follow administrators' habits, with every kind that moves addresses. */
export const randomEdit: fc.Arbitrary<RandomEdit> = fc.oneof(
  { weight: 4, arbitrary: edit('undo an edit', undoOne) },
  edit(
    'retitle a product',
    on('product', (state, id, text) => state.update('product', id, { header: text })),
  ),
  edit(
    'translate a product',
    on('product', (state, id, text, at) => state.update('product', id, { header_en: at % 3 ? text : null })),
  ),
  edit(
    'describe a product',
    on('product', (state, id, text) => state.update('product', id, { description: `<p>${escapeHtml(text)}</p>` })),
  ),
  edit(
    'give a product search words',
    on('product', (state, id, text, at) => state.update('product', id, { search_words: at % 3 ? text : null })),
  ),
  edit(
    'give a category search words',
    on('category', (state, id, text, at) => state.update('category', id, { search_words: at % 3 ? text : null })),
  ),
  edit(
    'reprice a product',
    on('product', (state, id, _text, at) =>
      state.update('product', id, { price: (at * 7) / 100, new_price: at % 2 ? at / 100 : null }),
    ),
  ),
  edit(
    'move a product',
    on('product', (state, id, _text, at) =>
      state.update('product', id, { category_id: pick(state.ids('category'), at * 7 + 1) as number }),
    ),
  ),
  edit(
    'add a product',
    on('category', (state, id, text) => void addProduct(state, id, text)),
  ),
  edit(
    'delete a product',
    on('product', (state, id) => state.delete('product', id)),
  ),
  edit('add a category', (state, _at, text) => {
    if (isFree(state, text)) addCategory(state, text)
  }),
  edit(
    'rename a category',
    on('category', (state, id, text) => {
      if (isFree(state, text)) state.update('category', id, { name: text, segment: categorySegment(text) })
    }),
  ),
  edit(
    'delete an unused category',
    on('category', (state, id) => {
      const isUsed = state.ids('product').some(product => state.get('product', product).category_id === id)
      if (!isUsed) state.delete('category', id)
    }),
  ),
  edit('swap the names of two categories', state => {
    const [first, second] = state.ids('category')
    if (first === undefined || second === undefined) return
    const { name, segment } = state.get('category', first)
    const other = state.get('category', second)
    state.update('category', first, { name: other.name, segment: other.segment })
    state.update('category', second, { name, segment })
  }),
  edit('delete everything that can be deleted', state => {
    for (const entity of ['product', 'category', 'post', 'service', 'feedback', 'picture'] as const)
      for (const id of state.ids(entity)) state.delete(entity, id)
  }),
  edit(
    'retitle a post',
    on('post', (state, id, text) =>
      state.update('post', id, { header: text, body_ru: text.length % 2 ? `<p>${escapeHtml(text)}</p>` : null }),
    ),
  ),
  edit(
    'redate a post',
    on('post', (state, id, _text, at) =>
      state.update('post', id, { date: new Date(Date.UTC(2025, at % 24, 1 + (at % 28))).toISOString() }),
    ),
  ),
  edit('add a post', (state, at, text) => void addPost(state, text, new Date(Date.UTC(2026, at % 12, 3)).toISOString())),
  edit(
    'delete a post',
    on('post', (state, id) => state.delete('post', id)),
  ),
  edit(
    'rewrite a text',
    on('text', (state, id, text) => state.update('text', id, { body: `<p>${escapeHtml(text)}</p>`, body_en: null })),
  ),
  edit(
    'rewrite a service',
    on('service', (state, id, text, at) => state.update('service', id, { title: text, position: at % 5 })),
  ),
  edit(
    'add a service',
    (state, at) => void addService(state, SERVICE_TYPES[at % SERVICE_TYPES.length] as (typeof SERVICE_TYPES)[number], at % 4),
  ),
  edit(
    'delete a service',
    on('service', (state, id) => state.delete('service', id)),
  ),
  edit('upload a picture', (state, at) => void addPicture(state, 100 + ((at * 37) % 2_400))),
  edit(
    'make the variants of a picture',
    on('picture', (state, id, _text, at) => {
      const { width, variants } = state.get('picture', id)
      const widths = variantWidths(width)
      state.update('picture', id, { variants: { webp: widths, avif: at % 2 ? variants.avif : widths } })
    }),
  ),
  edit(
    'say what a picture shows',
    on('picture', (state, id, text, at) => state.update('picture', id, at % 2 ? { alt: text } : { alt: null, alt_ru: text })),
  ),
  edit(
    'show a picture on a product',
    on('picture', (state, picture, _text, at) => {
      const id = pick(state.ids('product'), at * 3 + 1)
      if (id !== null) state.update('product', id, { image: pictureUrl(state.get('picture', picture)) })
    }),
  ),
  edit(
    'show a picture in a post and a text',
    on('picture', (state, picture, text, at) => {
      const url = pictureUrl(state.get('picture', picture))
      const body = `<p>${escapeHtml(text)}</p><p><img src="${url}" alt="${at % 2 ? escapeHtml(text) : ''}" /></p>`
      state.update('text', pick(state.ids('text'), at) as number, { body })
      const post = pick(state.ids('post'), at)
      if (post !== null) state.update('post', post, { image: url, body_ru: body })
    }),
  ),
  edit(
    'show a picture of a strange address on a product and a post',
    on('product', (state, id, text, at) => {
      const image = `/pildid/puudub.svg?${text.replaceAll(/\s/g, '')}`
      state.update('product', id, { image })
      const post = pick(state.ids('post'), at)
      if (post !== null) state.update('post', post, { image })
    }),
  ),
  edit(
    'take a picture off a product',
    on('product', (state, id) => state.update('product', id, { image: null })),
  ),
  edit(
    'delete a picture',
    on('picture', (state, id) => state.delete('picture', id)),
  ),
  edit(
    'add feedback',
    (state, _at, text) =>
      void state.set('feedback', { id: state.nextId(), ...BODY.pick({ body: `<p>${escapeHtml(text)}</p>` }) }),
  ),
  edit(
    'delete feedback',
    on('feedback', (state, id) => state.delete('feedback', id)),
  ),
)

/** Edits that change addresses. */
export const addressEdit = randomEdit.filter(({ name }) => ADDRESS_EDIT.test(name))

const ADDRESS_EDIT =
  /^(?:undo an edit|move a product|rename a|swap the names|(?:add|delete) (?:a|an unused) (?:product|category|post)) /

function isFree(state: ContentState, name: string): boolean {
  return (
    segmentProblem(name) === null &&
    state.ids('category').every(id => state.get('category', id).segment !== categorySegment(name))
  )
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
