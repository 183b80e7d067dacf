import type { Request, Route } from '@playwright/test'
import type { PictureView } from '#server/pictures/picture.schemas.ts'
import { aPlainPicture } from '#tests/support/picture-files.ts'
import { newPerson, PASSWORD } from './account-steps.ts'
import { administratorTest, expect, live, openEditor, test } from './fixtures.ts'
import { leaveMessage } from './inbox-steps.ts'
import { badGateway, loseAnswer } from './lost-answer-steps.ts'
import { addAuthenticator } from './passkey-steps.ts'

test('after a lost answer the account page says what may have been changed', async ({
  browser,
  loggedIn,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|status of (401|502)/)
  const { page, context } = await newPerson(browser, loggedIn, baseURL)
  await addAuthenticator(page)
  await page.goto('/en/admin/account')
  await loseAnswer(page, '**/api/account/passkeys', 'POST')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('you have not seen the first ones')).toBeVisible()
  await loseAnswer(page, '**/api/account/recovery-codes', 'POST', badGateway)
  await page.getByRole('button', { name: 'Make new codes' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('the old codes may no longer be valid')).toBeVisible()

  await loseAnswer(page, '**/api/account/password', 'PUT')
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByLabel('New password', { exact: true }).fill('korralik uus fraas 2026')
  await page.getByLabel('New password again').fill('korralik uus fraas 2026')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('then the new one is valid, and you have to log in again')).toBeVisible()
  await expect(page.getByText('You are no longer logged in.')).toBeVisible()
  await context.close()
})

administratorTest(
  'an undo of a deletion whose answer got lost is told as made, and the page shows the product',
  async ({ page, loggedIn, allowConsole }) => {
    allowConsole(/ERR_FAILED/)
    const product = await loggedIn.createProduct({ header: 'Kadunud vastus' })
    await openEditor(page, product)
    await page.getByRole('button', { name: 'Kustuta' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Jah' }).click()
    await loseAnswer(page, '**/api/publications/*/undo', 'POST')
    await page.getByRole('button', { name: 'Võta tagasi' }).click()
    await expect(page.getByText('Tagasi võetud')).toBeVisible()
    await expect(page.locator(`[data-product="${product.id}"]`).getByRole('heading')).toHaveText('Kadunud vastus')
  },
)

for (const [code, words] of [
  ['DISK_FULL', 'Tagasi võetud, aga avaldamine ebaõnnestus: külastajad näevad endiselt varasemat versiooni.'],
  ['RENDER_FAILED', 'Tagasi võetud, aga muudatus ei ole kõigil lehtedel.'],
] as const) {
  administratorTest(`an undo whose publication failed is told as an error: ${code}`, async ({ page, loggedIn }) => {
    const product = await loggedIn.createProduct({ header: 'Avaldamata tagasivõtt' })
    await openEditor(page, product)
    await page.getByRole('button', { name: 'Kustuta' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Jah' }).click()
    await page.getByRole('button', { name: 'Võta tagasi' }).waitFor()
    await page.route(/\/api\/publications\/\d+$/, async route => {
      const answer = await route.fetch()
      await route.fulfill({
        response: answer,
        json: { ...(await answer.json()), state: 'failed', error: { code, pages: [], page_count: 0 } },
      })
    })
    await page.getByRole('button', { name: 'Võta tagasi' }).click()
    await expect(page.getByRole('alert').getByText(words)).toBeVisible()
  })
}

administratorTest('a picture’s words whose save had no answer are saved by the next press', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED|status of 412/)
  const buffer = await aPlainPicture(64, 48, '#448').webp().toBuffer()
  await page.goto('/admin/pictures')
  await page.locator('input[type=file]').setInputFiles({ name: 'vastuseta.webp', mimeType: 'image/webp', buffer })
  await page.getByRole('button', { name: 'Ava pilt vastuseta.webp' }).click()
  const details = page.getByRole('dialog')
  await details.getByLabel('Mis pildil on, eesti keeles').fill('Sinine tiik')
  await loseAnswer(page, '**/api/pictures/*', 'PUT')
  await details.getByRole('button', { name: 'Salvesta' }).click()
  await expect(details.getByText('ei õnnestunud salvestada')).toBeVisible()
  await details.getByRole('button', { name: 'Salvesta' }).click()
  await expect(details.getByText('Salvestatud')).toBeVisible()
  const stored = (await (await page.request.get('/api/pictures?q=vastuseta')).json()) as { pictures: PictureView[] }
  expect(stored.pictures[0]).toMatchObject({ alt: 'Sinine tiik' })
})

for (const [loss, end] of [
  ['without an answer', (route: Route) => route.abort()],
  ['that a proxy answered with 502', badGateway],
] as const) {
  administratorTest(
    `after an erasure ${loss} the page says that the data may be erased, and shows them no longer`,
    async ({ page, baseURL, allowConsole }) => {
      allowConsole(/ERR_FAILED|status of 502/)
      const email = `vastuseta-${Date.now()}@naide.ee`
      await leaveMessage(baseURL, { email })
      await page.goto('/en/admin/isikuandmed')
      await page.getByLabel('E-mail address').fill(email)
      await page.getByLabel('E-mail address').press('Enter')
      await expect(page.getByRole('heading', { name: email })).toBeVisible()
      await loseAnswer(page, '**/api/personal-data/erase', 'POST', end)
      await page.locator('#person-again').fill(email)
      await page.locator('#person-again').press('Enter')
      await expect(page.getByText('the data may have been erased')).toBeVisible()
      await expect(page.getByRole('heading', { name: email })).toHaveCount(0)
    },
  )

  administratorTest(`an undo ${loss} is shown as made by the next try`, async ({ page, loggedIn, baseURL, allowConsole }) => {
    allowConsole(/ERR_FAILED|status of (409|502)/)
    const product = await loggedIn.createProduct({ header: `Tagasi ${Date.now()}` })
    const headers = { origin: baseURL ?? '' }
    const edit = { data: { ...product, header_en: 'Back' }, headers }
    const answer = await loggedIn.request.put(`/api/products/${product.id}`, edit)
    await live(loggedIn.request, Number(answer.headers()['publication-id']))
    await loseAnswer(page, '**/api/publications/*/undo', 'POST', end)
    await page.goto(`/en/admin/publications?publication=${answer.headers()['publication-id']}`)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('restored: title in English')
    await question.getByRole('button', { name: 'Undo', exact: true }).click()
    const again = question.getByRole('button', { name: 'Try again' })
    await again.waitFor()
    await expect(question.getByText('Nothing was changed')).toHaveCount(0)
    await again.click()
    await expect(page.getByText(/^Undone and published/)).toBeVisible()
  })
}

administratorTest(
  'a post is created once where a proxy gave up while the server created it',
  async ({ page, loggedIn, baseURL, allowConsole }) => {
    allowConsole(/status of 502/)
    const words = `Üks kord ${Date.now()}`
    await page.goto('/uudised/addpost')
    const giveUp = async (route: Route) => {
      await route.fetch()
      await badGateway(route)
    }
    await page.route('**/api/posts', giveUp, { times: 1 })
    await page.getByLabel('Pealkiri eesti keeles').fill(words)
    await page.getByRole('button', { name: 'Lisa', exact: true }).click()
    await page.getByRole('button', { name: 'Proovi uuesti' }).click()
    await expect(page.locator('main').getByRole('heading', { name: words })).toBeVisible()
    const posts = (await (await loggedIn.request.get('/api/posts')).json()) as { id: number; header: string }[]
    const made = posts.filter(({ header }) => header === words)
    expect(made).toHaveLength(1)
    await expect(await loggedIn.request.delete(`/api/posts/${made[0]?.id}`, { headers: { origin: baseURL ?? '' } })).toBeOK()
  },
)

administratorTest(
  'a post that was created without an answer, and deleted elsewhere since, can be created again',
  async ({ page, loggedIn, baseURL, allowConsole }) => {
    allowConsole(/ERR_FAILED|status of 409|status of 404/)
    const words = `Uuesti ${Date.now()}`
    const headers = { origin: baseURL ?? '' }
    const made = async () => {
      const posts = (await (await loggedIn.request.get('/api/posts')).json()) as { id: number; header: string }[]
      return posts.filter(({ header }) => header === words)
    }
    const remove = async () => {
      const posts = await made()
      expect(posts).toHaveLength(1)
      await expect(await loggedIn.request.delete(`/api/posts/${posts[0]?.id}`, { headers })).toBeOK()
    }
    await page.goto('/uudised/addpost')
    await loseAnswer(page, '**/api/posts', 'POST')
    await page.getByLabel('Pealkiri eesti keeles').fill(words)
    await page.getByRole('button', { name: 'Lisa', exact: true }).click()
    await expect(page.getByText(/^Serveriga ei saanud ühendust/)).toBeVisible()
    await remove()
    await page.getByRole('button', { name: 'Proovi uuesti' }).click()
    await expect(page.locator('main').getByRole('heading', { name: words })).toBeVisible()
    await remove()
  },
)

administratorTest(
  'what another administrator saves while a lost save is tried again is asked about, not overwritten',
  async ({ page, loggedIn, baseURL, allowConsole }) => {
    allowConsole(/ERR_FAILED|status of 412/)
    const product = await loggedIn.createProduct({ header: 'Algne' })
    const title = page.getByLabel('Pealkiri eesti keeles')
    await openEditor(page, product)
    await loseAnswer(page, `**/api/products/${product.id}`, 'PUT')
    await title.fill('Minu esimene')
    await page.getByRole('button', { name: 'Uuenda' }).click()
    await expect(page.getByText(/^Serveriga ei saanud ühendust/)).toBeVisible()
    await title.fill('Minu teine')
    // The other one saves just after this page has read what its lost save left.
    await page.route(`**/api/products/${product.id}`, async route => {
      if (route.request().method() !== 'GET') return route.fallback()
      const response = await route.fetch()
      const theirs = { data: { ...(await response.json()), price: 44 }, headers: { origin: baseURL ?? '' } }
      await expect(await loggedIn.request.put(`/api/products/${product.id}`, theirs)).toBeOK()
      return route.fulfill({ response })
    })
    await page.getByRole('button', { name: 'Proovi uuesti' }).click()
    const dialog = page.getByRole('dialog', { name: 'Vahepeal salvestati teine versioon' })
    await expect(dialog.getByRole('row', { name: 'Hind, €' })).toContainText('44,00')
  },
)

administratorTest(
  'a post whose first try reaches the server only after the second was sent is created once',
  async ({ page, loggedIn, baseURL, allowConsole }) => {
    // The page looks for its post among the newest, and other tests have deleted theirs.
    allowConsole(/ERR_FAILED|status of 409|status of 404/)
    const words = `Hilinenud ${Date.now()}`
    const origin = baseURL ?? ''
    let first: Request | undefined
    await page.route('**/api/posts', async route => {
      const request = route.request()
      if (request.method() !== 'POST') return route.continue()
      if (first) {
        const headers = { origin, 'idempotency-key': first.headers()['idempotency-key'] ?? '' }
        await expect(await loggedIn.request.post('/api/posts', { data: first.postDataJSON(), headers })).toBeOK()
        return route.continue()
      }
      first = request
      return route.abort()
    })
    await page.goto('/uudised/addpost')
    await page.getByLabel('Pealkiri eesti keeles').fill(words)
    await page.getByRole('button', { name: 'Lisa', exact: true }).click()
    await page.getByRole('button', { name: 'Proovi uuesti' }).click()
    await expect(page).toHaveURL('/uudised')
    await page.goto('/robots.txt')
    const posts = (await (await loggedIn.request.get('/api/posts')).json()) as { id: number; header: string }[]
    const made = posts.filter(({ header }) => header === words)
    expect(made).toHaveLength(1)
    await expect(await loggedIn.request.delete(`/api/posts/${made[0]?.id}`, { headers: { origin } })).toBeOK()
  },
)
