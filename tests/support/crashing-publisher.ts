/**
 * A publisher that a test is about to kill: publishes one edit after another, the same ones for the same seed.
 * Arguments: folder, seed, number of the first edit. Notes each edit in `folder/step` before it publishes it, as the
 * database would have it committed.
 */
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compiledSite } from './compiled-site.ts'
import { companyAfter, editsOf } from './edit-history.ts'
import { FolderPublisher } from './publishing.ts'

const [folder = '', seed = '', first = ''] = process.argv.slice(2)
const edits = editsOf(Number(seed))
const state = companyAfter(edits, Number(first))
const publisher = new FolderPublisher(await compiledSite(), state, folder)
process.stdout.write('publishing\n')
await publisher.publish()

for (let step = Number(first); step < edits.length; step += 1) {
  edits[step]?.apply(state)
  writeFileSync(join(folder, 'step.partial'), String(step + 1))
  renameSync(join(folder, 'step.partial'), join(folder, 'step'))
  await publisher.publish()
}
