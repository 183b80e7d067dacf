import { aPlainPicture } from '#tests/support/picture-files.ts'
import { administratorTest as test, expect, openEditor } from './fixtures.ts'

test('the focus of an upload’s buttons passes on when they disappear', async ({ page, loggedIn, allowConsole }) => {
  allowConsole(/ERR_FAILED/)
  await openEditor(page, await loggedIn.createProduct())
  const buffer = await aPlainPicture(330, 210, '#5a1').png().toBuffer()
  const [retry, dismiss] = [page.getByRole('button', { name: 'Proovi uuesti' }), page.getByRole('button', { name: 'Loobu' })]
  await page.route('**/api/pictures', route => route.abort(), { times: 1 })
  await page.locator('input[type=file]').first().setInputFiles({ name: 'fookus.png', mimeType: 'image/png', buffer })
  await expect(retry).toBeVisible()
  const sent = Promise.withResolvers<void>()
  await page.route('**/api/pictures', async route => {
    await sent.promise
    await route.abort()
  })
  await retry.press('Enter')
  await expect(retry).toHaveCount(0)
  await expect(dismiss).toBeFocused()
  sent.resolve()
  await expect(retry).toBeVisible()
  await dismiss.press('Enter')
  await expect(dismiss).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Vali fail' })).toBeFocused()
})

test('the focus goes to the library’s search when the list comes that had failed', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/)
  await page.route('**/api/pictures?*', route => route.abort())
  await page.goto('/admin/pictures')
  const retry = page.getByRole('button', { name: 'Proovi uuesti' })
  await expect(retry).toBeVisible()
  await page.unroute('**/api/pictures?*')
  await retry.press('Enter')
  await expect(retry).toHaveCount(0)
  await expect(page.getByLabel('Otsi pilte')).toBeFocused()
})
