import { writeFileSync } from 'node:fs'

/**
 * Writes `dist/script-imports.json`: every script with the scripts it imports, those they import, and so on, the largest
 * first. A page that knows them asks for all at once, instead of for one layer after another (AdminPage.astro); over HTTP/1.1
 * a browser asks for six at a time, and the largest would be what everything waits for at the end.
 *
 * @returns {import('astro').AstroIntegration}
 */
export function scriptImports() {
  /** @type {Scripts} */
  const scripts = new Map()
  /** @type {URL} */
  let file
  return {
    name: 'script-imports',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [collect(scripts)] } })
      },
      'astro:config:done': ({ config }) => {
        file = new URL('script-imports.json', config.outDir)
      },
      'astro:build:done': () => {
        const bytes = name => scripts.get(name)?.bytes ?? 0
        const imports = name => [...reached(name, scripts)].sort((one, other) => bytes(other) - bytes(one))
        const all = Object.fromEntries([...scripts.keys()].map(name => [`/${name}`, imports(name).map(one => `/${one}`)]))
        writeFileSync(file, JSON.stringify(all))
      },
    },
  }
}

/** @typedef {Map<string, { imports: readonly string[], bytes: number }>} Scripts */

/** @param {Scripts} scripts @returns {import('vite').Plugin} */
function collect(scripts) {
  return {
    name: 'script-imports',
    applyToEnvironment: environment => environment.name === 'client',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') scripts.set(chunk.fileName, { imports: chunk.imports, bytes: chunk.code.length })
      }
    },
  }
}

/** @param {string} name @param {Scripts} scripts @returns {Set<string>} */
function reached(name, scripts, seen = new Set()) {
  for (const one of scripts.get(name)?.imports ?? []) {
    if (seen.has(one)) continue
    seen.add(one)
    reached(one, scripts, seen)
  }
  return seen
}
