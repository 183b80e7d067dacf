import { LOCALES, localePrefix } from '../../common/locales.ts'

/**
 * Adds the page `/styleguide`, with the parts of the design, to the development server. The page is not in `src/pages`, and only
 * `npm run dev` routes it, so that a published site cannot have it.
 *
 * @returns {import('astro').AstroIntegration}
 */
export function styleguideRoute() {
  return {
    name: 'styleguide-route',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, config }) => {
        if (command !== 'dev') return
        const entrypoint = new URL('./styleguide/styleguide.astro', config.srcDir)
        for (const locale of LOCALES) injectRoute({ pattern: `${localePrefix(locale)}/styleguide`, entrypoint })
      },
    },
  }
}
