import { expect, test } from './fixtures.ts'

for (const { address, list, field, added, edited, level } of [
  {
    address: '/uudised/addpost',
    list: '/api/posts',
    field: 'Pealkiri eesti keeles',
    level: 1,
    added: 'Uus postitus',
    edited: 'Muuda postitust',
  },
  {
    address: '/tooted/addeditcategory',
    list: '/api/categories',
    field: 'Nimi eesti keeles',
    level: 2,
    added: 'Uus kategooria',
    edited: 'Muuda kategooriat',
  },
]) {
  test(`the administrator goes on writing while "${added}" is saved: it is edited from then on, and found again by loading the page again`, async ({
    page,
    loggedIn,
    baseURL,
  }) => {
    const heading = page.locator('main').getByRole('heading', { level }).last()
    page.on('dialog', dialog => void dialog.accept())
    await page.goto(address)
    await expect(heading).toHaveText(added)
    const words = `Alustatud ${Date.now()}`
    await page.getByLabel(field).fill(words)
    let answer = () => {}
    const typed = new Promise<void>(resolve => (answer = resolve))
    let created = ''
    const saving = page.waitForRequest(request => request.method() === 'POST' && request.url().endsWith(list))
    await page.route(`**${list}`, async route => {
      if (route.request().method() !== 'POST') return route.continue()
      const response = await route.fetch()
      created = response.headers()['location'] ?? ''
      await typed
      await route.fulfill({ response })
    })
    await page.getByRole('button', { name: 'Lisa', exact: true }).click()
    await saving
    await page.getByLabel(field).fill(`${words} ja jätkatud`)
    answer()
    await expect(page).toHaveURL(/\/(editpost|addeditcategory)\/\d+$/)
    await expect(heading).toHaveText(level === 1 ? `${edited} „${words}”` : edited)
    if (level === 1) {
      await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${edited}`))
      await expect(page.locator('.breadcrumbs [aria-current]')).toHaveText(edited)
      const { pathname } = new URL(page.url())
      await expect(page.getByRole('banner').getByRole('link', { name: 'RUS' })).toHaveAttribute('href', `/ru${pathname}`)
    }
    await page.reload()
    await expect(page.getByLabel(field)).toHaveValue(words)
    await page.getByRole('button', { name: 'Taasta mustand' }).click()
    await expect(page.getByLabel(field)).toHaveValue(`${words} ja jätkatud`)
    await expect(await loggedIn.request.delete(created, { headers: { origin: baseURL ?? '' } })).toBeOK()
  })
}
