import { expect, test } from 'vitest'
import { seedOf } from '#tests/support/test-lengths.ts'
import { runSoak } from '../soak/soak.ts'

const SEED = seedOf('SOAK_SEED', 1)

/** One round with the embedded database. `npm run soak` does more rounds, also with several processes on one database. */
test(
  'under traffic, faults lose nothing that was answered, end no process and refuse no page that is there',
  { timeout: 600_000 },
  async ({ annotate }) => {
    const lines: string[] = []
    const options = { seed: SEED, rounds: 1, longMs: 2_000, betweenMs: 1_000 }
    const report = await runSoak({ kind: 'embedded', ...options, say: line => void lines.push(line) })
    const { badPages, lostEdits, lostMessages, lostMails, ended, live } = report
    expect({ badPages, lostEdits, lostMessages, lostMails, ended, notLive: live.notLive }).toEqual({
      badPages: [],
      lostEdits: [],
      lostMessages: [],
      lostMails: [],
      ended: [],
      notLive: 0,
    })
    // The soak did happen: there were faults, and each kind of traffic.
    expect(report.faults.length).toBeGreaterThan(1)
    expect(Math.min(report.pages, report.edits, report.messages)).toBeGreaterThan(0)
    const { pages, edits, messages } = report
    await annotate([...lines, `${pages} pages read, ${edits} edits and ${messages} messages answered`].join('; '))
  },
)
