import type { Locator } from '@playwright/test'
import { newsMessages } from '#src/features/news/news.i18n.ts'
import { searchMessages } from '#src/features/search/search.i18n.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, test } from './fixtures.ts'
import { LANGUAGES } from './shop-steps.ts'

const [, , RUSSIAN] = LANGUAGES

/** Tags and texts of a post, whatever a place on the page makes of its pictures. */
const markup = (post: Locator) =>
  post.evaluate(({ outerHTML }) =>
    outerHTML
      .replaceAll(/ (loading|decoding|fetchpriority)="\w+"/g, '')
      .replaceAll(/\s*([<>])\s*/g, '$1')
      .split(/(?=[ <])/)
      .toSorted(),
  )

test('the news are searched and leafed through, five a page', async ({ page }) => {
  const t = RUSSIAN
  await page.goto(`${t.prefix}/uudised`)
  const posts = page.locator('.post-summary')
  await expect(posts).toHaveCount(5)
  await page.locator('.pagination [data-page="2"]').first().click()
  await expect(page).toHaveURL(`${t.prefix}/uudised?page=2`)
  await expect(page.locator('.pagination [aria-current]')).toHaveText('2')
  await expect(posts).toHaveCount(5)
  await page.locator('.pagination [data-page="3"]').first().click()
  await expect(page.locator('.pagination [aria-current]')).toHaveText('3')
  // Fourteen, and what tests before left there: as many as the list says, and no more than are left over.
  const text = (await page.locator('[data-list-shown]').textContent()) ?? ''
  const [shown = 0, total = 0] = text.match(/\d+/g)?.map(Number) ?? []
  expect(total).toBeGreaterThanOrEqual(14)
  expect(shown).toBe(Math.min(total - 10, 5))
  await expect(posts).toHaveCount(shown)
  await page.goBack()
  await expect(posts).toHaveCount(5)
  await expect(page.locator('.pagination [aria-current]')).toHaveText('2')

  // The page is remembered when the visitor comes back by a link.
  await posts.first().getByRole('link').first().click()
  const all = page.getByRole('article').getByRole('link', { name: newsMessages(t.locale).allNews })
  await expect(all).toHaveAttribute('href', /[?]page=2$/)
  await page.locator('.breadcrumbs a').last().click()
  await expect(page).toHaveURL(`${t.prefix}/uudised?page=2`)

  // Headers in all three languages are searched, in any case and without diacritics.
  const search = page.getByRole('searchbox', { name: t.posts })
  for (const query of ['NINATRENN', 'nose training', 'ТРЕНИРОВКА обоняния']) {
    await search.fill(query)
    await expect(posts).toHaveCount(1)
  }
  await search.fill('ninatrennid')
  await expect(page.locator('[data-list-shown]')).toContainText(searchMessages(t.locale).onlySimilar)
  await expect(posts).toHaveCount(1)
  await expect(posts.first().locator('time')).toBeVisible()
  await expectAccessible(page)
  await search.fill('')
  await expect(page).toHaveURL(`${t.prefix}/uudised`)
  await expect(posts).toHaveCount(5)

  // What a search draws is what the page was built with.
  await page.goto(`${t.prefix}/uudised`)
  const title = (await posts.first().getByRole('heading').textContent()) ?? ''
  const post = posts.filter({ hasText: title })
  const built = await markup(post)
  await search.fill(title)
  await expect(page).toHaveURL(/[?]q=/)
  await expect(page.locator('.pagination')).toBeHidden()
  expect(await markup(post)).toEqual(built)
})

test('a press that begins before the list’s script is there and ends after it is not lost', async ({ page }) => {
  let release = () => {}
  const isReleased = new Promise<void>(resolve => (release = resolve))
  await page.route('**/_astro/NewsList*.js', async route => (await isReleased, await route.continue()))
  await page.goto('/uudised')
  const script = page.waitForRequest('**/_astro/NewsList*.js')
  await page.locator('.pagination [data-page="2"]').first().hover()
  await script
  await page.mouse.down()
  // The script asks for the posts once it has taken the list over.
  const isTakenOver = page.waitForRequest('**/search/posts*.json')
  release()
  await isTakenOver
  await page.mouse.up()
  await expect(page).toHaveURL('/uudised?page=2')
  await expect(page.locator('.pagination [aria-current]')).toHaveText('2')
})

test('without JavaScript the older news are plain links', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/uudised')
  await expect(page.getByRole('searchbox')).toBeHidden()
  await page.getByRole('link', { name: 'Vanemad uudised' }).click()
  await expect(page).toHaveURL('/uudised/leht/2')
  await expect(page.locator('.post-summary')).toHaveCount(5)
  await page.close()
})
