import type { Locator, Page } from '@playwright/test'
import type { JSONContent } from '@tiptap/core'
import fc from 'fast-check'
import { DOCUMENT_BLOCKS, withShownSpaces } from '#tests/support/rich-text-documents.ts'
import { lengthOf } from '#tests/support/test-lengths.ts'
import { expect, live, openEditor, test } from './fixtures.ts'
import { blocksOf, editedText, type TextId, write } from './rich-text-steps.ts'

const SEED = 20261121
const DOCUMENTS = lengthOf('RICH_TEXT_ROUND_TRIPS')
/** More would be a text longer than its field takes. */
const DOCUMENTS_A_TEXT = 34

const LANGUAGES = [
  { id: 'description', tab: 'EST', prefix: '' },
  { id: 'description_en', tab: 'ENG', prefix: '/en' },
  { id: 'description_ru', tab: 'RUS', prefix: '/ru' },
] as const satisfies readonly { id: TextId; tab: string; prefix: string }[]

/** Separates two documents in one text. */
const border = (index: number): JSONContent => ({
  type: 'heading',
  attrs: { textAlign: null, level: 4 },
  content: [{ type: 'text', text: `dokument ${index}` }],
})

test('generated texts come out of editor, API, page and editor unchanged', async ({ page, loggedIn }) => {
  const product = await loggedIn.createProduct({ header: 'Ringkäik' })
  const category = (await loggedIn.categories()).find(({ id }) => id === product.category_id)
  const path = `/tooted/${encodeURIComponent(category?.name.toLowerCase() ?? '')}/${product.id}`
  const documents = fc.sample(DOCUMENT_BLOCKS, { numRuns: DOCUMENTS, seed: SEED }).map(withShownSpaces)
  const perText = Math.min(DOCUMENTS_A_TEXT, Math.ceil(DOCUMENTS / LANGUAGES.length))

  for (let first = 0; first < DOCUMENTS; first += perText * LANGUAGES.length) {
    await openEditor(page, product)
    const texts = LANGUAGES.map((_, index) => together(documents, first + index * perText, perText))
    const written: JSONContent[][] = []
    for (const [index, { id, tab }] of LANGUAGES.entries()) {
      const text = await openTab(page, id, tab)
      await write(text, texts[index] ?? [])
      written.push(await blocksOf(text))
    }
    const stored = await save(page)

    for (const { id, prefix } of LANGUAGES) {
      const published = await (await loggedIn.request.get(prefix + path)).text()
      for (const part of partsOf(stored[id])) expect(published, `of seed ${SEED}`).toContain(part)
    }
    await openEditor(page, product)
    for (const [index, { id, tab }] of LANGUAGES.entries()) {
      expect(await blocksOf(await openTab(page, id, tab)), `of seed ${SEED}`).toEqual(written[index])
    }
  }
})

function together(documents: readonly JSONContent[][], first: number, count: number): JSONContent[] {
  return documents.slice(first, first + count).flatMap((blocks, index) => [border(first + index), ...blocks])
}

/** The HTML of each document, so that a failure shows the one it is in. */
const partsOf = (html: string) => html.split(/(?=<h4>dokument \d+<\/h4>)/)

async function openTab(page: Page, id: TextId, tab: string): Promise<Locator> {
  await page.getByRole('tab', { name: tab }).click()
  await expect(editedText(page, id)).toBeVisible()
  return editedText(page, id)
}

/** @returns what the server stored, once it is live: to the letter what the editor sent */
async function save(page: Page): Promise<Record<TextId, string>> {
  const answered = page.waitForResponse(response => response.request().method() === 'PUT')
  await page.keyboard.press('Control+s')
  const answer = await answered
  const stored = (await answer.json()) as Record<TextId, string>
  const sent = answer.request().postDataJSON() as Record<TextId, string>
  for (const { id } of LANGUAGES) expect(partsOf(stored[id]), `of seed ${SEED}`).toEqual(partsOf(sent[id]))
  await expect(page).toHaveURL(/\/tooted\/[^/]+$/)
  await live(page.context().request, Number(answer.headers()['publication-id']))
  return stored
}
