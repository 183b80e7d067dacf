import { setTimeout as sleep } from 'node:timers/promises'

/** A visitor who reads pages all the time and notices a cut-off page, and one that mixes two versions. */
export class PageWatcher {
  readonly #origin: string
  readonly faults: string[] = []
  pages = 0
  #isStopped = false
  #reading: Promise<unknown> = Promise.resolve()

  constructor(origin: string) {
    this.#origin = origin
  }

  start(paths: readonly string[]): void {
    this.#reading = Promise.all(paths.map(path => this.#read(path)))
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#reading
  }

  async #read(path: string): Promise<void> {
    while (!this.#isStopped) {
      const answer = await this.#get(path)
      // A killed server gives no answer at all; it must never give a wrong one.
      if (answer) {
        this.pages += 1
        const fault = faultOf(path, answer)
        if (fault) this.faults.push(fault)
      }
      await sleep(answer ? 5 : 50)
    }
  }

  /** Null when the connection broke before the end of the body. */
  async #get(path: string): Promise<{ status: number; body: string } | null> {
    try {
      const response = await fetch(this.#origin + path, { headers: { 'accept-encoding': 'identity' } })
      return { status: response.status, body: await response.text() }
    } catch {
      return null
    }
  }
}

function faultOf(path: string, { status, body }: { status: number; body: string }): string | null {
  if (status !== 200) return `${path}: status ${status}`
  const [start, end] = path.endsWith('.xml') ? ['<?xml', '>'] : ['<!DOCTYPE html>', '</html>']
  if (!body.slice(0, 20).toLowerCase().startsWith(start.toLowerCase()))
    return `${path} begins with ${JSON.stringify(body.slice(0, 40))}`
  if (!body.trimEnd().endsWith(end)) return `${path} ends with ${JSON.stringify(body.slice(-40))}`
  const closings = body.split(end === '</html>' ? '</html>' : '</sitemapindex>').length - 1
  return closings === 1 ? null : `${path} is ${closings} files in one`
}
