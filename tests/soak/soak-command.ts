/**
 * `npm run soak [-- --kind embedded|external|both --rounds 3 --seed 1 --long 60 --between 5 --only killed --postgres BINDIR]`:
 * the faults of an operator's week, under readers, an editor and senders. Exits with 1 when the product refused a page, lost
 * an answered edit or message or did not publish it, was ready late, or a process ended by itself; also when no fault happened.
 */
import { parseArgs } from 'node:util'
import { wholeNumber } from '../support/whole-number.ts'
import { runSoak, type SoakReport } from './soak.ts'
import type { WorldKind } from './world.ts'

const READY_GOAL_MS = 10_000
const MAX_TOLD = 20

const { values } = parseArgs({
  options: {
    kind: { type: 'string', default: 'both' },
    rounds: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    long: { type: 'string', default: '60' },
    between: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    postgres: { type: 'string' },
  },
})
const KINDS: readonly WorldKind[] = ['embedded', 'external']
const kinds = KINDS.filter(kind => kind === values.kind || values.kind === 'both')
if (kinds.length === 0) throw new Error(`--kind wants embedded, external or both, not "${values.kind}"`)

const options = {
  seed: wholeNumber('seed', values.seed, 0),
  rounds: wholeNumber('rounds', values.rounds),
  only: values.only,
  postgresBinDir: values.postgres,
  longMs: wholeNumber('long', values.long, 0) * 1000,
  betweenMs: wholeNumber('between', values.between, 0) * 1000,
  say: (line: string) => print(`  ${line}`),
}

let isSound = true
for (const kind of kinds) {
  print(`\n${kind}`)
  const report = await runSoak({ ...options, kind })
  const troubles = troublesOf(report)
  tell(report, troubles)
  isSound &&= troubles.length === 0
}
process.exit(isSound ? 0 : 1)

/** Each in one line; none: the product bore it all. */
function troublesOf({ faults, live, ...report }: SoakReport): string[] {
  return [
    ...report.badPages,
    ...report.lostEdits,
    ...report.lostMessages,
    ...report.lostMails,
    ...report.ended,
    ...(live.notLive === 0 ? [] : [`${live.notLive} publications are not live`]),
    ...faults
      .filter(({ readyMs }) => readyMs > READY_GOAL_MS)
      .map(({ name, readyMs }) => `${name}: ready only after ${readyMs} ms`),
    ...(faults.length === 0 ? ['no fault happened'] : []),
  ]
}

function tell(report: SoakReport, troubles: readonly string[]): void {
  print(`  ${report.faults.length} faults; ready at the latest ${Math.max(0, ...report.faults.map(({ readyMs }) => readyMs))} ms after
  ${report.pages} pages read, ${report.badPages.length} refused or cut, ${report.missedPages} missed while site/ was deleted
  ${report.edits} edits answered, ${report.lostEdits.length} lost, ${report.live.notLive} not live; live after ${report.live.medianMs} ms (median), ${report.live.maxMs} ms at most; ${report.refusedEdits} refused
  ${report.messages} messages answered, ${report.lostMessages.length} lost, ${report.lostMails.length} mails lost; ${report.refusedMessages} tries refused
  ${report.ended.length} processes ended by themselves`)
  for (const trouble of troubles.slice(0, MAX_TOLD)) print(`  ! ${trouble}`)
  if (troubles.length > MAX_TOLD) print(`  ! and ${troubles.length - MAX_TOLD} more`)
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
