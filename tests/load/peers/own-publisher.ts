/**
 * Publishes the catalogue with the product's own publisher, edits it, and prints the figures as JSON: a process of its
 * own, whose memory is measured from outside.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compiledSite } from '../../support/compiled-site.ts'
import { FolderPublisher } from '../../support/publishing.ts'
import { CATEGORIES, catalogueState } from './catalogue.ts'

const [folder = '', products = '1000', edits = '5'] = process.argv.slice(2)
const site = await compiledSite()
const { state, last } = catalogueState(Number(products))
const publisher = new FolderPublisher(site, state, folder)
const { total } = await publisher.publish()
// Since the process began, as the others are timed.
const full = performance.now()
const shelf = `tooted/kategooria-${Number(products) % CATEGORIES}`
const page = join(folder, 'site', shelf, `${last}.html`)
const list = join(folder, 'site', `${shelf}.html`)
const editTimes: number[] = []
for (let edit = 1; edit <= Number(edits); edit += 1) {
  const header = `Muudetud ${edit} kord`
  const editedAt = performance.now()
  state.update('product', last, { header })
  await publisher.publish()
  editTimes.push(performance.now() - editedAt)
  for (const file of [page, list]) if (!readFileSync(file, 'utf8').includes(header)) throw new Error(`${file} lacks the edit`)
}
console.log(JSON.stringify({ full, edits: editTimes, pages: total, bytes: readFileSync(page).length }))
