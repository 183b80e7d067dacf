import type { Page } from '@playwright/test'
import type { State } from '../state.ts'
import { answer, answerTo, control, dialog, expectText, press, problem } from '../steps.ts'

const state = (name: string, steps: (page: Page) => Promise<void>): State => ({
  name: `pictures--${name}`,
  path: '/admin/pictures',
  who: 'administrator',
  steps,
})
const open = async (page: Page) => {
  await press(page, /^Ava pilt /)
  const shown = await dialog(page)
  await shown.getByRole('button', { name: 'Kustuta' }).waitFor()
  return shown
}
const choose = (page: Page) =>
  page
    .getByLabel('Vali failid')
    .or(page.locator('input[type=file]'))
    .last()
    .setInputFiles({
      name: 'katki.png',
      mimeType: 'image/png',
      buffer: Buffer.from('nothing'),
    })

/** The library of pictures. */
export const pictures: readonly State[] = [
  { ...state('details', async page => void (await open(page))), shows: 'window' },
  {
    ...state('deleting', async page => {
      await press(await open(page), 'Kustuta')
      await page.getByRole('alertdialog').waitFor()
    }),
    shows: 'window',
  },
  {
    ...state('in-use', async page => {
      const used = [{ entity: 'product', id: 1, label: 'Lõhnaküünal „Tartu hommik”', type: null }]
      await answerTo(page, 'DELETE', '**/api/pictures/*', problem(409, 'PICTURE_IN_USE', { used_in: used }))
      await press(await open(page), 'Kustuta')
      await press(page.getByRole('alertdialog'), 'Jah')
      await expectText(page, /^Seda pilti ei saa kustutada/)
    }),
    shows: 'window',
  },
  state('nothing-found', async page => {
    await page.getByLabel('Otsi pilte').fill('jalgratas')
    await expectText(page, 'Selliseid pilte ei leitud.')
  }),
  state('wrong-type', async page => {
    await control(page, /^Ava pilt /).waitFor()
    await answerTo(page, 'POST', '**/api/pictures', problem(415, 'UNSUPPORTED_MEDIA_TYPE'))
    await choose(page)
    await expectText(page, /katki\.png/)
  }),
  state('not-loaded', async page => {
    await answer(page, /\/api\/pictures/, 'no answer')
    await page.reload()
    await expectText(page, /^Pilte ei õnnestunud laadida/)
  }),
]
