/**
 * Gathers what the administrators' pages share into a few scripts. By itself the bundler makes a chunk for each set of pages
 * that share modules: two dozen small ones for an editor, a request each, and packed apart.
 *
 * What goes where follows from who imports it, not from its name: `editor` is what most editors need and nobody else,
 * `admin` what other pages of administrators share with them, `react` what all islands run on. What a visitor's script
 * imports as well stays out, so that it loads nothing of these; nor do the pages for logging in.
 *
 * @returns {import('vite').Plugin}
 */
export function adminChunks() {
  return {
    name: 'admin-chunks',
    applyToEnvironment: environment => environment.name === 'client',
    // An entry of its own may get further exports: the groups below ask for it.
    options: options => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    outputOptions: options => ({
      ...options,
      entryFileNames: ({ name }) => `_astro/${name.replace(ASTRO_SCRIPT, '')}.[hash].js`,
      codeSplitting: { includeDependenciesRecursively: false, groups: [{ debugName: 'admin', name: chunkOf }] },
    }),
  }
}

/** @typedef {{ getModuleInfo(id: string): { isEntry: boolean, importers: string[], dynamicImporters: string[] } | null }} Graph */

const REACT = /\/node_modules\/(?:react|react-dom|scheduler|@astrojs\/react)\//
const ADMINISTRATORS = /\/src\/features\/admin\/(?!login\/\w+Page\.tsx)/
const EDITOR = /Editor(?:\.tsx|Page\.astro\?.*)$/
/** What Astro appends to the name of a component for its script: 37 letters that each page would bring. */
const ASTRO_SCRIPT = /\.astro_astro_type_script_index_\d+_lang$/
/** What fewer editors share stays in a chunk of its own: the others would load it for nothing. */
const EDITORS = 3

/** @param {string} id @param {Graph} graph @returns {string | null} */
function chunkOf(id, graph) {
  if (REACT.test(id)) return 'react'
  const roots = rootsOf(id, graph)
  if (!roots.every(root => ADMINISTRATORS.test(root))) return null
  const pages = roots.filter(root => graph.getModuleInfo(root)?.isEntry)
  const editors = pages.filter(page => EDITOR.test(page))
  if (editors.length < EDITORS) return null
  return editors.length === pages.length ? 'editor' : 'admin'
}

/**
 * The scripts that load a module at once: entries, and what is imported on demand.
 *
 * @param {string} id
 * @param {Graph} graph
 */
function rootsOf(id, graph) {
  /** @type {Set<string>} */
  const roots = new Set()
  const seen = new Set([id])
  for (const one of seen) {
    const info = graph.getModuleInfo(one)
    if (!info) continue
    if (info.isEntry || info.dynamicImporters.length > 0) roots.add(one)
    for (const importer of info.importers) seen.add(importer)
  }
  return [...roots]
}
