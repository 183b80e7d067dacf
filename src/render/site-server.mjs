import node from '@astrojs/node'

/**
 * The Node adapter of Astro with the server entry of this folder. The publisher renders pages with the entry's `app`, and the
 * development server answers requests with its `handler`.
 *
 * @returns {import('astro').AstroIntegration}
 */
export function siteServer() {
  const adapter = node({ mode: 'middleware' })
  const { 'astro:config:setup': configSetup, 'astro:config:done': configDone } = adapter.hooks
  // The build includes the packages that pages use, so that a machine that only runs the product installs none of them.
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
