// Stands in the place of Vite’s helper for dynamic imports: import-fetched.mjs tells why.

/** The files that came or are coming, by address. */
const whole = new Map()

function fetchWhole(href) {
  const coming = whole.get(href) ?? fetchFile(href)
  whole.set(href, coming)
  coming.catch(() => whole.delete(href))
  return coming
}

async function fetchFile(href) {
  const answer = await fetch(href)
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}.`)
  await answer.arrayBuffer()
}

/**
 * @template Module
 * @param {() => Promise<Module>} load the dynamic import
 * @param {readonly string[]} [files] its script and those this imports, below the site's root
 */
async function fetchThenImport(load, files = []) {
  const came = new Set(Array.from(document.querySelectorAll('link[rel=modulepreload]'), link => link.href))
  const hrefs = files.map(file => new URL(`/${file}`, location.origin).href)
  await Promise.all(hrefs.filter(href => !came.has(href)).map(fetchWhole))
  return load()
}

/** The name by which Vite's output asks for it. */
export { fetchThenImport as __vitePreload }
