import type { Page } from '@playwright/test'
import type { State } from '../state.ts'
import { answer, answerTo, control, dialog, expect, expectText, fill, press, problem } from '../steps.ts'
import type { World } from '../world.ts'

const TITLE = 'Pealkiri eesti keeles'
const product = ({ products }: World) => `/tooted/_/editproduct/${products[0]?.id}` as const
const PRODUCT = '**/api/products/*'

/** Waits until the editor is there and holds what it edits. */
const waitForEditor = async (page: Page) => {
  await control(page, 'Uuenda').waitFor()
  await expect(page.getByLabel(TITLE)).not.toHaveValue('')
  await page.getByRole('toolbar').filter({ visible: true }).first().waitFor()
}
const save = async (page: Page) => {
  await waitForEditor(page)
  await fill(page, { [TITLE]: 'Minu küünal' })
  await press(page, 'Uuenda')
}
const openTool = async (page: Page, tool: string) => {
  await waitForEditor(page)
  await press(page.getByRole('toolbar').filter({ visible: true }).first(), tool)
  return dialog(page)
}

type Steps = (page: Page, world: World) => Promise<void>
const whole = (name: string, steps: Steps): State => ({ name: `editor--${name}`, path: product, who: 'administrator', steps })
const covered = (name: string, steps: Steps): State => ({ ...whole(name, steps), shows: 'window' })

const fields: readonly State[] = [
  whole('english', async page => {
    await waitForEditor(page)
    await press(page, /^ENG/)
  }),
  whole('russian', async page => {
    await waitForEditor(page)
    await press(page, /^RUS/)
  }),
  whole('preview-of-computer', async page => {
    await waitForEditor(page)
    await press(page, 'Arvuti')
  }),
  whole('unsaved', async page => {
    await waitForEditor(page)
    await fill(page, { [TITLE]: 'Minu küünal' })
    await expectText(page, 'Salvestamata muudatused')
  }),
  whole('wrong-fields', async page => {
    await waitForEditor(page)
    await fill(page, { [TITLE]: '', 'Hind, €': 'kallis', 'Soodushind, €': '-1' })
    await press(page, 'Uuenda')
    await expectText(page, 'Ei saa olla tühi.')
  }),
  whole('draft', async page => {
    await waitForEditor(page)
    await fill(page, { [TITLE]: 'Poolik pealkiri' })
    const kept = () => page.evaluate(() => Object.values(localStorage).join().includes('Poolik pealkiri'))
    await expect.poll(kept).toBe(true)
    page.on('dialog', question => void question.accept())
    await page.reload()
    await expectText(page, /^Sul jäi siin midagi salvestamata/)
  }),
  whole('missing', async page => {
    await answer(page, PRODUCT, problem(404, 'NOT_FOUND'))
    await page.reload()
    await expectText(page, /^Seda toodet ei ole/)
  }),
  whole('not-loaded', async page => {
    await answer(page, PRODUCT, 'no answer')
    await page.reload()
    await expectText(page, /^Toodet ei saanud laadida/)
  }),
]

const saves: readonly State[] = [
  whole('no-answer', async page => {
    await waitForEditor(page)
    await answer(page, PRODUCT, 'no answer')
    await save(page)
    await expectText(page, /^Serveriga ei saanud ühendust/)
  }),
  whole('gone', async page => {
    await answerTo(page, 'PUT', PRODUCT, problem(404, 'NOT_FOUND'))
    await save(page)
    await expectText(page, /^Seda ei ole enam olemas/)
  }),
  whole('stale', async page => {
    await answerTo(page, 'PUT', PRODUCT, problem(412, 'STALE_VERSION'))
    await save(page)
    await expectText(page, /^Vahepeal salvestati teine versioon/)
  }),
  covered('conflict', async (page, { products }) => {
    await answerTo(page, 'PUT', PRODUCT, problem(412, 'STALE_VERSION'))
    await waitForEditor(page)
    const theirs = { ...products[0], header: 'Tema küünal', price: 99 }
    await answerTo(page, 'GET', PRODUCT, { status: 200, contentType: 'application/json', body: JSON.stringify(theirs) })
    await save(page)
    await dialog(page)
  }),
  covered('log-in-again', async page => {
    await answerTo(page, 'PUT', PRODUCT, problem(401, 'NOT_AUTHENTICATED'))
    await save(page)
    await expectText(page, 'Logi uuesti sisse')
  }),
  covered('log-in-again-wrong', async page => {
    await answerTo(page, 'PUT', PRODUCT, problem(401, 'NOT_AUTHENTICATED'))
    await answer(page, '**/auth/login', problem(401, 'WRONG_CREDENTIALS'))
    await save(page)
    const shown = page.getByRole('dialog', { name: 'Logi uuesti sisse' })
    await fill(shown, { 'E-post': 'admin@aroomikoda.example', Parool: 'vale parool siin' })
    await press(shown, 'Logi sisse')
    await expectText(shown, 'Vale e-posti aadress või parool')
  }),
  covered('deleting', async page => {
    await waitForEditor(page)
    await press(page, 'Kustuta')
    await dialog(page)
  }),
]

const textDialogs: readonly State[] = [
  covered('link', async page => void (await openTool(page, 'Link'))),
  covered('link-wrong', async page => {
    const shown = await openTool(page, 'Link')
    await fill(shown, { Aadress: 'lihtsalt sõnad' })
    await press(shown, 'Lisa')
    await expectText(shown, /^Sisesta aadress/)
  }),
  covered('picture', async page => void (await openTool(page, 'Pilt'))),
  covered('video', async page => void (await openTool(page, 'Video'))),
  covered('video-wrong', async page => {
    const shown = await openTool(page, 'Video')
    await fill(shown, { Aadress: 'https://evil.example/x' })
    await press(shown, 'Lisa')
    await expectText(shown, /^Sisesta YouTube/)
  }),
  covered('picture-library', async page => {
    await waitForEditor(page)
    await press(page, 'Vali pildikogust')
    await control(await dialog(page), /^Vali pilt /).waitFor()
  }),
]

/** The editor of a product in all its states; the others are made of the same parts. */
export const editors: readonly State[] = [...fields, ...saves, ...textDialogs]
