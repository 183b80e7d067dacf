/**
 * A publisher that a test is about to kill: publishes one edit after another, the same ones for the same seed. Before it
 * publishes an edit, it writes to `folder/step` how many were made: a database would have committed that one by then.
 *
 * Arguments: the folder, the seed, the number of the first edit. With a fourth, N, it kills itself just before it moves the Nth
 * file into place.
 */
import fs, { renameSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { compiledSite } from './compiled-site.ts'
import { companyAfter, editsOf } from './edit-history.ts'
import { FolderPublisher } from './publishing.ts'

const [folder, seed, first, deadlyMove] = process.argv.slice(2)
if (!folder || !seed || !first) throw new Error('crashing-publisher.ts wants a folder, a seed and the number of the first edit')
if (deadlyMove) endBeforeMove(Number(deadlyMove))
const edits = editsOf(Number(seed))
const state = companyAfter(edits, Number(first))
const publisher = new FolderPublisher(await compiledSite(), state, folder)
process.stdout.write('publishing\n')
await publisher.publish()

let step = Number(first)
for (const edit of edits.slice(step)) {
  edit.apply(state)
  step += 1
  writeFileSync(join(folder, 'step.partial'), String(step))
  renameSync(join(folder, 'step.partial'), join(folder, 'step'))
  await publisher.publish()
}

function endBeforeMove(deadly: number): void {
  const move = fs.renameSync
  let moves = 0
  fs.renameSync = (from, to) => {
    if (String(from).includes('/staging/') && (moves += 1) === deadly) process.kill(process.pid, 'SIGKILL')
    move(from, to)
  }
  syncBuiltinESMExports()
}
