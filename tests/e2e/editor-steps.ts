import type { APIRequestContext, Page } from '@playwright/test'
import { IN_LANGUAGE } from '#common/language-names.i18n.ts'
import { LOCALE_LABELS, LOCALES, localePrefix } from '#common/locales.ts'
import { expect, live } from './fixtures.ts'

/** Estonian last: the form opens with its tab. */
const TABS = LOCALES.toReversed().map(locale => ({
  tab: LOCALE_LABELS[locale],
  prefix: localePrefix(locale),
  title: `Pealkiri ${IN_LANGUAGE.et[locale]}`,
  body: `Tekst ${IN_LANGUAGE.et[locale]}`,
  name: `Nimi ${IN_LANGUAGE.et[locale]}`,
}))

type Part = 'title' | 'body' | 'name'

/** What this browser keeps of editors' texts. */
export function keptDrafts(page: Page): Promise<string> {
  return page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('draft '))
      .map(([, value]) => value)
      .join(),
  )
}

/** Lets the page hear of the progress of publications by asking alone, and nothing but this; the latest call counts. */
export async function pretendProgress(page: Page, progress: object): Promise<void> {
  await page.route('**/api/publications/events', route => route.abort())
  await page.route(/\/api\/publications\/\d+$/, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...progress } })
  })
}

/** The words that a test writes in one language, such that nothing else on the site has them. */
export function wordsIn(prefix: string, part: Part, mark: string): string {
  return `${part} ${mark} ${prefix.slice(1) || 'et'}`
}

/** Writes words of its own into every language. */
export async function fillLanguages(page: Page, parts: readonly Part[], mark: string): Promise<void> {
  for (const { tab, prefix, ...labels } of TABS) {
    await page.getByRole('tab', { name: tab }).click()
    for (const part of parts) await page.getByLabel(labels[part]).fill(wordsIn(prefix, part, mark))
  }
}

/** Expects the words of {@link fillLanguages} on the published page, in each language its own. */
export async function expectPublished(
  request: APIRequestContext,
  path: string,
  parts: readonly Part[],
  mark: string,
): Promise<void> {
  for (const { prefix } of TABS) {
    const html = await (await request.get(prefix === '' ? path : `${prefix}${path}`)).text()
    for (const part of parts) expect(html, prefix + path).toContain(wordsIn(prefix, part, mark))
  }
}

/** How long an editor waits for its write to be live before it leaves with other words (use-published-write.ts). */
const PATIENCE_MS = 3000

const SAVED = /^Salvestatud ja avaldatud \(\d+\sms\)/
/** What the page says after {@link PATIENCE_MS}, in each language. */
const NOT_YET_LIVE =
  /^((Salvestatud|Kustutatud)\. Avaldamine võtab|(Saved|Deleted)\. Publishing is taking|(Сохранено|Удалено)\. Публикация займёт)/

/**
 * Presses, and waits for the page that follows, which shows the write.
 * @param words what the page says where publishing takes less than three seconds
 */
export async function follow(page: Page, press: () => Promise<void>, path: string | RegExp, words = SAVED): Promise<void> {
  const written = page.waitForResponse(
    answer => answer.request().method() !== 'GET' && new URL(answer.url()).pathname.startsWith('/api/'),
  )
  const told = page.getByText(words).or(page.getByText(NOT_YET_LIVE)).first().textContent()
  await press()
  const publication = Number((await written).headers()['publication-id'])
  const writtenAt = Date.now()
  await live(page.request, publication)
  const isSlow = Date.now() - writtenAt >= PATIENCE_MS
  const heard = await told
  // On a machine that is too busy the other words are right, and the page may be the one from before.
  if (!isSlow) expect(heard).toMatch(words)
  await expect(page).toHaveURL(path)
  if (isSlow) await page.reload()
}

/** Presses the button and waits for the page that follows. */
export async function saveAndFollow(page: Page, button: 'Lisa' | 'Uuenda', path: string | RegExp): Promise<void> {
  await follow(page, () => page.getByRole('button', { name: button, exact: true }).click(), path)
}

/** Says no, sees that everything is still there, says yes. */
export async function deleteAndFollow(page: Page, question: string, path: string): Promise<void> {
  const ask = () => page.getByRole('button', { name: 'Kustuta' }).click()
  const dialog = page.getByRole('alertdialog', { name: question })
  await ask()
  await dialog.getByRole('button', { name: 'Ei' }).click()
  await expect(dialog).toBeHidden()
  await ask()
  await follow(page, () => dialog.getByRole('button', { name: 'Jah' }).click(), path, /ustutatud \(\d+\sms\)/)
}

/** A kind of thing that is added, edited and deleted on pages of its own. */
export type EditedKind = {
  /** Shows the things; every write leads there. */
  readonly page: string
  readonly add: string
  /** Without the id. */
  readonly edit: string
  readonly titles: readonly [added: string, edited: string]
  readonly parts: readonly Part[]
  /** Labels of the fields that cannot be empty. */
  readonly required: readonly string[]
  readonly question: string
}

/** From the empty form to the deletion, with the page live in every language after each step. */
export async function addEditAndDelete(page: Page, request: APIRequestContext, kind: EditedKind): Promise<void> {
  const { page: path, parts, required, titles } = kind
  const [mark, changed] = [`${Date.now()}`, `${Date.now()}uus`]
  const gear = (words: string) =>
    page
      .locator('main li')
      .filter({ hasText: wordsIn('', 'body', words) })
      .getByRole('link', { name: /^Muuda / })
  await page.goto(kind.add)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0])
  await page.getByRole('button', { name: 'Lisa', exact: true }).click()
  for (const label of required) await expect(page.getByLabel(label)).toHaveAccessibleDescription(/Ei saa olla tühi\./)
  for (const label of required) await expect(page.locator('label', { hasText: label })).not.toContainText('valikuline')
  await expect(page.getByLabel(required[0] ?? '')).toBeFocused()
  expect(await page.locator('[aria-invalid="true"]').count()).toBe(required.length)

  await fillLanguages(page, parts, mark)
  await saveAndFollow(page, 'Lisa', path)
  await expectPublished(request, path, parts, mark)

  await gear(mark).click()
  await expect(page).toHaveURL(new RegExp(`${kind.edit}\\d+$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[1])
  await fillLanguages(page, parts, changed)
  await saveAndFollow(page, 'Uuenda', path)
  await expectPublished(request, path, parts, changed)

  await gear(changed).click()
  await deleteAndFollow(page, kind.question, path)
  expect(await (await request.get(path)).text()).not.toContain(mark)
}
