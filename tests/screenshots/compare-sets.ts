import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { inParallel } from '#common/in-parallel.ts'
import { comparisonPage, type Row } from './comparison-page.ts'
import { compare } from './comparison.ts'

/**
 * Compares two folders of pictures, says what differs, the most different first, and writes it with a picture of each
 * difference to `out` as a page for the browser.
 * @returns how many names differ or are in one folder alone
 */
export async function compareSets(before: string, after: string, out: string): Promise<number> {
  const [first, second] = [pictureNames(before), pictureNames(after)]
  const alone = [
    ...[...first].filter(name => !second.has(name)).map(name => `${name}: only in ${before}`),
    ...[...second].filter(name => !first.has(name)).map(name => `${name}: only in ${after}`),
  ]
  mkdirSync(out, { recursive: true })
  const rows: Row[] = []
  const both = [...first].filter(name => second.has(name))
  await inParallel(both, availableParallelism(), async name => {
    const file = `${name}.png`
    const { pixels, picture } = await compare(join(before, file), join(after, file))
    if (picture === null) return
    writeFileSync(join(out, file), picture)
    rows.push({ name, pixels, before: relative(out, join(before, file)), after: relative(out, join(after, file)) })
  })
  rows.sort((one, other) => other.pixels - one.pixels || one.name.localeCompare(other.name))
  writeFileSync(join(out, 'index.html'), comparisonPage(rows, alone))
  for (const { name, pixels } of rows) console.log(`${String(pixels).padStart(9)}  ${name}`)
  for (const line of alone) console.log(line)
  console.log(
    `${both.length} pictures compared, ${rows.length} differ, ${alone.length} in one folder alone: ${join(out, 'index.html')}`,
  )
  return rows.length + alone.length
}

function pictureNames(folder: string): Set<string> {
  const files = readdirSync(folder).filter(file => file.endsWith('.png'))
  return new Set(files.map(file => file.slice(0, -'.png'.length)))
}
