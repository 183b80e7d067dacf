import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PRODUCTS_PER_PAGE } from '#src/content/content-reader.ts'
import type { CataloguePage } from './catalogue.ts'
import { RENDER_MODULE, type Skeleton, type Skeletons } from './templates.ts'

/** Writes a project's files: by name below its folder. */
function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

const contentFile = ({ path }: CataloguePage) => join('content', `${path}.html`)

/** A page for each entry of `getStaticPaths`, with the key by which Astro's experimental incremental build knows it. */
export function astroProject(folder: string, pages: readonly CataloguePage[], skeletons: Skeletons, isIncremental: boolean) {
  const saveAll = (all: readonly CataloguePage[]) => write(folder, { 'catalogue.json': JSON.stringify(all) })
  write(folder, {
    'package.json': '{ "type": "module", "private": true }',
    'skeletons.json': JSON.stringify(skeletons),
    'render.mjs': RENDER_MODULE,
    'astro.config.mjs': `export default { build: { format: 'file' }, devToolbar: { enabled: false }, experimental: { incrementalBuild: ${isIncremental} } }\n`,
    'src/pages/[...path].astro': `---
  import { readFileSync } from 'node:fs'
  import { pathToFileURL } from 'node:url'
const { page } = await import(/* @vite-ignore */ pathToFileURL(process.cwd() + '/render.mjs').href)
export async function getStaticPaths() {
  const { shown } = await import(/* @vite-ignore */ pathToFileURL(process.cwd() + '/render.mjs').href)
  const pages = JSON.parse(readFileSync('catalogue.json', 'utf8'))
  const shelves = Map.groupBy(pages.filter(({ kind }) => kind === 'product'), ({ shelf }) => shelf)
  return pages.map(data => {
    const products = data.kind === 'list' ? shown(shelves.get(data.shelf) ?? []) : []
    return {
      params: { path: data.path === 'index' ? undefined : data.path.replace(/\\/index$/, '') },
      props: { data, products },
      ${isIncremental ? 'cacheKey: JSON.stringify([data, products]),' : ''}
    }
  })
}
---
<Fragment set:html={page(Astro.props.data, Astro.props.products)} />
`,
  })
  saveAll(pages)
  return {
    output: join(folder, 'dist'),
    save: (page: CataloguePage) => saveAll(pages.map(one => (one.path === page.path ? page : one))),
    fileOf: ({ path }: CataloguePage) => join(folder, 'dist', `${path.replace(/\/index$/, '')}.html`),
  }
}

export function eleventyProject(folder: string, pages: readonly CataloguePage[], skeletons: Skeletons) {
  const text = (page: CataloguePage) => {
    const tags = page.kind === 'product' ? [page.shelf] : []
    // Tells its incremental build which pages rest on an edited product.
    const uses = page.kind === 'list' ? { eleventyImport: { collections: [page.shelf] } } : {}
    const front = { ...page, ...uses, tags, permalink: `/${page.path}.html`, layout: 'page.11ty.js' }
    return `---json\n${JSON.stringify(front)}\n---\n`
  }
  write(folder, {
    'package.json': '{ "type": "module", "private": true }',
    'skeletons.json': JSON.stringify(skeletons),
    'render.mjs': RENDER_MODULE,
    'eleventy.config.js': `export default config => {
  config.setServerPassthroughCopyBehavior('passthrough')
  return { dir: { input: 'content', includes: '../layouts', output: 'dist' }, htmlTemplateEngine: false }
}
`,
    'layouts/page.11ty.js': `import { page } from '../render.mjs'
export const render = data => page(data, data.kind === 'list' ? (data.collections[data.shelf] ?? []).map(item => item.data) : [])
`,
    ...Object.fromEntries(pages.map(page => [contentFile(page), text(page)])),
  })
  return {
    output: join(folder, 'dist'),
    save: (page: CataloguePage) => write(folder, { [contentFile(page)]: text(page) }),
    fileOf: ({ path }: CataloguePage) => join(folder, 'dist', `${path}.html`),
  }
}

/** Text templates, without Go's contextual escaping: Hugo's fastest way. */
export function hugoProject(folder: string, pages: readonly CataloguePage[], skeletons: Skeletons) {
  const text = ({ path, kind, locale, title, ...rest }: CataloguePage) =>
    `${JSON.stringify({ title, url: `/${path}.html`, layout: `${kind}-${locale}`, ...rest, headless: false })}\n`
  const template = (skeleton: Skeleton, subject = '.') => {
    const value = (name: string) => (name === 'title' ? `{{ ${subject}Title }}` : `{{ ${subject}Params.${name} }}`)
    const plain = (html: string) => html.replaceAll('{{', '{{ "{{" }}')
    return skeleton.map((part, at) => (at % 2 ? value(part) : plain(part))).join('')
  }
  const list = (locale: string) => {
    const { list: [before = '', , after = ''] = [], cards = [] } = skeletons[locale] ?? {}
    const [first = '', second = '', other = ''] = cards.map(card => template(card))
    const range = `{{ range $at, $product := first ${PRODUCTS_PER_PAGE} (sort (where (where site.RegularPages "Params.shelf" .Params.shelf) "Params.number" ">" 0) "Params.number" "desc") }}`
    return `${template([before])}${range}{{ if eq $at 0 }}${first}{{ else if eq $at 1 }}${second}{{ else }}${other}{{ end }}{{ end }}${template([after])}`
  }
  const contentName = ({ path }: CataloguePage) => join('content', `${path.replace(/index$/, 'avaleht')}.html`)
  write(folder, {
    'config.json': JSON.stringify({
      baseURL: 'https://aroomikoda.example/',
      disableKinds: ['taxonomy', 'term', 'RSS', 'sitemap', 'robotsTXT', '404', 'home', 'section'],
      outputFormats: {
        HTML: { mediaType: 'text/html', baseName: 'index', isHTML: true, isPlainText: true, permalinkable: true },
      },
      outputs: { page: ['HTML'] },
    }),
    ...Object.fromEntries(
      Object.entries(skeletons).flatMap(([locale, { product, home }]) => [
        [`layouts/_default/product-${locale}.html`, template(product)],
        [`layouts/_default/list-${locale}.html`, list(locale)],
        [`layouts/_default/home-${locale}.html`, template(home)],
      ]),
    ),
    ...Object.fromEntries(pages.map(page => [contentName(page), text(page)])),
  })
  return {
    output: join(folder, 'public'),
    save: (page: CataloguePage) => write(folder, { [contentName(page)]: text(page) }),
    fileOf: ({ path }: CataloguePage) => join(folder, 'public', `${path}.html`),
  }
}
