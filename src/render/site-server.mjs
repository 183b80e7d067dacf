import node from '@astrojs/node'

/**
 * The Node adapter with the server entry of this folder, so that one build serves both: the publisher renders pages
 * with `app`, and the development server answers requests with `handler`.
 *
 * @returns {import('astro').AstroIntegration}
 */
export function siteServer() {
  const adapter = node({ mode: 'middleware' })
  const { 'astro:config:setup': configSetup, 'astro:config:done': configDone } = adapter.hooks
  // The build includes the pages' own packages: a machine that only runs the product installs none of them.
  adapter.hooks['astro:config:setup'] = parameters => {
    if (parameters.command === 'build') parameters.updateConfig({ vite: { ssr: { noExternal: true } } })
    return configSetup?.(parameters)
  }
  adapter.hooks['astro:config:done'] = parameters =>
    configDone?.({
      ...parameters,
      setAdapter: settings => parameters.setAdapter({ ...settings, serverEntrypoint: new URL('./entry.js', import.meta.url) }),
    })
  return adapter
}
