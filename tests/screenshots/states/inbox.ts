import type { Page } from '@playwright/test'
import type { MessageKind } from '#common/message-rules.ts'
import type { State } from '../state.ts'
import { answer, control, dialog, expectText, fill, press } from '../steps.ts'
import type { World } from '../world.ts'

const KINDS: readonly MessageKind[] = ['enquiry', 'contact', 'offer', 'scent-offer', 'booking', 'order']

const pathOf = (kind: MessageKind) => (world: World) => {
  const message = world.messages.find(each => each.kind === kind)
  return `/admin/messages?message=${message?.id}` as const
}
/** Waits for the open message, and keeps it new for the next picture: it is not marked as read. */
const waitForMessage = async (page: Page) => {
  await answer(page, '**/api/messages/*/read', 'no answer')
  await control(page, 'Märgi lahendatuks').waitFor()
}
const state = (name: string, steps: State['steps']): State => ({
  name: `inbox--${name}`,
  path: '/admin/messages',
  who: 'administrator',
  ...(steps && { steps }),
})

/** The inbox, and alarms. */
export const inbox: readonly State[] = [
  ...KINDS.map((kind): State => ({ name: `inbox--${kind}`, path: pathOf(kind), who: 'administrator', steps: waitForMessage })),
  {
    name: 'inbox--deleting',
    path: pathOf('booking'),
    who: 'administrator',
    shows: 'window',
    async steps(page) {
      await waitForMessage(page)
      await press(page, 'Kustuta')
      await dialog(page)
    },
  },
  state('none-found', async page => {
    await fill(page, { Otsi: 'jalgratas' })
    await expectText(page, 'Neile filtritele ei vasta ükski kiri.')
  }),
  state('not-loaded', async page => {
    await answer(page, /\/api\/messages\?|\/api\/messages$/, 'no answer')
    await page.reload()
    await expectText(page, /^Kirju ei õnnestunud laadida/)
  }),
  state('wrong-retention', async page => {
    await fill(page, { 'Säilitusaeg kuudes': '0' })
    await press(page, 'Salvesta')
    await expectText(page, 'Sisesta kuude arv 1–120.')
  }),
  state('mail-trouble', async page => {
    const json = { unread: 2, failing: 2, failed: 1, reason: 'certificate', alarms: 1, has_mail_server: true }
    await answer(page, '**/api/messages/attention', { status: 200, json })
    await page.reload()
    await expectText(page, /2 e-kirja ei lähe välja/)
  }),
  {
    name: 'alarms--two',
    path: '/admin/haired',
    who: 'administrator',
    async steps(page) {
      const since = '2026-11-25T08:30:00.000Z'
      const open = { id: 2, code: 'MAILS_NOT_SENT', detail: '2 mails wait: certificate has expired', since, ended_at: null }
      const past = { id: 1, code: 'DISK_LOW', detail: '1.2 GB of 40 GB are free', since, ended_at: '2026-11-25T09:15:00.000Z' }
      await answer(page, '**/api/alarms', { status: 200, json: [open, past] })
      await page.reload()
      await expectText(page, 'E-kirjad ei lähe välja')
    },
  },
  {
    name: 'alarms--not-loaded',
    path: '/admin/haired',
    who: 'administrator',
    async steps(page) {
      await answer(page, '**/api/alarms', 'no answer')
      await page.reload()
      await expectText(page, /^Häireid ei saanud laadida/)
    },
  },
]
