import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AddressObject, ParsedMail } from 'mailparser'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { type MailPace, type MailWorker, startMailWorker } from '#server/app/mail-worker.ts'
import type { Config } from '#server/core/config.ts'
import type { ApiUnderTest } from './api-app.ts'
import { aCategory, aProduct, create } from './builders.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { anOrder } from './message-payloads.ts'

/** Retries soon, and waits long for an answer: a mail whose answer the sender does not await goes out twice. */
export const PACE = {
  firstPauseMs: 50,
  pollInterval: 50,
  lookEveryMs: 100,
  crontab: '',
  timeouts: { connect: 10_000, whole: 20_000, longest: 20_000 },
} satisfies MailPace

/** No attempt after the first comes by itself while a test runs. */
export const SLOW = { ...PACE, firstPauseMs: 3_600_000 }

export const FROM = 'Aroomikoda <noreply@example.ee>'
export const COMPANY = 'info@example.ee'

type Bought = { id: number; header: string; price: number; new_price: number | null }

/** A mail server, the products of {@link MailDelivery.order}, and workers, which stop after each test. */
export type MailDelivery = {
  readonly server: MailServer
  readonly dataDir: string
  /** Settings with the mail server of the running test. */
  config(): Config
  startWorker(config?: Config, pace?: MailPace): Promise<MailWorker>
  /** Sends a valid payload, and returns its number. */
  send(body: object): Promise<string>
  /** An order of 2 × 19.90 € and 3 × 1000.50 €. */
  order(fields?: Record<string, unknown>): object
  /** The only mail that the server accepted for this address. */
  mailTo(address: string): ParsedMail
  mails(): Promise<QueuedMail[]>
  /** Waits until the queue is as wanted. @throws Error with the mails that there are, after twenty seconds */
  until(isWanted: (mails: readonly QueuedMail[]) => boolean): Promise<void>
  /** Waits until each mail was tried once. */
  allTried(): Promise<void>
  allIn(state: string): Promise<void>
}

type QueuedMail = { role: string; state: string; attempts_made: number }

export function useMailDelivery(api: ApiUnderTest): MailDelivery {
  const state = {} as { server: MailServer; dataDir: string; products: Bought[] }
  let workers: MailWorker[] = []

  beforeAll(async () => {
    state.dataDir = mkdtempSync(join(tmpdir(), 'aroomikoda-mail-'))
    state.products = await twoProducts(api)
  })
  beforeEach(async () => {
    state.server = await startMailServer()
    await api.orm.em.fork().execute('delete from messages; delete from graphile_worker._private_jobs')
  })
  afterEach(async () => {
    // First: a worker's stop waits for the answer to a mail.
    await state.server.stop()
    await Promise.all(workers.map(worker => worker.stop()))
    workers = []
  })
  afterAll(() => rmSync(state.dataDir, { recursive: true, force: true }))

  const config = (): Config => ({
    ...api.config,
    dataDir: state.dataDir,
    smtpUrl: state.server.url,
    mailFrom: FROM,
    mailTo: COMPANY,
  })
  const mails: MailDelivery['mails'] = () => api.orm.em.fork().execute('select role, state, attempts_made from mails order by id')
  const until: MailDelivery['until'] = async isWanted => {
    for (let tries = 0; tries < 1_000; tries += 1) {
      if (isWanted(await mails())) return
      await sleep(20)
    }
    throw new Error(`The queue never was as wanted: ${JSON.stringify(await mails())}`)
  }

  return {
    config,
    mails,
    get server() {
      return state.server
    },
    get dataDir() {
      return state.dataDir
    },
    async startWorker(settings = config(), pace = PACE) {
      const databaseUrl = api.orm.config.get('clientUrl') as string
      const worker = await startMailWorker({ config: settings, databaseUrl, log: api.log, pace })
      workers.push(worker)
      return worker
    },
    async send(body) {
      const answer = await api.visitor.post('/send-email', body)
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.body
    },
    order(fields) {
      const lines = state.products.map((product, index) => [product, index + 2] as const)
      return anOrder(lines, fields)
    },
    mailTo: address => onlyMailTo(address, state.server),
    until,
    allTried: () => until(all => all.every(mail => mail.attempts_made > 0)),
    allIn: wanted => until(all => all.every(mail => mail.state === wanted)),
  }
}

/** One whose title has to be escaped in mails, and one without a translation. */
async function twoProducts(api: ApiUnderTest): Promise<Bought[]> {
  const { id } = await create(api.administrator, '/api/categories', aCategory())
  const product = async (fields: object) =>
    (await create(api.administrator, '/api/products', aProduct({ category_id: id, ...fields }))) as unknown as Bought
  const titles = { header: 'Küünal „Öö"', header_en: 'Candle <b>Night</b>', header_ru: 'Свеча' }
  return [
    await product({ ...titles, price: 24.9, new_price: 19.9 }),
    await product({ header: 'Õli', header_en: null, header_ru: null, price: 1000.5, new_price: null }),
  ]
}

function onlyMailTo(address: string, { accepted }: MailServer): ParsedMail {
  const found = accepted.filter(mail => addressesOf(mail.to).some(([, one]) => one === address))
  expect(found).toHaveLength(1)
  return found[0] as ParsedMail
}

/** Name and address of each in a header. */
export function addressesOf(field: AddressObject | AddressObject[] | undefined): (readonly [string, string | undefined])[] {
  return [field ?? []].flat().flatMap(({ value }) => value.map(({ name, address }) => [name, address] as const))
}
