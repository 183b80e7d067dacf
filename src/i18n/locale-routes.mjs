import { readdirSync } from 'node:fs'

/** Files of `src/pages` with text in a language. */
const TRANSLATED = /\.astro$|(?:rss\.xml|manifest\.webmanifest)\.ts$/

/**
 * Serves every page under each language prefix too: `src/pages/tooted/index.astro` answers `/tooted`, `/en/tooted`
 * and `/ru/tooted`. Endpoints (`*.ts`) are the same in all languages and get no twins, but for the feed and the manifest.
 *
 * Pages that have no file there are `injected`, in each language too.
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
