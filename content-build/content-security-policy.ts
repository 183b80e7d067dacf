import { addressesOf } from './addresses.ts'
import { Answers } from './answers.ts'
import type { CompiledSite } from './compiled-site.ts'
import { RecordingReader } from './recording-reader.ts'
import { Snapshot } from './snapshot.ts'
import { SPECIMEN } from './specimen.ts'

/** Directives and their sources, in the order they were first seen. */
export class ContentSecurityPolicy {
  readonly #directives = new Map<string, Set<string>>()
  readonly #covered = new Map<string, boolean>()

  static parse(text: string): ContentSecurityPolicy {
    const policy = new ContentSecurityPolicy()
    policy.add(text)
    return policy
  }

  /** Allows what the other policy allows, too. */
  add(text: string): void {
    for (const [name, sources] of directivesOf(text)) {
      const known = this.#directives.get(name)
      if (known) for (const source of sources) known.add(source)
      else this.#directives.set(name, new Set(sources))
    }
    this.#covered.clear()
  }

  /** Whether it allows everything that the other policy does. */
  covers(text: string): boolean {
    const known = this.#covered.get(text)
    if (known !== undefined) return known
    const isCovered = directivesOf(text).every(([name, sources]) =>
      sources.every(source => this.#directives.get(name)?.has(source)),
    )
    this.#covered.set(text, isCovered)
    return isCovered
  }

  toString(): string {
    return [...this.#directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
  }
}

/**
 * One policy for every page of a compiled site, whatever its content: what the pages of a specimen ask for together.
 * Pages differ by the hashes of the few inline scripts their islands need.
 */
export async function sharedPolicy(site: CompiledSite): Promise<ContentSecurityPolicy> {
  const answers = new Answers(Snapshot.fromRows(SPECIMEN, 2000))
  const policy = new ContentSecurityPolicy()
  for (const address of addressesOf(answers.snapshot)) {
    const { contentSecurityPolicy } = await site.render(address, new RecordingReader(answers))
    if (contentSecurityPolicy !== null) policy.add(contentSecurityPolicy)
  }
  return policy
}

function directivesOf(text: string): [name: string, sources: string[]][] {
  return text
    .split(';')
    .map(directive => directive.trim().split(/\s+/))
    .flatMap(([name, ...sources]): [string, string[]][] => (name ? [[name, sources]] : []))
}
