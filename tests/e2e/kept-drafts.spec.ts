import { keptDrafts } from './editor-steps.ts'
import { expect, openEditor, test } from './fixtures.ts'

const TITLE = 'Pealkiri eesti keeles'

test('a draft that its tab changed after another tab offered it is restored with the changes, not deleted unseen', async ({
  page,
  context,
  loggedIn,
}) => {
  const product = await loggedIn.createProduct({ header: 'Algne' })
  await openEditor(page, product)
  await page.getByLabel(TITLE).fill('Hommikune')
  await expect.poll(() => keptDrafts(page)).toContain('Hommikune')
  const [restoring, deleting] = [await context.newPage(), await context.newPage()]
  for (const tab of [restoring, deleting]) {
    await openEditor(tab, product)
    await expect(tab.getByText(`Mustandis muudetud: ${TITLE}.`)).toBeVisible()
  }
  await page.getByLabel(TITLE).fill('Hommikune ja terve päeva töö')
  await page.getByLabel('Hind, €').first().fill('31')
  await expect.poll(() => keptDrafts(page)).toContain('"price":"31"')
  await page.close({ runBeforeUnload: false })

  await deleting.getByRole('button', { name: 'Kustuta mustand' }).click()
  await expect(deleting.getByText(`Mustandis muudetud: Hind, €, ${TITLE}.`)).toBeVisible()
  expect(await keptDrafts(deleting)).toContain('terve päeva töö')

  await restoring.getByRole('button', { name: 'Taasta mustand' }).click()
  await expect(restoring.getByLabel(TITLE)).toHaveValue('Hommikune ja terve päeva töö')
  await expect(restoring.getByLabel('Hind, €').first()).toHaveValue('31')
  expect(await keptDrafts(restoring)).toContain('terve päeva töö')

  // Now that the offer names the changes, it is deleted.
  await deleting.getByRole('button', { name: 'Kustuta mustand' }).click()
  await expect(deleting.getByRole('button', { name: 'Kustuta mustand' })).toHaveCount(0)
})

test('a draft whose text was saved after all is offered neither now nor when the field has changed since', async ({
  page,
  context,
  loggedIn,
  baseURL,
}) => {
  const product = await loggedIn.createProduct({ header: 'Algne' })
  await openEditor(page, product)
  await page.getByLabel(TITLE).fill('Siiski salvestatud')
  await expect.poll(() => keptDrafts(page)).toContain('Siiski salvestatud')
  // The tab goes before the answer to its save.
  await page.close({ runBeforeUnload: false })
  const save = async (header: string) => {
    const request = { data: { ...product, header }, headers: { origin: baseURL ?? '' } }
    await expect(await loggedIn.request.put(`/api/products/${product.id}`, request)).toBeOK()
  }
  await save('Siiski salvestatud')
  const next = await context.newPage()
  await openEditor(next, product)
  await save('Teise halduri oma')
  await openEditor(next, product)
  await expect(next.getByLabel(TITLE)).toHaveValue('Teise halduri oma')
  expect(await keptDrafts(next)).toBe('')
  await expect(next.getByText(/^Sul jäi siin midagi salvestamata/)).toHaveCount(0)
})
