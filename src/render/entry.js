import { createHash } from 'node:crypto'
import { createApp } from 'astro/app/entrypoint'
import { sheets } from '../styles/sheets.ts'

export { handler } from '@astrojs/node/server.js'

/** Renders without streaming: a page that fails is then an honest 500 and no broken half with status 200. */
export const app = createApp({ streaming: false })

// The policy lets through the style sheets that SiteLayout puts into the pages.
for (const css of Object.values(sheets)) {
  app.manifest.csp.styleDirective.hashes.push(`sha256-${createHash('sha256').update(css).digest('base64')}`)
}
