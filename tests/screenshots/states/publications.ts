import type { Page } from '@playwright/test'
import type { PublicationView } from '#server/publication-queue/publication.schemas.ts'
import type { State } from '../state.ts'
import { answer, dialog, expectText, press, problem } from '../steps.ts'
import type { World } from '../world.ts'

/** The last edit, of a post's text. */
const last = ({ publications }: World) => publications.find(({ can_undo }) => can_undo)
const path = (world: World) => `/admin/publications?publication=${last(world)?.id}` as const

const ask = async (page: Page) => {
  await press(page, 'Võta tagasi')
  return dialog(page)
}
const state = (name: string, steps?: State['steps']): State => ({
  name: `publications--${name}`,
  path,
  who: 'administrator',
  ...(steps && { steps }),
})

/** The history of changes. */
export const publications: readonly State[] = [
  state('opened', async page => expectText(page, 'Kõik muudatused')),
  { ...state('undoing', async page => void (await ask(page))), shows: 'window' },
  {
    ...state('undo-conflict', async (page, world) => {
      const { id, changes } = last(world) as PublicationView
      const row = { entity: changes[0]?.entity, id: changes[0]?.id, label: changes[0]?.label, is_gone: false }
      const fields = [{ name: 'title_en', before: 'Second words', after: 'First words', is_cut: false }]
      const by = { publication_id: id, changed_by: 'admin@aroomikoda.example', changed_at: '2026-11-25T09:00:00.000Z' }
      await answer(page, '**/api/publications/*/undo', problem(409, 'CHANGED_SINCE', { conflicts: [{ ...row, fields, ...by }] }))
      await press(await ask(page), 'Võta tagasi')
      await expectText(page, 'Seda on vahepeal muudetud')
    }),
    shows: 'window',
  },
  {
    ...state('undo-refused', async page => {
      await answer(page, '**/api/publications/*/undo', problem(409, 'ALREADY_UNDONE'))
      await press(await ask(page), 'Võta tagasi')
      await expectText(page, 'See muudatus on juba tagasi võetud.')
    }),
    shows: 'window',
  },
  state('failed', async (page, world) => {
    const error = { code: 'DISK_FULL', pages: [], page_count: 0 }
    const json = world.publications.slice(0, 2).map(each => ({ ...each, ...TIMES, state: 'failed', error }))
    await answer(page, /\/api\/publications\?/, { status: 200, json })
    await page.goto('/admin/publications')
    await expectText(page, /Serveri ketas on täis/)
  }),
  state('none-found', async page => {
    await page.goto('/admin/publications?state=failed')
    await expectText(page, 'Neile filtritele ei vasta ükski muudatus.')
  }),
  state('not-loaded', async page => {
    await answer(page, /\/api\/publications\?/, 'no answer')
    await page.goto('/admin/publications')
    await expectText(page, /^Muudatuste ajalugu ei õnnestunud laadida/)
  }),
  state('missing', async page => {
    await page.goto('/admin/publications?publication=2000000000')
    await expectText(page, 'Sellist muudatust ei ole.')
  }),
]

const TIMES = { queued_at: '2026-11-25T09:00:00.000Z', live_at: null, duration_ms: null }
