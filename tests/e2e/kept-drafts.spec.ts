import { keptDrafts } from './editor-steps.ts'
import { expect, openEditor, test } from './fixtures.ts'

const TITLE = 'Pealkiri eesti keeles'
/** The beginning of the offer to restore a draft. */
const OFFER = /^Sul jäi siin midagi salvestamata/

test('a draft that its tab changed after another tab offered it is restored with the changes, not deleted unseen', async ({
  page,
  context,
  loggedIn,
}) => {
  const product = await loggedIn.createProduct({ header: 'Algne' })
  await openEditor(page, product)
  await page.getByLabel(TITLE).fill('Hommikune')
  await expect.poll(() => keptDrafts(page)).toContain('Hommikune')
  const [restoringTab, deletingTab] = [await context.newPage(), await context.newPage()]
  for (const tab of [restoringTab, deletingTab]) {
    await openEditor(tab, product)
    await expect(tab.getByText(`Mustandis muudetud: ${TITLE}.`)).toBeVisible()
  }
  await page.getByLabel(TITLE).fill('Hommikune ja terve päeva töö')
  await page.getByLabel('Hind, €').first().fill('31')
  await expect.poll(() => keptDrafts(page)).toContain('"price":"31"')
  await page.close({ runBeforeUnload: false })

  await deletingTab.getByRole('button', { name: 'Kustuta mustand' }).click()
  await expect(deletingTab.getByText(`Mustandis muudetud: Hind, €, ${TITLE}.`)).toBeVisible()
  expect(await keptDrafts(deletingTab)).toContain('terve päeva töö')

  await restoringTab.getByRole('button', { name: 'Taasta mustand' }).click()
  await expect(restoringTab.getByLabel(TITLE)).toHaveValue('Hommikune ja terve päeva töö')
  await expect(restoringTab.getByLabel('Hind, €').first()).toHaveValue('31')
  expect(await keptDrafts(restoringTab)).toContain('terve päeva töö')

  // Now that the offer names every change, the button deletes the draft.
  await deletingTab.getByRole('button', { name: 'Kustuta mustand' }).click()
  await expect(deletingTab.getByRole('button', { name: 'Kustuta mustand' })).toHaveCount(0)
})

test('a draft whose text the server has is not offered, also not once the field has been changed again', async ({
  page,
  context,
  loggedIn,
  baseURL,
}) => {
  const product = await loggedIn.createProduct({ header: 'Algne' })
  await openEditor(page, product)
  // The server has both tidier.
  await page.getByLabel(TITLE).fill(' Siiski salvestatud')
  await page.getByLabel('Hind, €').first().fill('13')
  await expect.poll(() => keptDrafts(page)).toContain('"price":"13"')
  // The tab closes before its save is answered. The first request below is that save.
  await page.close({ runBeforeUnload: false })
  const save = async (header: string) => {
    const request = { data: { ...product, header, price: 13 }, headers: { origin: baseURL ?? '' } }
    await expect(await loggedIn.request.put(`/api/products/${product.id}`, request)).toBeOK()
  }
  await save('Siiski salvestatud')
  const next = await context.newPage()
  await openEditor(next, product)
  await expect.poll(() => keptDrafts(next)).toBe('')
  await expect(next.getByText(OFFER)).toHaveCount(0)
  await save('Teise halduri oma')
  await openEditor(next, product)
  await expect(next.getByLabel(TITLE)).toHaveValue('Teise halduri oma')
  expect(await keptDrafts(next)).toBe('')
  await expect(next.getByText(OFFER)).toHaveCount(0)
})

test('of two drafts the one that was typed last is offered, not the one whose tab was left last', async ({
  page,
  context,
  loggedIn,
}) => {
  const product = await loggedIn.createProduct({ header: 'Algne' })
  const later = await context.newPage()
  for (const [tab, text] of [
    [page, 'Hommikune'],
    [later, 'Õhtune'],
  ] as const) {
    await openEditor(tab, product)
    await tab.getByLabel(TITLE).fill(text)
    await expect.poll(() => keptDrafts(tab)).toContain(text)
  }
  for (const tab of [later, page]) await tab.goto('about:blank')
  await openEditor(page, product)
  await expect(page.getByText('Vanemaid mustandeid: 1.')).toBeVisible()
  await page.getByRole('button', { name: 'Taasta mustand' }).click()
  await expect(page.getByLabel(TITLE)).toHaveValue('Õhtune')
})
