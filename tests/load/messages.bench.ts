/**
 * `npm run bench -- messages [--orders 500] [--parallel 50]`: that many visitors at once send orders to the whole product,
 * which sends its mails to a mail server on this machine. Prints how long the answers took, checks that the product
 * stored each order once and that all mails arrived.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { ApiClient } from '../support/api-client.ts'
import { startMailServer } from '../support/mail-server.ts'
import { anOrder } from '../support/message-payloads.ts'
import { startProduct } from '../support/product-process.ts'
import { wholeNumber } from '../support/whole-number.ts'
import { milliseconds, percentile } from './statistics.ts'

type Product = { id: number; header: string; price: number; new_price: number | null }

const { values } = parseArgs({
  options: { orders: { type: 'string', default: '500' }, parallel: { type: 'string', default: '50' } },
})
const orders = wholeNumber('orders', values.orders)
const parallel = wholeNumber('parallel', values.parallel)

const dataDir = mkdtempSync(join(tmpdir(), 'aroomikoda-bench-'))
const mail = await startMailServer()
const product = await startProduct({
  dataDir,
  env: { SMTP_URL: mail.url, MAIL_FROM: 'noreply@example.ee', MAIL_TO: 'info@example.ee' },
})
try {
  const client = await ApiClient.login(product.origin)
  const catalogue = await client.json<Product[]>('GET', '/api/products')
  const startedAt = performance.now()
  const { times, failures } = await sendOrders(catalogue)
  const sentAt = performance.now()
  const { total } = await client.json<{ total: number }>('GET', '/api/messages?kind=order&limit=1')
  await mail.waitFor(orders * 2)
  const seconds = (sentAt - startedAt) / 1000

  console.log(
    `${orders} orders of three products, ${parallel} at once: ${failures} failed, ${total} stored, ${mail.accepted.length} mails arrived`,
  )
  console.log(
    `accepted after  median ${milliseconds(percentile(times, 0.5))}   p99 ${milliseconds(percentile(times, 0.99))}   max ${milliseconds(Math.max(...times))}   (${Math.round(orders / seconds)} a second)`,
  )
  console.log(`all mails sent  ${((performance.now() - startedAt) / 1000).toFixed(1)} s after the first order`)
  if (failures > 0 || total !== orders || new Set(mail.accepted.map(({ messageId }) => messageId)).size !== orders * 2)
    process.exitCode = 1
} finally {
  await product.stop()
  await mail.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Each order has its own key, as each browser would make one. */
async function sendOrders(catalogue: readonly Product[]): Promise<{ times: number[]; failures: number }> {
  const times: number[] = []
  let sent = 0
  const run = autocannon({
    url: `${product.origin}/send-email`,
    amount: orders,
    connections: parallel,
    method: 'POST',
    requests: [
      {
        setupRequest: request => ({
          ...request,
          headers: { origin: product.origin, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
          body: JSON.stringify(orderOf(catalogue, (sent += 1))),
        }),
      },
    ],
  })
  run.on('response', (_client, _status, _bytes, ms) => void times.push(ms))
  const result = await run
  return { times, failures: result.non2xx + result.errors }
}

function orderOf(catalogue: readonly Product[], index: number): object {
  const at = (offset: number) => catalogue[(index * 7 + offset) % catalogue.length] as Product
  return anOrder([
    [at(0), 1 + (index % 9)],
    [at(1), 2],
    [at(2), 1],
  ])
}
