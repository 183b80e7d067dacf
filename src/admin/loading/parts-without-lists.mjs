/** The scripts of an editor. What they import later, they fetch when the browser is idle (lazy-parts.tsx). */
const EDITOR = /\/(?:\w*Editor|UploadList|use-log-in-again)\./

/**
 * Leaves out the bundler's lists of the scripts that a part needs: they are 2 kB of every editor, and only tell the browser
 * earlier what it finds by itself. A plugin, because Astro replaces `build.modulePreload` of the configuration.
 * @returns {import('vite').Plugin}
 */
export function partsWithoutLists() {
  return {
    name: 'parts-without-lists',
    configEnvironment: name =>
      name === 'client'
        ? {
            build: {
              modulePreload: { resolveDependencies: (_part, scripts, { hostId }) => (EDITOR.test(hostId) ? [] : scripts) },
            },
          }
        : undefined,
  }
}
