import { writeFileSync } from 'node:fs'

/**
 * Writes `dist/script-imports.json`: every script with the scripts it imports, those they import, and so on. A page that
 * knows them asks for all at once, instead of for one layer after another (AdminPage.astro).
 *
 * @returns {import('astro').AstroIntegration}
 */
export function scriptImports() {
  /** @type {Map<string, readonly string[]>} */
  const direct = new Map()
  /** @type {URL} */
  let file
  return {
    name: 'script-imports',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [collect(direct)] } })
      },
      'astro:config:done': ({ config }) => {
        file = new URL('script-imports.json', config.outDir)
      },
      'astro:build:done': () => {
        const all = Object.fromEntries(
          [...direct.keys()].map(name => [`/${name}`, [...reached(name, direct)].map(one => `/${one}`)]),
        )
        writeFileSync(file, JSON.stringify(all))
      },
    },
  }
}

/** @param {Map<string, readonly string[]>} direct @returns {import('vite').Plugin} */
function collect(direct) {
  return {
    name: 'script-imports',
    applyToEnvironment: environment => environment.name === 'client',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') direct.set(chunk.fileName, chunk.imports)
    },
  }
}

/** @param {string} name @param {Map<string, readonly string[]>} direct @returns {Set<string>} */
function reached(name, direct, seen = new Set()) {
  for (const one of direct.get(name) ?? []) {
    if (seen.has(one)) continue
    seen.add(one)
    reached(one, direct, seen)
  }
  return seen
}
