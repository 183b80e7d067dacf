import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { lengthOf, limitOf, seedOf } from '#tests/support/test-lengths.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { aBooking, aContactMessage, anEnquiry, aScentOfferRequest } from '../support/message-payloads.ts'
import { freePort, type ProductProcess, startProduct } from '../support/product-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const KILLS = lengthOf('MESSAGE_KILLS')
const SEED = seedOf('KILL_SEED', 1)

/** A mail that was taken over within this time before a kill may not be noted as sent: SMTP knows no way to ask. */
const IN_FLIGHT_MS = 5_000

test(
  'the whole product killed while visitors write loses no message and sends none twice that was not taken over',
  { timeout: limitOf(3_600_000) },
  async ({ annotate }) => {
    const dataDir = temporaryFolder()
    const port = await freePort()
    const server = await startMailServer()
    const takenOverAt = noteArrivals(server)
    const env = { SMTP_URL: server.url, MAIL_FROM: 'noreply@example.ee', MAIL_TO: 'info@example.ee', DEMO_CONTENT: 'off' }
    const accepted: string[] = []
    const killedAt: number[] = []
    let product = await startProduct({ dataDir, port, env })
    try {
      for (let kill = 0; kill < KILLS; kill += 1) {
        // Every other time the server takes nothing over before the kill: then nothing may arrive twice.
        server.mood = kill % 2 ? 'accept' : 'silent'
        accepted.push(...(await writeUntilKilled(product, 20 + ((kill * 53 + SEED * 29) % 260))))
        killedAt.push(performance.now())
        server.mood = 'accept'
        product = await startProduct({ dataDir, port, env })
        await untilArrived(accepted.flatMap(mailIds), takenOverAt)
      }
    } finally {
      await product.stop()
      await server.stop()
    }

    const arrivals = Map.groupBy(takenOverAt, ({ messageId }) => messageId)
    const twice = [...arrivals.values()].filter(times => times.length > 1)
    for (const times of twice) {
      for (const { at } of times.slice(0, -1)) expect(killedAt.some(kill => kill > at && kill - at < IN_FLIGHT_MS)).toBe(true)
    }
    await annotate(
      `${KILLS} kills, ${accepted.length} messages accepted, none lost, ${twice.length} mails under way at a kill arrived twice`,
    )
  },
)

const mailIds = (number: string) => ['company', 'visitor'].map(role => `<${number}.${role}@example.ee>`)

/** Sends a message. @returns null without an answer */
async function send(origin: string, form: object): Promise<{ status: number; text: string } | null> {
  const headers = { origin, 'content-type': 'application/json' }
  try {
    const answer = await fetch(`${origin}/send-email`, { method: 'POST', headers, body: JSON.stringify(form) })
    return { status: answer.status, text: await answer.text() }
  } catch {
    return null
  }
}

/**
 * Visitors write at the same time until the process is killed, a while after its first answer.
 * @returns the numbers they were told
 */
async function writeUntilKilled(product: ProductProcess, afterMs: number): Promise<string[]> {
  const numbers: string[] = []
  const answered = Promise.withResolvers<void>()
  let isKilled = false
  const killed = answered.promise
    .then(() => sleep(afterMs))
    .then(() => {
      isKilled = true
      return product.kill()
    })
  const forms = [anEnquiry, aContactMessage, aBooking, aScentOfferRequest]
  const visitor = async (form: () => object) => {
    for (;;) {
      const answer = await send(product.origin, form())
      // A message without an answer may or may not be there. A part that is killed first leaves the others a moment to refuse one.
      if (isKilled && answer?.status !== 200) return
      expect(answer, 'before the kill').toMatchObject({ status: 200 })
      numbers.push(answer?.text ?? '')
      answered.resolve()
    }
  }
  await Promise.all(forms.map(visitor))
  expect(numbers).not.toEqual([])
  await killed
  return numbers
}

/** Waits until both mails of each message have arrived. */
async function untilArrived(expected: readonly string[], arrivals: readonly Arrival[]): Promise<void> {
  const lost = () => {
    const known = new Set(arrivals.map(({ messageId }) => messageId))
    return expected.filter(id => !known.has(id))
  }
  for (let tries = 0; tries < 1_200 && lost().length > 0; tries += 1) await sleep(50)
  expect(lost()).toEqual([])
}

type Arrival = { messageId: string; at: number }

/** When each mail was taken over. */
function noteArrivals(server: MailServer): Arrival[] {
  const arrivals: Arrival[] = []
  server.onAccepted = mail => void arrivals.push({ messageId: String(mail.messageId), at: performance.now() })
  return arrivals
}
