import type { PictureView } from '#server/pictures/picture.schemas.ts'
import { aPlainPicture } from '../support/picture-files.ts'
import { administratorTest as test, expect } from './fixtures.ts'

test('a picture is never saved over the words of another administrator without a press on Save', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 412/)
  const buffer = await aPlainPicture(640, 480, '#484').webp().toBuffer()
  const headers = { origin: baseURL ?? '' }
  await page.goto('/admin/pictures')
  await page.locator('input[type=file]').setInputFiles({ name: 'kahekesi.webp', mimeType: 'image/webp', buffer })
  const open = page.getByRole('button', { name: 'Ava pilt kahekesi.webp' })
  await expect(open).toBeVisible()
  const read = async () => {
    const answer = await page.request.get('/api/pictures?q=kahekesi')
    return ((await answer.json()) as { pictures: PictureView[] }).pictures[0]
  }
  const saveAs = async (alt: string) =>
    page.request.put(`/api/pictures/${(await read())?.id}`, { data: { ...(await read()), alt }, headers })
  await saveAs('Teise kirjeldus')
  // The list on the page is older than these words.
  await open.click()
  const details = page.getByRole('dialog')
  const words = details.getByLabel('Mis pildil on, eesti keeles')
  await expect(words).toHaveValue('Teise kirjeldus')
  await saveAs('Veel uuem')
  await words.fill('Minu kirjeldus')
  await page.keyboard.press('Escape')
  await expect(details.getByText(/^Seda pilti on vahepeal mujal muudetud/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  expect(await read()).toMatchObject({ alt: 'Veel uuem' })
})
