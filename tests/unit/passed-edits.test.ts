import { expect, test } from 'vitest'
import { PassedEdits } from '#content-build/deliver/passed-edits.ts'

const PAUSE_MS = 5_000

/** With the files and publications of one edit, and a clock that begins at `now.ms`. */
function passedEdits() {
  const now = { ms: 1_000 }
  const edits = new PassedEdits(() => now.ms)
  edits.addFiles(new Set(['a.html']))
  edits.addWritten([7])
  return { edits, now }
}

test('a round that is repeated names its files and publications once', () => {
  const { edits } = passedEdits()
  edits.addFiles(new Set(['a.html', 'b.html']))
  edits.addWritten([7, 8])
  expect(edits.untold).toEqual({ files: new Set(['a.html', 'b.html']), ids: [7, 8] })
  expect([edits.lacksSome([7, 8]), edits.lacksSome([8, 9])]).toEqual([false, true])
})

test('after a failure files of the site itself wait for a pause, an edit does not', () => {
  const { edits, now } = passedEdits()
  edits.tellingFailed({ pauseMs: PAUSE_MS })
  expect([edits.isDue({ hasEdit: false }), edits.isDue({ hasEdit: true })]).toEqual([false, true])
  now.ms += PAUSE_MS
  expect(edits.isDue({ hasEdit: false })).toBe(true)
})

test('once all is told nothing is due, and an earlier failure keeps the next files waiting no more', () => {
  const { edits } = passedEdits()
  edits.tellingFailed({ pauseMs: PAUSE_MS })
  edits.told()
  expect(edits.untold).toEqual({ files: new Set(), ids: [] })
  expect(edits.isDue({ hasEdit: false })).toBe(false)
  edits.addFiles(new Set(['logo.svg']))
  expect(edits.isDue({ hasEdit: false })).toBe(true)
})
