import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import { AppError } from '../core/errors.ts'
import { answerHeaders } from '../core/security-header-values.ts'

/** Where static hosts find the headers of the files that they serve, in `site/` and in `admin/`; our own server reads it too. */
export const HEADERS_FILE = '_headers'

type Rule = {
  /** Ends in `*` where it is the beginning of paths. */
  readonly pattern: string
  readonly matches: (path: string) => boolean
  readonly set: readonly (readonly [string, string])[]
  readonly unset: readonly string[]
}

/**
 * The response headers in the published `_headers` file, which static hosts read too: a page has the same headers on
 * every server. The server reads it again when a publish has replaced it.
 */
export class HeadersFile {
  readonly #path: string
  #version = ''
  #rules: readonly Rule[] | null = null

  constructor(siteDir: string) {
    this.#path = join(siteDir, HEADERS_FILE)
  }

  /** Whether there were headers yet. A page without them would have no policy, and browsers would guess how long to keep it. */
  get areKnown(): boolean {
    return this.#rules !== null || this.#currentRules() !== null
  }

  /** The headers for a request path, names in lower case; none before the first release. @throws AppError UNAVAILABLE */
  for(path: string): Record<string, string> {
    return headersFor(path, this.#currentRules() ?? [])
  }

  /** While the file is gone or cannot be read, the earlier rules count: pages need their policy. */
  #currentRules(): readonly Rule[] | null {
    const stat = statSync(this.#path, { throwIfNoEntry: false })
    if (!stat) return this.#rules
    const version = `${stat.ino} ${stat.mtimeMs}`
    if (version === this.#version) return this.#rules
    try {
      this.#rules = parseHeadersFile(readFileSync(this.#path, 'utf8'))
      this.#version = version
    } catch (error) {
      if (this.#rules === null) throw new AppError('UNAVAILABLE', { cause: error })
    }
    return this.#rules
  }
}

/** Headers for a request path, names in lower case; later rules win. */
export function headersFor(path: string, rules: readonly Rule[]): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const rule of rules) {
    if (!rule.matches(path)) continue
    for (const name of rule.unset) delete headers[name]
    for (const [name, value] of rule.set) headers[name] = value
  }
  return headers
}

/** Headers that every answer has from the start (core/security-headers.ts). */
const COMMON_HEADERS = [...Object.keys(answerHeaders({ isEncrypted: true })), 'content-security-policy']

/**
 * Gives an answer the headers from `_headers` alone, as on every server: small files do without some of the common ones. Nor
 * has it the content type of a file that was found before it and is gone meanwhile.
 */
export function replaceHeaders(reply: FastifyReply, headers: Readonly<Record<string, string>>): void {
  for (const name of [...COMMON_HEADERS, 'content-type']) if (headers[name] === undefined) reply.removeHeader(name)
  reply.headers(headers)
}

/** Parses what site-headers.ts writes: `/path/*` lines, indented `Name: value`, and `! Name` to remove one. */
export function parseHeadersFile(text: string): Rule[] {
  const rules: { pattern: string; set: [string, string][]; unset: string[] }[] = []
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) rules.push({ pattern: line.trim(), set: [], unset: [] })
    const header = /^\s+([\w-]+):\s*(.*)$/.exec(line)
    const removal = /^\s+!\s*([\w-]+)$/.exec(line)
    if (header?.[1] && header[2] !== undefined) rules.at(-1)?.set.push([header[1].toLowerCase(), header[2]])
    if (removal?.[1]) rules.at(-1)?.unset.push(removal[1].toLowerCase())
  }
  return rules.map(rule => ({ ...rule, matches: matcher(rule.pattern) }))
}

function matcher(pattern: string): (path: string) => boolean {
  if (!pattern.endsWith('*')) return path => path === pattern
  const start = pattern.slice(0, -1)
  return path => path.startsWith(start)
}
