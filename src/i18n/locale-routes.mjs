import { readdirSync } from 'node:fs'

/** Names of the files in `src/pages` that answer in each language. */
const TRANSLATED = /\.astro$|(?:rss\.xml|manifest\.webmanifest)\.ts$/

/**
 * Serves every page under each language prefix too: `src/pages/tooted/index.astro` answers `/tooted`, `/en/tooted`
 * and `/ru/tooted`. Of the endpoints (`*.ts`) only the feed and the manifest have more than one language.
 * The integration also adds the pages in `injected`, which have no file in `src/pages`, in each language.
 *
 * @param {readonly string[]} locales languages with a prefix
 * @param {readonly { pattern: string, entrypoint: string }[]} injected patterns without a prefix; files below the root
 * @returns {import('astro').AstroIntegration}
 */
export function localeRoutes(locales, injected) {
  return {
    name: 'locale-routes',
    hooks: {
      'astro:config:setup': ({ injectRoute, config }) => {
        for (const { pattern, entrypoint } of injected) {
          for (const prefix of ['', ...locales.map(locale => `/${locale}`)])
            injectRoute({ pattern: prefix + pattern, entrypoint })
        }
        const pages = new URL('./pages/', config.srcDir)
        const files = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter(file => TRANSLATED.test(file))
        for (const file of files.toSorted()) {
          const path = file
            .replaceAll('\\', '/')
            .replace(/\.(?:astro|ts)$/, '')
            .replace(/(^|\/)index$/, '')
          for (const locale of locales) {
            injectRoute({ pattern: path === '' ? `/${locale}` : `/${locale}/${path}`, entrypoint: new URL(file, pages) })
          }
        }
      },
    },
  }
}
