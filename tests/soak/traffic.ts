import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { aBooking, aContactMessage, anEnquiry } from '../support/message-payloads.ts'
import { TEST_ADMIN } from '../support/product-process.ts'
import type { ApiProcess, World } from './world.ts'

const PAGES = ['/', '/tooted', '/uudised', '/en/', '/en/tooted', '/ru/tooted', '/sitemap.xml'] as const
const EDITED_PRODUCTS = 12
const PAUSE_MS = { reader: 15, editor: 60, sender: 80 } as const
const PATIENCE_MS = 20_000

type Product = { id: number; header: string; price: number }

/** Readers, an editor and a sender, who go on until the soak stops them and remember the answers. */
export class Traffic {
  readonly #world: World
  readonly #stopping = new AbortController()
  readonly #running: Promise<void>[] = []
  #cookie = ''
  pages = 0
  /** Page requests that a process that is meant to run refused, cut or did not answer. */
  readonly badPages: string[] = []
  /** Page requests without a page while `site/` was deleted. */
  missedPages = 0
  edits = 0
  refusedEdits = 0
  /** Numbers of each product's last edit with a 200 answer, and of its last attempt. */
  readonly acknowledged = new Map<number, number>()
  readonly tried = new Map<number, number>()
  readonly messages: string[] = []
  refusedMessages = 0

  constructor(world: World) {
    this.#world = world
  }

  async start(): Promise<void> {
    this.#cookie = await this.#logIn()
    const products = await this.#json<Product[]>('/api/products')
    for (const path of PAGES) this.#running.push(this.#read(path))
    this.#running.push(this.#edit(products.slice(-EDITED_PRODUCTS)), this.#send(), this.#send())
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await Promise.all(this.#running)
  }

  /** The number of each edited product in the database. */
  async numbersKept(): Promise<Map<number, number>> {
    const products = await this.#json<Product[]>('/api/products')
    return new Map(products.map(({ id, header }) => [id, Number(/^Toode muudetud (\d+)$/.exec(header)?.[1] ?? 0)]))
  }

  /** Every other request comes from a browser that is logged in. */
  async #read(path: string): Promise<void> {
    for (let number = 0; !this.#stopping.signal.aborted; number += 1) {
      const api = this.#api(number)
      if (!api) continue
      const { product } = api
      const trouble = await this.#troubleOf(product.origin + path, number % 2 === 1)
      if (trouble !== null && !this.#world.isSiteThere) this.missedPages += 1
      // The soak killed it, before or during the request.
      else if (trouble !== null && api.isMeantToRun && api.product === product) this.badPages.push(`${path}: ${trouble}`)
      else if (trouble === null) this.pages += 1
      await sleep(PAUSE_MS.reader)
    }
  }

  async #troubleOf(url: string, isLoggedIn: boolean): Promise<string | null> {
    try {
      const headers = { 'accept-encoding': 'identity', ...(isLoggedIn && { cookie: this.#cookie }) }
      const response = await fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE_MS) })
      const body = await response.text()
      if (response.status !== 200) return `status ${response.status}`
      return /(?:<\/html>|<\/sitemapindex>|<\/urlset>)\s*$/.test(body) ? null : `ends with ${JSON.stringify(body.slice(-40))}`
    } catch (error) {
      return String(error instanceof Error ? (error.cause ?? error) : error)
    }
  }

  async #edit(products: readonly Product[]): Promise<void> {
    for (let number = 1; !this.#stopping.signal.aborted; number += 1) {
      const product = products[number % products.length] as Product
      this.tried.set(product.id, number)
      const body = { ...product, header: `Toode muudetud ${number}` }
      const answer = await this.#ask(number, `/api/products/${product.id}`, { method: 'PUT', body: JSON.stringify(body) })
      if (answer?.ok) {
        this.edits += 1
        this.acknowledged.set(product.id, number)
      } else this.refusedEdits += 1
      await answer?.body?.cancel()
      await sleep(PAUSE_MS.editor)
    }
  }

  /** Sends each message until the server takes it, as the site's forms do: with the key that makes it one message. */
  async #send(): Promise<void> {
    const forms = [anEnquiry, aContactMessage, aBooking]
    for (let number = 0; !this.#stopping.signal.aborted; number += 1) {
      const body = JSON.stringify((forms[number % forms.length] as typeof anEnquiry)())
      const key = randomUUID()
      for (let attempt = 0; !this.#stopping.signal.aborted; attempt += 1) {
        const answer = await this.#ask(number + attempt, '/send-email', {
          method: 'POST',
          body,
          headers: { 'idempotency-key': key },
        })
        const text = await answer?.text().catch(() => null)
        if (answer?.ok && typeof text === 'string') {
          this.messages.push(text)
          break
        }
        this.refusedMessages += 1
        await sleep(PAUSE_MS.sender)
      }
      await sleep(PAUSE_MS.sender)
    }
  }

  /** Takes turns as a balancer does, and skips processes that are away. */
  #api(turn: number): ApiProcess | undefined {
    const there = this.#world.apis.filter(api => api.isMeantToRun)
    return there[turn % there.length]
  }

  async #ask(
    turn: number,
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
  ): Promise<Response | null> {
    const origin = this.#api(turn)?.product.origin
    if (!origin) return null
    const headers = { origin, cookie: this.#cookie, 'content-type': 'application/json', ...init.headers }
    return fetch(origin + path, { ...init, headers, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null)
  }

  async #json<Body>(path: string): Promise<Body> {
    const answer = await this.#ask(0, path, {})
    if (!answer?.ok) throw new Error(`${path}: ${answer?.status}`)
    return (await answer.json()) as Body
  }

  async #logIn(): Promise<string> {
    const answer = await this.#ask(0, '/auth/login', { method: 'POST', body: JSON.stringify(TEST_ADMIN) })
    if (!answer?.ok) throw new Error(`log-in: ${answer?.status}`)
    return answer.headers
      .getSetCookie()
      .map(cookie => cookie.split(';')[0])
      .join('; ')
  }
}
