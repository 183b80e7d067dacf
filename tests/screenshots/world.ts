import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect } from '@playwright/test'
import type { ServiceType } from '#common/service-types.ts'
import type { CategoryView } from '#server/categories/category.schemas.ts'
import type { MessagePage, MessageSummary } from '#server/inbox/inbox.schemas.ts'
import type { PostView } from '#server/posts/post.schemas.ts'
import type { ProductView } from '#server/products/product.schemas.ts'
import type { PublicationView } from '#server/publication-queue/publication.schemas.ts'
import { ApiClient } from '#tests/support/api-client.ts'
import {
  aBooking,
  aContactMessage,
  anEnquiry,
  anOfferRequest,
  anOrder,
  aScentOfferRequest,
} from '#tests/support/message-payloads.ts'
import { inEachLanguage, type PageTemplate, pageTemplates } from '#tests/support/page-templates.ts'
import { startProduct, TEST_ADMIN } from '#tests/support/product-process.ts'

/** The running product of all pictures, with what was done in it before the first one. No picture changes it. */
export type World = {
  readonly origin: string
  readonly dataDir: string
  /** Milliseconds since 1970. */
  readonly startedAt: number
  /** Of the administrator, for Playwright's `storageState`. */
  readonly session: string
  /** The addresses of all font files, as a browser remembers that it has them. */
  readonly fonts: string
  readonly templates: readonly PageTemplate[]
  readonly products: readonly ProductView[]
  readonly categories: readonly CategoryView[]
  readonly posts: readonly PostView[]
  /** The first of each list. */
  readonly services: Readonly<Record<ServiceType, number | undefined>>
  readonly feedback: number | undefined
  /** The newest first. */
  readonly messages: readonly MessageSummary[]
  readonly publications: readonly PublicationView[]
}

/**
 * Always the same, for it is seen: in links that are made for an invitation. A second run beside this one would find it taken.
 */
const PORT = 43_117

/** Starts the product in a temporary folder, hands it over, stops it and removes the folder. */
export async function withWorld(browser: Browser, use: (world: World) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'aroomikoda-screenshots-'))
  const startedAt = Date.now()
  const product = await startProduct({ dataDir, port: PORT, photographs: 'whole' })
  try {
    const api = await ApiClient.login(product.origin)
    await sendAndEdit(api)
    const session = join(dataDir, 'session.json')
    await saveSession(browser, product.origin, session)
    await use({ origin: product.origin, dataDir, startedAt, session, ...(await read(api)) })
    await product.stop()
  } finally {
    await product.kill()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Sends a message of each form and makes edits of several kinds, one after the other. */
async function sendAndEdit(api: ApiClient): Promise<void> {
  const products = await api.json<ProductView[]>('GET', '/api/products')
  const [first, second] = products as [ProductView, ProductView]
  const order = anOrder([
    [first, 1],
    [second, 3],
  ])
  for (const message of [anEnquiry(), aContactMessage(), anOfferRequest(), aScentOfferRequest(), aBooking(), order])
    await api.request('POST', '/send-email', { form_age_ms: 5_000, ...message })
  await edit(api, `/api/products/${first.id}`, { header_en: `${first.header_en} (new)`, price: first.price + 1 })
  await edit(api, `/api/products/${first.id}`, { header_en: first.header_en, price: first.price })
  const [post] = await api.json<PostView[]>('GET', '/api/posts')
  await edit(api, `/api/posts/${post?.id}`, { body: `${post?.body}<p>Tere tulemast!</p>` })
  await edit(api, `/api/posts/${post?.id}`, { body: post?.body })
  await api.request('POST', '/api/invitations', {})
  await waitForMails(api)
}

/** Changes fields and waits until that is live. */
async function edit(api: ApiClient, path: string, fields: object): Promise<void> {
  const answer = await api.request('PUT', path, { ...(await api.json<object>('GET', path)), ...fields })
  const id = answer.headers.get('publication-id')
  const state = async () => (await api.json<PublicationView>('GET', `/api/publications/${id}`)).state
  await expect.poll(state, { intervals: [25, 50, 100], timeout: 60_000 }).toBe('live')
}

async function waitForMails(api: ApiClient): Promise<void> {
  const states = async () => (await api.json<MessagePage>('GET', '/api/messages')).messages.map(({ mails }) => mails)
  await expect.poll(states, { timeout: 60_000 }).toEqual(Array.from({ length: 6 }, () => 'kept'))
}

/** Logs a browser in as its form would. */
async function saveSession(browser: Browser, origin: string, path: string): Promise<void> {
  const context = await browser.newContext({ baseURL: origin })
  await context.request.post('/auth/login', { data: TEST_ADMIN, headers: { origin } })
  const page = await context.newPage()
  await page.goto('/robots.txt')
  await page.evaluate(username => {
    localStorage.setItem('loggedIn', 'true')
    localStorage.setItem('username', username)
  }, TEST_ADMIN.email)
  await context.storageState({ path })
  await context.close()
}

async function read(api: ApiClient) {
  const [products, categories, posts, { messages }, publications] = await Promise.all([
    api.json<ProductView[]>('GET', '/api/products'),
    api.json<CategoryView[]>('GET', '/api/categories'),
    api.json<PostView[]>('GET', '/api/posts'),
    api.json<MessagePage>('GET', '/api/messages'),
    api.json<PublicationView[]>('GET', '/api/publications'),
  ])
  const first = async (path: string) => (await api.json<{ id: number }[]>('GET', path))[0]?.id
  const services = {
    lohnastused: await first('/api/services/lohnastused'),
    meeskonnad: await first('/api/services/meeskonnad'),
    uritused: await first('/api/services/uritused'),
    huviringid: await first('/api/services/huviringid'),
    kinkekaardid: await first('/api/services/kinkekaardid'),
  }
  const feedback = await first('/api/feedbacks')
  const templates = await pageTemplates(api.origin)
  return {
    services,
    feedback,
    products,
    categories,
    posts,
    messages,
    publications,
    templates,
    fonts: await fontsOf(api.origin, templates),
  }
}

async function fontsOf(origin: string, templates: readonly PageTemplate[]): Promise<string> {
  const paths = templates.flatMap(template => inEachLanguage(template).map(({ path }) => path))
  const pages = await Promise.all(paths.map(async path => (await fetch(origin + path)).text()))
  const named = pages.flatMap(html => /data-fonts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [])
  return [...new Set(named)].join(' ')
}
