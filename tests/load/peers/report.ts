export type Measured = {
  readonly name: string
  /** Milliseconds for the whole site, and from one edit to its files. */
  readonly full: number
  readonly edit: number
  /** The list of the edited product did not show the edit. */
  readonly isListStale?: boolean
  /** Most memory at once. */
  readonly mib: number
  readonly pages: number
  /** Size of a product page. */
  readonly bytes: number
}

export function table(measured: readonly Measured[]): string {
  const head = '| | whole site | pages | pages a second | one edit | memory | product page |\n|---|--:|--:|--:|--:|--:|--:|'
  const rows = measured.map(
    ({ name, full, edit, isListStale, mib, pages, bytes }) =>
      `| ${name} | ${seconds(full)} | ${pages} | ${Math.round(pages / (full / 1000))} | ${duration(edit)}${isListStale ? ', list not' : ''} | ${Math.round(mib)} MiB | ${(bytes / 1000).toFixed(1)} kB |`,
  )
  return [head, ...rows].join('\n')
}

/** The measurements that readers ask for first. */
export function shortTable({ products, measured }: { products: number; measured: readonly Measured[] }): string {
  const rows = measured.map(
    ({ name, full, edit, isListStale, mib }) =>
      `| ${name} | ${duration(edit)}${isListStale ? ', list not' : ''} | ${seconds(full)} | ${Math.round(mib)} MiB |`,
  )
  return [`| ${products} products | one edit | whole site | memory |\n|---|--:|--:|--:|`, ...rows].join('\n')
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const duration = (ms: number) => (ms < 1000 ? `${Math.round(ms)} ms` : seconds(ms))

const WIDTH = 760
const BAR = { left: 290, most: 390, height: 16, step: 24 }

/** Bars of one edit and of the whole site, each on a scale of powers of ten. */
export function chart(tables: readonly { products: number; measured: readonly Measured[] }[]): string {
  const parts: string[] = []
  let y = 10
  for (const { products, measured } of tables) {
    for (const [what, of] of [
      ['one edit, until it is on disk', (one: Measured) => one.edit],
      ['whole site', (one: Measured) => one.full],
    ] as const) {
      y += 22
      parts.push(`<text x="0" y="${y}" font-weight="bold">${products} products: ${what} (logarithmic)</text>`)
      y += 10
      for (const one of measured) {
        const width = Math.max(2, (Math.log10(of(one)) / 6) * BAR.most)
        const fill = one === measured[0] ? '#9a5b3c' : '#b9b2aa'
        parts.push(
          `<text x="${BAR.left - 8}" y="${y + 12}" text-anchor="end">${one.name}</text><rect x="${BAR.left}" y="${y}" width="${width.toFixed(1)}" height="${BAR.height}" fill="${fill}"/><text x="${(BAR.left + width + 6).toFixed(1)}" y="${y + 12}">${duration(of(one))}</text>`,
        )
        y += BAR.step
      }
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y + 10}" font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="#fff"/>${parts.join('\n')}</svg>\n`
}
