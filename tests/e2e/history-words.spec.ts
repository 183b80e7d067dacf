import { aPlainPicture } from '#tests/support/picture-files.ts'
import { administratorTest as test, expect } from './fixtures.ts'

test('the history of a list that was imported and then saved shows whole items, and marks the changed word alone', async ({
  page,
  loggedIn,
  baseURL,
}) => {
  const product = await loggedIn.createProduct({ description: '<ul><li>sojavaha</li><li>lina</li><li>kaneel</li></ul>' })
  const description = ['sojavaha', 'puuvill', 'kaneel'].map(word => `<li><p>${word}</p></li>`).join('')
  const saved = await loggedIn.request.put(`/api/products/${product.id}`, {
    data: { ...product, description: `<ul>${description}</ul>` },
    headers: { origin: baseURL ?? '' },
  })
  await expect(saved).toBeOK()
  await page.goto(`/admin/publications?publication=${saved.headers()['publication-id']}`)
  const change = page.getByRole('list', { name: 'Muudatuste ajalugu' }).getByRole('definition')
  await expect(change.locator('del')).toHaveText(/ lina$/)
  await expect(change.locator('ins')).toHaveText(/ puuvill$/)
  expect(await change.innerText()).toMatch(/^• sojavaha\n• .*lina.*puuvill\n• kaneel$/s)
})

test('feedback that is a picture alone has a name in the history, before its undo, and where the picture is used', async ({
  page,
  loggedIn,
  baseURL,
}) => {
  const buffer = await aPlainPicture(64, 48, '#485').webp().toBuffer()
  const picture = await loggedIn.uploadPicture({ name: 'tagasiside.webp', mimeType: 'image/webp', buffer })
  const created = await loggedIn.request.post('/api/feedbacks', {
    data: { body: `<p><img src="${picture.url}"></p>`, body_en: null, body_ru: null },
    headers: { origin: baseURL ?? '' },
  })
  await expect(created).toBeOK()
  const { id } = (await created.json()) as { id: number }
  await page.goto('/admin/pictures')
  await page.getByRole('button', { name: 'Ava pilt tagasiside.webp' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Avaleht' })).toHaveAttribute('href', '/')

  await page.goto(`/admin/publications?publication=${created.headers()['publication-id']}`)
  await expect(page.getByRole('heading', { name: `Tagasiside: nr ${id} lisatud` })).toBeVisible()
  await page.getByRole('button', { name: 'Võta tagasi' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(`Tagasiside nr ${id}: kustutatakse`)
  await question.getByRole('button', { name: 'Võta tagasi' }).click()
  await expect(page.getByText(/^Tagasi võetud ja avaldatud/)).toBeVisible()
})
