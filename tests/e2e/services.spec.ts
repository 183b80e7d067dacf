import type { ServiceView } from '#server/services/service.schemas.ts'
import { addEditAndDelete, type EditedKind } from './editor-steps.ts'
import { administratorTest as test, expect } from './fixtures.ts'

/** The two whose forms differ; the API's tests add, edit and delete all kinds. */
const KINDS: readonly EditedKind[] = [
  {
    page: '/teenused/uritused',
    add: '/teenused/uritused/adduritus',
    edit: '/teenused/uritused/edituritus/',
    titles: ['Uus üritus', 'Muuda üritust'],
    parts: ['title', 'body'],
    required: ['Pealkiri eesti keeles', 'Tekst eesti keeles'],
    question: 'Kas oled kindel, et soovid teenuse kustutada?',
  },
  {
    page: '/kinkekaardid',
    add: '/kinkekaardid/addkinkekaart',
    edit: '/kinkekaardid/editkinkekaart/',
    titles: ['Uus kinkekaart', 'Muuda kinkekaarti'],
    parts: ['title', 'body'],
    required: ['Pealkiri eesti keeles'],
    question: 'Kas oled kindel, et soovid kinkekaardi kustutada?',
  },
]

for (const kind of KINDS) {
  test(`${kind.titles[0]}: added, edited and deleted in every language`, async ({ page, loggedIn }) => {
    await addEditAndDelete(page, loggedIn.request, kind)
  })
}

const OTHERS = [
  { list: 'lohnastused', page: '/teenused/lohnastuslahendused', word: 'lohnastus', title: 'Muuda lõhnastuslahendust' },
  { list: 'meeskonnad', page: '/teenused/meeskonnakoolitused', word: 'meeskond', title: 'Muuda meeskonnakoolitust' },
  { list: 'huviringid', page: '/teenused/huviringid', word: 'huviring', title: 'Muuda huviringi' },
]

test('a service of every other kind has its editor, which leads back to the page that shows it', async ({ page, loggedIn }) => {
  for (const { list, page: path, word, title } of OTHERS) {
    const [service] = (await (await loggedIn.request.get(`/api/services/${list}`)).json()) as ServiceView[]
    await page.goto(`${path}/edit${word}/${service?.id}`)
    await expect(page.getByLabel('Pealkiri eesti keeles')).toHaveValue(service?.title ?? 'no title')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const saved = page.waitForRequest(request => request.method() === 'PUT')
    await page.getByRole('button', { name: 'Uuenda' }).click()
    expect(new URL((await saved).url()).pathname).toBe(`/api/services/${list}/${service?.id}`)
    await expect(page.getByText(/^Salvestatud ja avaldatud/)).toBeVisible()
    await expect(page).toHaveURL(path)
  }
})
