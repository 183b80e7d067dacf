/** A name with two pictures that differ; addresses are relative to the page. */
export type Row = { readonly name: string; readonly pixels: number; readonly before: string; readonly after: string }

/** The comparison as a page: before, after and difference side by side, the most different first. */
export function comparisonPage(rows: readonly Row[], alone: readonly string[]): string {
  const sections = rows.map(
    ({ name, pixels, before, after }) => `<section id="${name}">
<h2>${name} <small>${pixels} pixels</small></h2>
<div>${picture(before, 'before')}${picture(after, 'after')}${picture(`${name}.png`, 'difference')}</div>
</section>`,
  )
  return `<!doctype html>
<meta charset="utf-8">
<title>${rows.length} pictures differ</title>
<style>
body { font: 15px/1.4 sans-serif; margin: 1rem }
div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start }
figure { margin: 0 }
img { max-width: 100%; border: 1px solid #999 }
small { font-weight: normal }
</style>
<h1>${rows.length} pictures differ</h1>
<ul>${alone.map(line => `<li>${line}</li>`).join('')}</ul>
${sections.join('\n')}
`
}

function picture(address: string, caption: string): string {
  const url = encodeURI(address)
  return `<figure><figcaption>${caption}</figcaption><a href="${url}"><img loading="lazy" src="${url}" alt=""></a></figure>`
}
