import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { leaveMessage } from './inbox-steps.ts'

/** Keeps the answer to a creation from the page until `answer` is called. */
async function lateCreation(page: Page, list: string) {
  const late = Promise.withResolvers<void>()
  let created = ''
  const asked = page.waitForRequest(request => request.method() === 'POST' && request.url().endsWith(list))
  await page.route(`**${list}`, async route => {
    if (route.request().method() !== 'POST') return route.continue()
    const response = await route.fetch()
    created = response.headers()['location'] ?? ''
    await late.promise
    await route.fulfill({ response })
  })
  return { asked, answer: () => late.resolve(), address: () => created }
}

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
  test(`“${added}”: what is typed during the save belongs to the item from then on, also after a reload`, async ({
    page,
    loggedIn,
    baseURL,
  }) => {
    const heading = page.locator('main').getByRole('heading', { level }).last()
    page.on('dialog', dialog => void dialog.accept())
    await leaveMessage(baseURL)
    await page.goto(address)
    await expect(heading).toHaveText(added)
    await expect(page).toHaveTitle(/^\(\d+\) /)
    const words = `Alustatud ${Date.now()}`
    await page.getByLabel(field).fill(words)
    const creation = await lateCreation(page, list)
    await page.getByRole('button', { name: 'Lisa', exact: true }).click()
    await creation.asked
    await page.getByLabel(field).fill(`${words} ja jätkatud`)
    await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('ja jätkatud')
    creation.answer()
    await expect(page).toHaveURL(/\/(editpost|addeditcategory)\/\d+$/)
    await expect(heading).toHaveText(level === 1 ? `${edited} „${words}”` : edited)
    if (level === 1) {
      await expect(page.locator('.breadcrumbs [aria-current]')).toHaveText(edited)
      await expect(page).toHaveTitle(new RegExp(`^\\(\\d+\\) ${edited}`))
      const { pathname } = new URL(page.url())
      await expect(page.getByRole('banner').getByRole('link', { name: 'RUS' })).toHaveAttribute('href', `/ru${pathname}`)
    }
    await page.reload()
    await expect(page.getByLabel(field)).toHaveValue(words)
    await page.getByRole('button', { name: 'Taasta mustand' }).click()
    await expect(page.getByLabel(field)).toHaveValue(`${words} ja jätkatud`)
    // What was typed belongs to this item: the next new one does not begin with it.
    await page.goto(address)
    await expect(page.getByLabel(field)).toHaveValue('')
    await expect(page.getByRole('button', { name: 'Taasta mustand' })).toHaveCount(0)
    await expect(await loggedIn.request.delete(creation.address(), { headers: { origin: baseURL ?? '' } })).toBeOK()
  })
}

test('a new category is edited from then on, also when the answer with the words around its form breaks off', async ({
  page,
  loggedIn,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const text = Response.prototype.text
    Response.prototype.text = function () {
      return this.url.includes('/addeditcategory/') ? Promise.reject(new TypeError('network error')) : text.call(this)
    }
  })
  await page.goto('/tooted/addeditcategory')
  const name = page.getByLabel('Nimi eesti keeles')
  await name.fill('Katkenud')
  const creation = await lateCreation(page, '/api/categories')
  await page.getByRole('button', { name: 'Lisa', exact: true }).click()
  await creation.asked
  // The page would be left otherwise.
  await name.fill('Katkenud ja jätkatud')
  creation.answer()
  await expect(page.locator('main').getByRole('heading', { level: 2 }).last()).toHaveText('Muuda kategooriat')
  const { pathname } = new URL(page.url())
  await expect(page.getByRole('banner').getByRole('link', { name: 'RUS' })).toHaveAttribute('href', `/ru${pathname}`)
  await expect(await loggedIn.request.delete(creation.address(), { headers: { origin: baseURL ?? '' } })).toBeOK()
})

test('a post whose creation had no answer is made once, also after a restored draft, a change and a log-in', async ({
  page,
  loggedIn,
  credentials,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|status of 401/)
  const words = `Vaid üks kord ${Date.now()}`
  await page.goto('/uudised/addpost')
  await page.route('**/api/pictures/from-address', route => route.abort())
  const { promise: isCreated, resolve: created } = Promise.withResolvers<void>()
  await page.route(
    '**/api/posts',
    async route => {
      // As if the server had taken the other host's picture over.
      await route.fetch({ postData: { ...(route.request().postDataJSON() as object), image: '/pildid/logo-taust.svg' } })
      created()
    },
    { times: 1 },
  )
  await page.getByLabel('Pealkiri eesti keeles').fill(words)
  await page.locator('#image').fill('https://pildid.example/lill.jpg')
  await page.getByRole('button', { name: 'Lisa', exact: true }).click()
  await isCreated
  page.on('dialog', dialog => void dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Taasta mustand' }).click()
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Lisa', exact: true }).click()
  const logIn = page.getByRole('dialog', { name: 'Logi uuesti sisse' })
  await expect(logIn).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByLabel('Pealkiri eesti keeles').fill(`${words}!`)
  await page.getByRole('button', { name: 'Lisa', exact: true }).click()
  await logIn.getByLabel('E-post').fill(credentials.email)
  await logIn.getByLabel('Parool').fill(credentials.password)
  await logIn.getByLabel('Parool').press('Enter')
  await expect(page.getByText(/^Salvestatud ja avaldatud/)).toBeVisible()

  const posts = (await (await loggedIn.request.get('/api/posts')).json()) as { id: number; header: string; image: string }[]
  const made = posts.filter(({ header }) => header.startsWith(words))
  expect(made).toEqual([expect.objectContaining({ header: `${words}!`, image: '/pildid/logo-taust.svg' })])
  await expect(await loggedIn.request.delete(`/api/posts/${made[0]?.id}`, { headers: { origin: baseURL ?? '' } })).toBeOK()
})
