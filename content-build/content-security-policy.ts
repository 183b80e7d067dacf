import { createHash } from 'node:crypto'
import { addressesOf, type Area, areaOf } from './addresses.ts'
import { Answers } from './answers.ts'
import type { CompiledSite } from './compiled-site.ts'
import { type InlineElement, inlineElements } from './inline-elements.ts'
import { RecordingReader } from './recording-reader.ts'
import { Snapshot } from './snapshot.ts'
import { SPECIMEN } from './specimen.ts'

/**
 * The content security policy of an area of the site: one for every page of it. Each of its hashes costs 54 bytes of the
 * first round trip of every visit, so it names what stands in these pages and nothing else.
 */
export class ContentSecurityPolicy {
  readonly #directives: ReadonlyMap<string, ReadonlySet<string>>
  /** The same few elements stand in thousands of pages: looked up, not hashed. */
  readonly #known = new Map<string, boolean>()

  private constructor(directives: ReadonlyMap<string, ReadonlySet<string>>) {
    this.#directives = directives
  }

  /** Reads the header's value. */
  static parse(text: string): ContentSecurityPolicy {
    const directives = text.split(';').map(directive => directive.trim().split(/\s+/))
    return new ContentSecurityPolicy(new Map(directives.map(([name = '', ...sources]) => [name, new Set(sources)])))
  }

  /**
   * The policy that lets through what stands in these pages.
   * @param apiUrl origin of the API, an empty string when it is the site's own
   */
  static of(pages: Iterable<Uint8Array>, apiUrl: string): ContentSecurityPolicy {
    const own = ["'self'", ...(apiUrl === '' ? [] : [apiUrl])]
    const scripts = new Set(["'self'"])
    const styles = new Set(["'self'"])
    for (const page of pages) {
      for (const element of inlineElements(page)) (element.directive === 'script-src' ? scripts : styles).add(hashOf(element))
    }
    return new ContentSecurityPolicy(
      new Map<string, ReadonlySet<string>>([
        ['default-src', new Set(["'self'"])],
        ['img-src', new Set(["'self'", 'data:', 'https:'])],
        ['media-src', new Set(["'self'", 'https:'])],
        ['frame-src', new Set(['https://www.youtube-nocookie.com', 'https://player.vimeo.com', 'https://www.openstreetmap.org'])],
        ...(apiUrl === '' ? [] : [['connect-src', new Set(own)] as const]),
        ['object-src', new Set(["'none'"])],
        ['base-uri', new Set(["'self'"])],
        ['form-action', new Set(own)],
        ['frame-ancestors', new Set(["'none'"])],
        ['script-src', scripts],
        ['style-src', styles],
      ]),
    )
  }

  /** Whether browsers will run every script and apply every style sheet that stands in the page. */
  allows(page: Uint8Array): boolean {
    for (const element of inlineElements(page)) {
      const key = `${element.directive} ${element.bytes}`
      let isAllowed = this.#known.get(key)
      if (isAllowed === undefined) {
        isAllowed = this.#directives.get(element.directive)?.has(hashOf(element)) ?? false
        this.#known.set(key, isAllowed)
      }
      if (!isAllowed) return false
    }
    return true
  }

  toString(): string {
    return [...this.#directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
  }
}

export type Policies = Readonly<Record<Area, ContentSecurityPolicy>>

/**
 * The policies of a compiled site, whatever its content: what the pages of a specimen need together. A page with anything
 * else is not published (render-plan.ts).
 */
export async function sharedPolicies(site: CompiledSite): Promise<Policies> {
  const answers = new Answers(Snapshot.fromRows(SPECIMEN, 2000))
  const pages: Record<Area, Uint8Array[]> = { site: [], admin: [] }
  for (const address of addressesOf(answers.snapshot)) {
    pages[areaOf(address)].push(await site.render(address, new RecordingReader(answers)))
  }
  return { site: ContentSecurityPolicy.of(pages.site, site.apiUrl), admin: ContentSecurityPolicy.of(pages.admin, site.apiUrl) }
}

/** Reads the policies as a manifest keeps them. */
export function parsePolicies({ site, admin }: Readonly<Record<Area, string>>): Policies {
  return { site: ContentSecurityPolicy.parse(site), admin: ContentSecurityPolicy.parse(admin) }
}

function hashOf({ bytes }: InlineElement): string {
  return `'sha256-${createHash('sha256').update(bytes, 'latin1').digest('base64')}'`
}
