import { readdirSync, readFileSync } from 'node:fs'
import { minifySync } from 'vite'

const MODULE = 'virtual:inline-scripts'

/**
 * Makes the scripts of this folder the module `virtual:inline-scripts` (file name without extension → minified source). They run
 * before the first paint, and are therefore inside the page.
 *
 * @returns {import('vite').Plugin}
 */
export function inlineScripts() {
  const folder = new URL('./', import.meta.url)
  const files = readdirSync(folder)
    .filter(file => file.endsWith('.js'))
    .toSorted()
  const scripts = Object.fromEntries(
    files.map(file => {
      const { code } = minifySync(file, readFileSync(new URL(file, folder), 'utf8'), { module: false })
      return [file.replace(/\.js$/, ''), code.trim()]
    }),
  )
  return {
    name: 'inline-scripts',
    resolveId: id => (id === MODULE ? `\0${MODULE}` : null),
    load: id => (id === `\0${MODULE}` ? `export const inlineScripts = ${JSON.stringify(scripts)}` : null),
  }
}
