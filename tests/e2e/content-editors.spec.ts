import { ADMIN_PAGES, editorPageOf } from '#common/admin-pages.ts'
import { LOCALES, localePrefix } from '#common/locales.ts'
import { BODY } from '#common/localized-fields.ts'
import type { TextView } from '#server/texts/text.schemas.ts'
import { INFO_TEXTS } from '#src/admin/texts/info-texts.ts'
import { PAGES } from '#src/i18n/page-names.i18n.ts'
import { addEditAndDelete, type EditedKind, expectPublished, fillLanguages, saveAndFollow, wordsIn } from './editor-steps.ts'
import { editorPath, expect, test } from './fixtures.ts'

const EMPTY = /Ei saa olla tühi\./
const FEEDBACK: EditedKind = {
  page: '/',
  add: '/addfeedback',
  edit: '/editfeedback/',
  titles: ['Uus tagasiside', 'Muuda tagasisidet'],
  parts: ['body'],
  required: ['Tekst eesti keeles'],
  question: 'Kas oled kindel, et soovid tagasiside kustutada?',
}

test('feedback is added, edited and deleted in every language', async ({ page, loggedIn }) => {
  await addEditAndDelete(page, loggedIn.request, FEEDBACK)
})

type EditedText = {
  readonly editor: string
  readonly page: string
  readonly id: number
  /** The heading of the second place that shows the text. */
  readonly other?: string
}

/** Two pages show this text. */
const SHARED = { editor: '/teenused/uritused/editinfo', page: '/teenused/uritused', id: 4, other: 'Eraklient' }
const TEXTS: readonly EditedText[] = [
  { editor: '/tooteinfo/editinfo/', page: '/tooteinfo', id: 1 },
  { editor: '/asutajast/editfounder/', page: '/asutajast', id: 2 },
  { editor: '/kaubamark/editabout/', page: '/kaubamark', id: 3 },
  SHARED,
  { editor: '/teenused/editeraklient', page: '/teenused', id: 4, other: 'Üritused' },
  { editor: '/teenused/meeskonnakoolitused/editmeeskondinfo', page: '/teenused/meeskonnakoolitused', id: 5, other: 'Äriklient' },
  { editor: '/teenused/editariklient', page: '/teenused', id: 5, other: 'Meeskonnakoolitused' },
  { editor: '/ninatrenn/editninatrenninfo', page: '/ninatrenn', id: 6 },
  { editor: '/ninatrenn/editninatrenn', page: '/ninatrenn', id: 7 },
  { editor: '/kinkekaardid/editkinkekaartinfo', page: '/kinkekaardid', id: 8 },
  { editor: '/teenused/lohnastuslahendused/editlohnastusinfo', page: '/teenused/lohnastuslahendused', id: 9 },
]

test(`the text of ${SHARED.editor} is live in every language on ${SHARED.page}`, async ({ page, loggedIn, baseURL }) => {
  const address = `/api/texts/${SHARED.id}`
  const before = (await (await loggedIn.request.get(address)).json()) as TextView
  const mark = `${Date.now()}`
  await page.goto(SHARED.editor)
  await expect(page.getByText('See tekst on kahes kohas')).toHaveCount(1)
  await expect(page.getByText(`ka pealkirja „${SHARED.other}” alla`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Kustuta' })).toHaveCount(0)
  await fillLanguages(page, ['body'], mark)
  const words = wordsIn('', 'body', mark)
  await expect(page.locator('iframe').contentFrame().getByText(words)).toBeVisible()
  await saveAndFollow(page, 'Uuenda', SHARED.page)
  await expectPublished(loggedIn.request, SHARED.page, ['body'], mark)
  await expect(await loggedIn.request.put(address, { data: before, headers: { origin: baseURL ?? '' } })).toBeOK()
})

/** The test above edits one text in a browser. This one compares every text's editor with {@link TEXTS}. */
test('every text has its editor, which leads to the page that shows it', async ({ loggedIn: { request } }) => {
  for (const { editor, page, id, other } of TEXTS) {
    const { editor: edited } = editorPageOf(editor.replace(/\/$/, ''))
    if (edited.kind !== 'text') throw new Error(`${editor} edits no text`)
    expect(INFO_TEXTS[edited.name].id, editor).toBe(id)
    expect(PAGES[INFO_TEXTS[edited.name].page].path, editor).toBe(page)
    const form = await (await request.get(editor)).text()
    expect(form.includes('See tekst on kahes kohas'), editor).toBe(other !== undefined)
    if (other !== undefined) expect(form).toContain(`ka pealkirja „${other}” alla`)
    const text = (await (await request.get(`/api/texts/${id}`)).json()) as TextView
    for (const locale of LOCALES) {
      const address = localePrefix(locale) + page
      expect(await (await request.get(address)).text(), address).toContain(someWordsOf(BODY.byLocale(text)[locale]))
    }
  }
})

/** A stretch of a text between two tags. */
function someWordsOf(html: string | null): string {
  const words = /[^<>&]{20,}/.exec(html ?? '')?.[0]
  if (words === undefined) throw new Error(`Too short to be found: ${html}`)
  return words
}

const DELETION = 'Kas oled kindel, et soovid kategooria kustutada?'

test('the page of the categories says why it refuses a name or a deletion', async ({ page, loggedIn, allowConsole }) => {
  allowConsole(/status of (409|422)/)
  const inUse = (await loggedIn.categories())[0]?.name ?? ''
  await page.goto('/tooted/addeditcategory')
  await page.getByRole('button', { name: `Kustuta kategooria „${inUse}”` }).click()
  await page.getByRole('alertdialog', { name: DELETION }).getByRole('button', { name: 'Jah' }).click()
  await expect(
    page.getByRole('alert').getByText(/^Kategooriat „.+” ei saa kustutada, sest selles on tooteid: \d+\./),
  ).toBeVisible()
  const name = page.getByLabel('Nimi eesti keeles')
  const add = page.getByRole('button', { name: 'Lisa', exact: true })
  await add.click()
  await expect(name).toHaveAccessibleDescription(EMPTY)
  for (const [refused, words] of [
    [inUse.toUpperCase(), /juba olemas/],
    ['Ostukorv', /teise lehe aadress/],
    ['a/b', /kaldkriipsu/],
    ['a'.repeat(101), /liiga pikk/],
  ] as const) {
    await name.fill(refused)
    await add.click()
    await expect(name).toHaveAccessibleDescription(words)
  }
})

test('a category is added, renamed and, after another log-in, deleted', async ({ page, loggedIn, credentials, allowConsole }) => {
  allowConsole(/status of 401/)
  const mark = `${Date.now()}`
  const renamed = `${mark} uus`
  await page.goto('/tooted')
  await page.getByRole('link', { name: 'Muuda kategooriaid' }).click()
  await expect(page).toHaveURL('/tooted/addeditcategory')
  await fillLanguages(page, ['name'], mark)
  await saveAndFollow(page, 'Lisa', '/tooted')
  await expectPublished(loggedIn.request, '/tooted', ['name'], mark)

  await page.goto('/tooted/addeditcategory')
  await page.getByRole('link', { name: `Muuda kategooriat „${wordsIn('', 'name', mark)}”` }).click()
  await expect(page.getByLabel('Nimi eesti keeles')).toHaveValue(wordsIn('', 'name', mark))
  await fillLanguages(page, ['name'], renamed)
  await saveAndFollow(page, 'Uuenda', '/tooted')
  await expectPublished(loggedIn.request, '/tooted', ['name'], renamed)

  await page.goto('/tooted/addeditcategory')
  await page.getByRole('link', { name: `Muuda kategooriat „${wordsIn('', 'name', renamed)}”` }).click()
  const addresses = page.getByRole('complementary', { name: 'Aadressid' })
  await expect(addresses).toContainText(`Senised ${LOCALES.length} aadressi juhatavad siis edasi`)
  await addresses.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(renamed)

  await page.goto('/tooted/addeditcategory')
  const remove = page.getByRole('button', { name: `Kustuta kategooria „${wordsIn('', 'name', renamed)}”` })
  await expect(remove).toBeVisible()
  await page.context().clearCookies()
  await remove.click()
  await page.getByRole('alertdialog', { name: DELETION }).getByRole('button', { name: 'Jah' }).click()
  const logIn = page.getByRole('dialog', { name: 'Logi uuesti sisse' })
  await logIn.getByLabel('E-post').fill(credentials.email)
  await logIn.getByLabel('Parool').fill(credentials.password)
  await logIn.getByLabel('Parool').press('Enter')
  await expect(page.getByText(/^Kategooria on kustutatud/)).toBeVisible()
  await expect(page).toHaveURL('/tooted')
  expect(await (await loggedIn.request.get('/tooted')).text()).not.toContain(mark)
})

test('editors are for administrators only, and say when their item does not exist', async ({
  page,
  request,
  loggedIn: _loggedIn,
  allowConsole,
}) => {
  allowConsole(/status of 404/)
  await page.goto('/en/editfeedback/999999')
  await expect(page.getByRole('alert')).toContainText('There is no such feedback')
  await page.goto('/ru/teenused/uritused/edituritus/999999')
  await expect(page.getByRole('link', { name: 'Вернуться к списку' })).toHaveAttribute('href', '/ru/teenused/uritused')
  await page.goto(editorPath({ id: 999_999 }))
  await expect(page.getByRole('alert')).toContainText('Seda toodet ei ole')
  await expect(page.getByRole('link', { name: 'Tagasi poodi' })).toHaveAttribute('href', '/tooted')
  const addresses = [...ADMIN_PAGES.map(({ shell }) => shell), ...TEXTS.map(({ editor }) => editor)]
  for (const address of LOCALES.flatMap(locale => addresses.map(each => localePrefix(locale) + each))) {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']], address).toEqual([302, '/'])
  }
})
