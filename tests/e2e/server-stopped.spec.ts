import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '#server/core/embedded-postgres.ts'
import type { ProductView } from '#server/products/product.schemas.ts'
import { ApiClient } from '#tests/support/api-client.ts'
import { freePort, type ProductProcess, startProduct } from '#tests/support/product-process.ts'
import { fillShop, SMALL_SHOP } from '#tests/support/small-shop.ts'
import { follow } from './editor-steps.ts'
import { expect, openEditor, test as base } from './fixtures.ts'

/** A product of the test's own, which it may kill and start again. */
type OwnServer = {
  readonly origin: string
  /** As a power cut does. */
  kill(): Promise<void>
  /** On the same files, at the same address. */
  startAgain(): Promise<void>
  /** Runs while the database's row of a product is locked: no save of it gets any further. */
  withLockedProduct(id: number, work: (isWaitedFor: () => Promise<boolean>) => Promise<void>): Promise<void>
}

const test = base.extend<{ server: OwnServer }>({
  server: async ({}, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'aroomikoda-stopped-'))
    const port = await freePort()
    let product: ProductProcess = await startProduct({ dataDir, port, env: SMALL_SHOP })
    await fillShop(await ApiClient.login(product.origin), 0)
    // The database goes on beside the dead process, as one on another machine does.
    const database = await startEmbeddedPostgres({ dataDir, log: () => {} })
    await use({
      origin: product.origin,
      kill: () => product.kill(),
      async startAgain() {
        product = await startProduct({ dataDir, port, env: SMALL_SHOP })
      },
      withLockedProduct: (id, work) => withLockedProduct(database.databaseUrl, id, work),
    })
    await product.stop()
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  },
  baseURL: async ({ server }, use) => use(server.origin),
})

async function withLockedProduct(
  databaseUrl: string,
  id: number,
  work: (isWaitedFor: () => Promise<boolean>) => Promise<void>,
): Promise<void> {
  const [holder, observer] = [new Client(databaseUrl), new Client(databaseUrl)]
  await Promise.all([holder.connect(), observer.connect()])
  try {
    await holder.query('begin')
    await holder.query('select id from products where id = $1 for update', [id])
    await work(async () => {
      const { rowCount } = await observer.query(`select pid from pg_stat_activity where wait_event_type = 'Lock'`)
      return (rowCount ?? 0) > 0
    })
    await holder.query('rollback')
  } finally {
    await Promise.all([holder.end(), observer.end()])
  }
}

/** Opens a product's editor and waits for its preview, whose script comes last: nothing is asked of a dead server for it. */
async function openWholeEditor(page: Page, product: ProductView, prefix?: string): Promise<void> {
  await openEditor(page, product, prefix)
  await expect(page.locator('iframe').contentFrame().getByRole('heading', { level: 1 })).toBeVisible()
}

/** Whether this browser keeps a draft with these words. */
function keepsDraft(page: Page, words: string): Promise<boolean> {
  return page.evaluate(
    text => Object.entries(localStorage).some(([key, value]) => key.startsWith('draft ') && value.includes(text)),
    words,
  )
}

test('what was typed outlives a server killed while it saves: the open page saves again, a closed one offers the draft', async ({
  server,
  page,
  context,
  loggedIn,
  credentials,
  allowConsole,
}) => {
  // A server that starts answers 503 until its database is there.
  allowConsole(/ERR_|status of (401|412|503)/)
  const product = await loggedIn.createProduct({ header: 'Algne', header_ru: 'Исходный' })
  const card = (of: Page) => of.locator(`[data-product="${product.id}"]`).getByRole('heading')

  // Killed in the middle of the save's transaction: nothing of it is saved.
  await openWholeEditor(page, product)
  const title = page.getByLabel('Pealkiri eesti keeles')
  await title.fill('Katkestusest hoolimata')
  await server.withLockedProduct(product.id, async isWaitedFor => {
    await page.getByRole('button', { name: 'Uuenda' }).click()
    await expect.poll(isWaitedFor).toBe(true)
    await server.kill()
  })
  await expect(page.getByText(/^Serveriga ei saanud ühendust\. Kõik on alles: .+ proovi uuesti\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Proovi uuesti' }).click()
  await expect(page.getByText(/^Serveriga ei saanud ühendust/)).toBeVisible()
  await expect(title).toHaveValue('Katkestusest hoolimata')

  await server.startAgain()
  await expect(page.getByText('Ühendus on tagasi. Muudatused on veel salvestamata.')).toBeVisible()
  expect((await (await loggedIn.request.get(`/api/products/${product.id}`)).json()).header).toBe('Algne')
  // It was away for so long that the session ended, too.
  await context.clearCookies()
  await page.getByRole('button', { name: 'Proovi uuesti' }).click()
  const logIn = page.getByRole('dialog', { name: 'Logi uuesti sisse' })
  await logIn.getByLabel('E-post').fill(credentials.email)
  await logIn.getByLabel('Parool').fill(credentials.password)
  await follow(page, () => logIn.getByLabel('Parool').press('Enter'), /\/tooted\/[^/]+$/)
  await expect(card(page)).toHaveText('Katkestusest hoolimata')

  // Killed once it had saved, before it could say so; what is typed after that is a draft when the tab is closed.
  await openWholeEditor(page, product, '/ru')
  const russian = page.getByLabel('Название на русском языке')
  await russian.fill('Несмотря на обрыв')
  await page.route(`**/api/products/${product.id}`, async route => {
    if (route.request().method() === 'PUT') {
      await route.fetch()
      await server.kill()
    }
    await route.abort()
  })
  await page.getByRole('button', { name: 'Обновить' }).click()
  await expect(page.getByText(/^Нет связи с сервером\. Всё на месте/)).toBeVisible()
  await expect(russian).toHaveValue('Несмотря на обрыв')
  await russian.fill('Дописано без сервера')
  await expect.poll(() => keepsDraft(page, 'Дописано без сервера')).toBe(true)
  await page.close({ runBeforeUnload: false })

  await server.startAgain()
  const next = await context.newPage()
  await openEditor(next, product, '/ru')
  const reopened = next.getByLabel('Название на русском языке')
  await expect(reopened).toHaveValue('Несмотря на обрыв')
  await next.getByRole('button', { name: 'Восстановить черновик' }).click()
  await expect(reopened).toHaveValue('Дописано без сервера')
  await follow(
    next,
    () => next.getByRole('button', { name: 'Обновить' }).click(),
    /\/tooted\/[^/]+$/,
    /^Сохранено и опубликовано/,
  )
  await expect(card(next)).toHaveText('Дописано без сервера')
})
