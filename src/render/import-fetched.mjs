import { readFileSync } from 'node:fs'

/** Vite's helper around every dynamic import of a browser's script. */
const HELPER = '\0vite/preload-helper.js'

/**
 * Has a dynamic import begin when its files are in the browser's cache. By the standard a module that failed to come has
 * failed for as long as its page is open: whoever lost the network for a moment could try again in vain, and would have to
 * leave what was typed to open a dialog. A failed `fetch` is forgotten.
 *
 * @returns {import('vite').Plugin}
 */
export function importFetched() {
  return {
    name: 'import-fetched',
    enforce: 'pre',
    apply: 'build',
    load: {
      order: 'pre',
      handler: id => (id === HELPER ? readFileSync(new URL('fetch-then-import.js', import.meta.url), 'utf8') : null),
    },
  }
}
