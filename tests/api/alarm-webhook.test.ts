import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { recordWarnings } from '#server/alarms/alarms.ts'
import { sendWebhook } from '#server/alarms/webhook.ts'
import { useApi } from '#tests/support/api-app.ts'

const api = useApi()
const note = (detail: string) =>
  recordWarnings(
    api.orm.em.fork(),
    { warnings: [{ code: 'DISK_LOW', detail }], isComplete: true },
    { mail: false, webhook: false },
    new Date(),
  )
const listed = async () => (await api.administrator.get('/api/alarms')).json()

test('an alarm says what was found last', async () => {
  await note('2 % free')
  await note('1 % free')
  expect(await listed()).toMatchObject([{ code: 'DISK_LOW', detail: '1 % free' }])
})

test('a chat that was not told of an alarm before it ended is told of its end alone', async () => {
  const told: unknown[] = []
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    told.push(JSON.parse(await text(request)))
    response.end()
  }
  const server = createServer((request, response) => void take(request, response))
  const to = await hookOf(server)
  await note('1 % free')
  const [{ id }] = await listed()
  await api.sql('update alarms set ended_at = now() where id = ?', [id])
  for (const kind of ['begun', 'over']) await sendWebhook(api.orm.em.fork(), { alarm_id: id, kind }, to)
  expect(told).toMatchObject([{ code: 'DISK_LOW', state: 'over' }])
})

test('an alarm is sent to no address to which its receiver redirects', async () => {
  const asked: (string | undefined)[] = []
  const server = createServer(({ url }, response) => {
    asked.push(url)
    response.writeHead(url === '/hook' ? 302 : 200, { location: '/elsewhere' }).end()
  })
  const to = await hookOf(server)
  await note('1 % free')
  const [{ id }] = await listed()
  await expect(sendWebhook(api.orm.em.fork(), { alarm_id: id, kind: 'begun' }, to)).rejects.toThrow('ALARM_WEBHOOK_URL')
  expect(asked).toEqual(['/hook'])
})

test('an alarm that lasts is told to an address that is set later, and its end only where its beginning was told', async () => {
  const start = Date.now()
  const warning = { code: 'PAGES_HELD', detail: '1 page' } as const
  const look = (isThere: boolean, mail: boolean, minutes: number) =>
    recordWarnings(
      api.orm.em.fork(),
      { warnings: isThere ? [warning] : [], isComplete: true },
      { mail, webhook: false },
      new Date(start + minutes * 60_000),
    )
  const told = async () => (await api.sql('select kind from alarm_notices order by id')).map(({ kind }) => kind)
  for (const minutes of [0, 5, 60]) await look(true, false, minutes)
  await look(true, true, 61)
  expect(await told()).toEqual(['begun'])
  await look(false, true, 70)
  expect(await told()).toEqual(['begun', 'over'])
  for (const minutes of [80, 90]) await look(true, false, minutes)
  await look(false, true, 91)
  expect(await told()).toEqual(['begun', 'over'])
  expect(await listed()).toMatchObject([warning, warning, { code: 'DISK_LOW' }])
})

/** Has a server listen, and gives the address that alarms are sent to there. */
async function hookOf(server: Server): Promise<{ url: string; site: string }> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, site: 'https://www.example.ee' }
}
