import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { localeRoutes } from './src/i18n/locale-routes.mjs'
import { clientDirectives } from './src/islands/client-directives.mjs'
import { inlineScripts } from './src/inline/inline-scripts.mjs'
import { styleguideRoute } from './src/styleguide/styleguide-route.mjs'
import { siteServer } from './src/render/site-server.mjs'

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
  i18n: { locales: ['et', 'en', 'ru'], defaultLocale: 'et', routing: { prefixDefaultLocale: false } },
  // Printed in one piece: a stream costs the publisher several times as much for the same bytes.
  integrations: [
    react({ experimentalDisableStreaming: true }),
    clientDirectives(),
    localeRoutes(['en', 'ru']),
    styleguideRoute(),
  ],
  // One round trip brings a page with its looks: the style sheet is small and travels in the page.
  build: { inlineStylesheets: 'always' },
  vite: {
    plugins: [tailwindcss(), inlineScripts()],
    // The content security policy lets fonts come from files only.
    build: { assetsInlineLimit: file => (file.endsWith('.woff2') ? false : undefined) },
  },
})
