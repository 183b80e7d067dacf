import type { Locator } from '@playwright/test'
import { BODY, TITLE } from '#common/localized-fields.ts'
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
  test(`“${kind.titles[0]}” is added, edited and deleted, each time live in every language`, async ({ page, loggedIn }) => {
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

test('the preview of a slide has its picture on the side where the page shows it, also after one before it is deleted', async ({
  page,
  loggedIn,
  baseURL,
}) => {
  const headers = { origin: baseURL ?? '' }
  const add = async (title: string) => {
    const data = {
      ...TITLE.fields(
        () => title,
        () => title,
      ),
      ...BODY.fields(
        () => '<p>Tekst</p>',
        () => null,
      ),
      image: null,
    }
    const answer = await loggedIn.request.post('/api/services/kinkekaardid', { data, headers })
    await expect(answer).toBeOK()
    return (await answer.json()) as ServiceView
  }
  const [gone, shown] = [await add('Kaduv'), await add('Jääv')]
  const remove = async ({ id }: ServiceView) =>
    expect(await loggedIn.request.delete(`/api/services/kinkekaardid/${id}`, { headers })).toBeOK()
  await remove(gone)
  const isEven = (slide: Locator) => slide.evaluate(element => element.matches(':nth-child(even)'))
  const listed = () => page.waitForResponse('**/api/services/kinkekaardid')
  const first = listed()
  await page.goto(`/kinkekaardid/editkinkekaart/${shown.id}`)
  const previewed = page.frameLocator('iframe[title="Eelvaade"]').locator('.service-slide')
  await expect(previewed).toBeVisible()
  await first
  const services = (await (await loggedIn.request.get('/api/services/kinkekaardid')).json()) as ServiceView[]
  const place = services.findIndex(({ id }) => id === shown.id)
  await expect.poll(() => isEven(previewed)).toBe(place % 2 === 1)
  const second = listed()
  await page.goto('/kinkekaardid/addkinkekaart')
  await second
  await expect.poll(() => isEven(previewed)).toBe(services.length % 2 === 1)
  await remove(shown)
})
