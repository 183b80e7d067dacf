/**
 * The page `/styleguide` of the development server: what the design is made of. It lies outside `src/pages` and is routed
 * by `npm run dev` only, so that a published site cannot have it.
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
        for (const prefix of ['', '/en', '/ru']) injectRoute({ pattern: `${prefix}/styleguide`, entrypoint })
      },
    },
  }
}
