import { IN_LANGUAGE } from '#common/language-names.i18n.ts'
import { LOCALE_LABELS, LOCALES, localePrefix } from '#common/locales.ts'
import { TRANSLATIONS } from '#common/localized-names.ts'
import { saveAndFollow } from './editor-steps.ts'
import { expect, test } from './fixtures.ts'

test('a post is made, changed and deleted; each is live in every language, and on the page that follows', async ({
  page,
  loggedIn,
  allowConsole,
}) => {
  allowConsole(/status of (410|404)/)
  const title = `Uudis ${Date.now()}`
  const banner = page.getByRole('banner')

  await page.goto('/uudised/addpost')
  await expect(page.getByRole('heading', { level: 1, name: 'Uus postitus' })).toBeVisible()
  await page.getByRole('button', { name: 'Lisa', exact: true }).click()
  await expect(page.getByLabel('Pealkiri eesti keeles')).toBeFocused()
  await expect(page.getByLabel('Pealkiri eesti keeles')).toHaveAccessibleDescription('Ei saa olla tühi.')
  await expect(page.getByLabel('Pealkiri inglise keeles')).not.toHaveAttribute('aria-invalid')
  await page.getByLabel('Pealkiri eesti keeles').fill('a'.repeat(201))
  await expect(page.getByText('201 / 200')).toBeVisible()
  await page.getByRole('button', { name: 'Lisa', exact: true }).click()
  await expect(page.getByLabel('Pealkiri eesti keeles')).toHaveAccessibleDescription(/kuni 200 tähemärki/)
  await page.getByLabel('Pealkiri eesti keeles').fill(title)
  await expect(page.getByText(`${title.length} / 200`)).toBeVisible()
  await expect(page.frameLocator('iframe[title="Eelvaade"]').getByRole('heading', { level: 1 })).toHaveText(title)

  // After a creation: the list.
  await saveAndFollow(page, 'Lisa', /\/uudised$/)
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page).toHaveURL(/\/uudised\/\d+$/)
  const id = page.url().split('/').at(-1)

  await page.goto(`/uudised/editpost/${id}`)
  for (const locale of TRANSLATIONS) {
    await page.getByRole('tab', { name: LOCALE_LABELS[locale] }).click()
    await page.getByLabel(`Pealkiri ${IN_LANGUAGE.et[locale]}`).fill(`${LOCALE_LABELS[locale]} ${title}`)
  }
  // After an update: the post's page.
  await saveAndFollow(page, 'Uuenda', new RegExp(`^[^?]*\\d/uudised/${id}$`))
  for (const locale of TRANSLATIONS) {
    await banner.getByRole('link', { name: LOCALE_LABELS[locale] }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${LOCALE_LABELS[locale]} ${title}`)
  }
  await banner.getByRole('link', { name: LOCALE_LABELS.et }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

  await page.goto(`/uudised/editpost/${id}`)
  await page.getByRole('button', { name: 'Kustuta' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Kas oled kindel, et soovid postituse kustutada?' })
  await dialog.getByRole('button', { name: 'Ei' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Kustuta' }).click()
  await dialog.getByRole('button', { name: 'Jah' }).click()
  await expect(page.getByText(/^Postitus „.*” on kustutatud/)).toBeVisible()
  await expect(page).toHaveURL(/\/uudised$/)
  for (const prefix of LOCALES.map(localePrefix)) {
    expect((await loggedIn.request.get(`${prefix}/uudised/${id}`)).status()).toBe(410)
  }
  await page.goto(`/uudised/editpost/${id}`)
  await expect(page.getByRole('alert')).toContainText('Seda postitust ei ole')
})
