import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SitePath } from '#common/paths.ts'
import type { Config } from '#server/core/config.ts'
import type { ContentReader } from '#src/content/content-reader.ts'
import { isNotFoundPage } from '../plan/published-file.ts'
import { adminHeaders, siteHeaders } from './site-headers.ts'

/** The compiled Astro site: `astro build` compiles the code once, and the publisher renders content with it again and again. */
export type CompiledSite = {
  /**
   * Changes with the compiled code and with every setting that is part of the pages: then the publisher renders every
   * page again.
   */
  readonly fingerprint: string
  /** Canonical origin of the pages, without a trailing slash. */
  readonly origin: string
  /** Origin of the API when it differs, else an empty string. */
  readonly apiUrl: string
  /** Folder of the files beside the pages: hashed assets and `public/`. */
  readonly clientDir: string
  /** @throws PageRenderError when the page does not render as it should */
  render(address: SitePath, content: ContentReader): Promise<Uint8Array>
}

/** A page could not be rendered: for the log. Administrators get a code, whose text is in their language. */
export class PageRenderError extends Error {
  override readonly name = 'PageRenderError'

  constructor(page: SitePath, reason: string, options?: { cause?: unknown }) {
    super(`The page ${page} could not be rendered (${reason}).`, options)
  }
}

/** What the entry of the compiled site exports. */
type AstroApp = { render(request: Request, options: { locals: App.Locals }): Promise<Response> }

/** The settings that are part of the pages. */
export type SiteSettings = {
  /** Canonical origin, without a trailing slash. */
  readonly origin: string
  /** Origin of the API when it differs, else an empty string. */
  readonly apiUrl: string
}

/** The settings of the pages that a configuration has. */
export function siteSettings({ publicUrl, apiUrl }: Pick<Config, 'publicUrl' | 'apiUrl'>): SiteSettings {
  return { origin: publicUrl, apiUrl: apiUrl ?? '' }
}

/** Loads `dist/` of `astro build`. */
export async function loadCompiledSite(distDir: string, settings: SiteSettings): Promise<CompiledSite> {
  return {
    fingerprint: fingerprintOf(distDir, settings),
    origin: settings.origin,
    apiUrl: settings.apiUrl,
    clientDir: join(distDir, 'client'),
    render: await compiledRender(distDir, settings),
  }
}

/** Loads what renders the pages of `dist/`. */
export async function compiledRender(distDir: string, settings: SiteSettings): Promise<CompiledSite['render']> {
  const { app } = (await import(pathToFileURL(join(distDir, 'server/entry.mjs')).href)) as { app: AstroApp }
  return async (address, content) => {
    const response = await app.render(new Request(settings.origin + address), { locals: { content, site: settings } })
    if (!isExpectedStatus(address, response.status)) throw new PageRenderError(address, `status ${response.status}`)
    return response.bytes()
  }
}

/** The not-found page is an ordinary page whose status is 404. */
function isExpectedStatus(address: SitePath, status: number): boolean {
  return status === 200 || (status === 404 && isNotFoundPage(address))
}

/** base64url characters: 132 bits of SHA-256. */
const FINGERPRINT_LENGTH = 22

/** Hashes the compiled code and the settings; see {@link CompiledSite.fingerprint}. */
export function fingerprintOf(distDir: string, settings: SiteSettings): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(settings))
    .update(siteHeaders('', settings.origin))
    .update(adminHeaders(''))
  const names = readdirSync(distDir, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
  for (const name of names.toSorted()) hash.update(name.slice(distDir.length)).update(readFileSync(name))
  return hash.digest('base64url').slice(0, FINGERPRINT_LENGTH)
}
