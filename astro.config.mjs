import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { astroPattern, EDITOR_PAGES } from './common/admin-pages.ts'
import { DEFAULT_LOCALE, LOCALES } from './common/locales.ts'
import { TRANSLATIONS } from './common/localized-names.ts'
import { partsWithoutLists } from './src/admin/loading/parts-without-lists.mjs'
import { localeRoutes } from './src/i18n/locale-routes.mjs'
import { clientDirectives } from './src/islands/client-directives.mjs'
import { inlineScripts } from './src/inline/inline-scripts.mjs'
import { styleguideRoute } from './src/styleguide/styleguide-route.mjs'
import { siteServer } from './src/render/site-server.mjs'

/**
 * Small modules that islands need together, in one file each: the bundler's own files of 70 to 700 bytes lie up to five imports
 * deep, and a phone waits 150 ms for each level before it opens a dialog.
 */
const SCRIPTS_IN_ONE_FILE = [
  // The last of them is of no language, but the same islands need it.
  {
    name: 'language',
    test: /\/(common\/locales|src\/i18n\/(document-locale|format|localized|messages|plural)|src\/ui\/plain-click)\.ts/,
  },
  // React without its renderer, which Astro asks for beside the island.
  { name: 'react', test: /\/node_modules\/(react\/|react-dom\/(index|cjs\/react-dom\.production)\.js)/ },
  { name: 'stores', test: /\/node_modules\/@?nanostores\// },
  { name: 'dialog', test: /\/@headlessui\/react\/dist\/components\/dialog\// },
]

export default defineConfig({
  output: 'server',
  adapter: siteServer(),
  // The origin keeps its own sessions; without this the adapter would store some in files.
  session: false,
  devToolbar: { enabled: false },
  // No code samples here; the default highlighter would write style attributes, which the content security policy forbids.
  markdown: { syntaxHighlight: false },
  // The path of a picture in the content is final: nothing is processed per request.
  image: { service: { entrypoint: 'astro/assets/services/noop' } },
  i18n: { locales: [...LOCALES], defaultLocale: DEFAULT_LOCALE, routing: { prefixDefaultLocale: false } },
  // Printed in one piece: a stream costs the publisher several times as much for the same bytes.
  integrations: [
    react({ experimentalDisableStreaming: true }),
    clientDirectives(),
    localeRoutes(
      TRANSLATIONS,
      EDITOR_PAGES.map(page => ({ pattern: astroPattern(page), entrypoint: './src/layouts/EditorPage.astro' })),
    ),
    styleguideRoute(),
  ],
  // A small style sheet travels in the page and costs no round trip of its own.
  build: { inlineStylesheets: 'always' },
  vite: {
    plugins: [tailwindcss(), inlineScripts(), partsWithoutLists()],
    // The content security policy lets fonts come from files only.
    build: { assetsInlineLimit: file => (file.endsWith('.woff2') ? false : undefined) },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SCRIPTS_IN_ONE_FILE } } } } } },
  },
})
