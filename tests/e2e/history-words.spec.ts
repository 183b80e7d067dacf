import { administratorTest as test, expect } from './fixtures.ts'

test('of a list from an import that the editor saved the history shows whole items, and marks the changed word alone', async ({
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
