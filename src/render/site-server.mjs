import node from '@astrojs/node'

/**
 * The Node adapter with the server entry of this folder, so that one build serves both: the publisher renders pages
 * with `app`, and the development server answers requests with `handler`.
 *
 * @returns {import('astro').AstroIntegration}
 */
export function siteServer() {
  const adapter = node({ mode: 'middleware' })
  const configDone = adapter.hooks['astro:config:done']
  adapter.hooks['astro:config:done'] = parameters =>
    configDone?.({
      ...parameters,
      setAdapter: settings => parameters.setAdapter({ ...settings, serverEntrypoint: new URL('./entry.js', import.meta.url) }),
    })
  return adapter
}
