import { createHash } from 'node:crypto'
import { Answers } from '../content/query-results.ts'
import { RecordingReader } from '../content/recording-reader.ts'
import { SPECIMEN } from '../content/specimen.ts'
import { addressesOf } from '../plan/addresses.ts'
import { type Area, areaOf, isDocument } from '../plan/published-file.ts'
import type { CompiledSite } from './compiled-site.ts'
import { type InlineElement, inlineElements, likelyInlineElements } from './inline-elements.ts'

/**
 * The content security policy of an area of the site, the same for all its pages. Each hash costs 54 bytes of the first
 * round trip of every visit, so it names what these pages need and nothing else.
 */
export class ContentSecurityPolicy {
  readonly #directives: ReadonlyMap<string, ReadonlySet<string>>
  /** Elements that were found to be allowed. Thousands of pages share the same few: a look-up spares hashing them. */
  readonly #allowedElements = new Set<string>()

  private constructor(directives: ReadonlyMap<string, ReadonlySet<string>>) {
    this.#directives = directives
  }

  /** Reads the header's value. */
  static parse(text: string): ContentSecurityPolicy {
    const directives = text.split(';').map(directive => directive.trim().split(/\s+/))
    return new ContentSecurityPolicy(new Map(directives.map(([name = '', ...sources]) => [name, new Set(sources)])))
  }

  /**
   * The policy that allows the inline elements of these pages.
   * @param apiUrl origin of the API, an empty string when it is the site's own
   * @param options.isEncrypted the site is behind TLS: browsers upgrade http addresses of its texts to https
   */
  static of(pages: Iterable<Uint8Array>, apiUrl: string, { isEncrypted = false } = {}): ContentSecurityPolicy {
    const own = ["'self'", ...(apiUrl === '' ? [] : [apiUrl])]
    const scripts = new Set(["'self'"])
    const styles = new Set(["'self'"])
    for (const page of pages) {
      for (const element of inlineElements(page)) (element.directive === 'script-src' ? scripts : styles).add(hashOf(element))
    }
    return new ContentSecurityPolicy(
      new Map<string, ReadonlySet<string>>([
        ['default-src', new Set(["'self'"])],
        ['img-src', new Set(["'self'", 'data:'])],
        ['media-src', new Set(["'self'", 'https:'])],
        ['frame-src', new Set(['https://www.youtube-nocookie.com', 'https://player.vimeo.com', 'https://www.openstreetmap.org'])],
        ...(apiUrl === '' ? [] : [['connect-src', new Set(own)] as const]),
        ['object-src', new Set(["'none'"])],
        ['base-uri', new Set(["'none'"])],
        ['form-action', new Set(own)],
        ['frame-ancestors', new Set(["'none'"])],
        ...(isEncrypted ? [['upgrade-insecure-requests', new Set<string>()] as const] : []),
        // Sorted, so that the order depends neither on the first page read nor on one that could not be built.
        ['script-src', new Set([...scripts].toSorted())],
        ['style-src', new Set([...styles].toSorted())],
      ]),
    )
  }

  /** Whether browsers will run every script and apply every style sheet in the page. */
  allows(page: Uint8Array): boolean {
    // Only a page whose words look like tags needs a parser: hardly any does.
    return this.#allowsAll(likelyInlineElements(page)) || this.#allowsAll(inlineElements(page))
  }

  #allowsAll(elements: Iterable<InlineElement>): boolean {
    for (const element of elements) {
      const key = `${element.directive} ${element.bytes}`
      const isAllowed = this.#allowedElements.has(key) || (this.#directives.get(element.directive)?.has(hashOf(element)) ?? false)
      if (!isAllowed) return false
      this.#allowedElements.add(key)
    }
    return true
  }

  /** This policy plus the scripts and style sheets that an earlier one allows. */
  with(earlier: ContentSecurityPolicy): ContentSecurityPolicy {
    const sources = (name: string, own: ReadonlySet<string>): ReadonlySet<string> =>
      name === 'script-src' || name === 'style-src' ? own.union(earlier.#directives.get(name) ?? new Set<string>()) : own
    return new ContentSecurityPolicy(new Map([...this.#directives].map(([name, own]) => [name, sources(name, own)])))
  }

  /** The header's value, which {@link ContentSecurityPolicy.parse} reads. */
  toString(): string {
    return [...this.#directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
  }
}

/** The policy of each area's pages. */
export type Policies = Readonly<Record<Area, ContentSecurityPolicy>>

export type SharedPolicies = {
  readonly policies: Policies
  /** False when pages of the specimen could not be built: the policies lack what only those contain. */
  readonly areComplete: boolean
}

/**
 * The policies of a compiled site, independent of its content: what the pages of a specimen need together. The
 * publisher holds back a page with anything else (render-pages.ts).
 */
export async function sharedPolicies(site: CompiledSite): Promise<SharedPolicies> {
  const answers = new Answers(SPECIMEN)
  const pages: Record<Area, Uint8Array[]> = { site: [], admin: [] }
  let areComplete = true
  for (const address of addressesOf(answers.snapshot)) {
    // Not reported here: the publisher reports and holds back the real pages that fail for the same reason.
    const page = await site.render(address, new RecordingReader(answers)).catch(() => null)
    if (page === null) areComplete = false
    else if (isDocument(address)) pages[areaOf(address)].push(page)
  }
  const policy = (area: Area) =>
    ContentSecurityPolicy.of(pages[area], site.apiUrl, { isEncrypted: site.origin.startsWith('https:') })
  return { policies: { site: policy('site'), admin: policy('admin') }, areComplete }
}

/** The policies in a manifest's form: the value of each area's header. */
export type PolicyTexts = Readonly<Record<Area, string>>

/** Writes the policies in a manifest's form. */
export function policyTexts({ site, admin }: Policies): PolicyTexts {
  return { site: site.toString(), admin: admin.toString() }
}

/** Reads the policies in a manifest's form. */
export function parsePolicies({ site, admin }: PolicyTexts): Policies {
  return { site: ContentSecurityPolicy.parse(site), admin: ContentSecurityPolicy.parse(admin) }
}

/** The source that allows an element, as a policy names it. */
function hashOf({ bytes }: InlineElement): string {
  return `'sha256-${createHash('sha256').update(bytes, 'latin1').digest('base64')}'`
}
