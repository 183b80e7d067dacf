import { expect, test } from 'vitest'
import { Publisher } from '#content-build/process/publisher.ts'
import { ReleaseStore } from '#content-build/release/release-store.ts'
import type { CompiledSite } from '#content-build/render/compiled-site.ts'
import { compiledSite } from '../support/compiled-site.ts'
import { demoMedia } from '../support/demo-media.ts'
import { emptyDatabase, publication, saveFeedback } from '../support/publishing-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

test('a stop in the middle of a publish is no failure of its edits, and they go live after the next start', async () => {
  const { orm } = await emptyDatabase()
  const stopping = new AbortController()
  const compiled = await compiledSite()
  let isStopDue = false
  const site: CompiledSite = {
    ...compiled,
    render(address, content) {
      // In the middle: the publish has begun, and no page is released yet.
      if (isStopDue) stopping.abort()
      return compiled.render(address, content)
    },
  }
  const errors: string[] = []
  const log = { info() {}, error: (_fields: object, message: string) => void errors.push(message) }
  const publisher = new Publisher({ orm, site, store: new ReleaseStore(temporaryFolder()), pictures: demoMedia, log })
  publisher.begin({ signal: stopping.signal })
  await publisher.publishWaiting()
  const id = await saveFeedback(orm, '<p>Peatamise ajal</p>')
  isStopDue = true
  await expect(publisher.publishWaiting()).rejects.toThrow('aborted')
  expect(await publication(orm, id)).toMatchObject({ state: 'publishing', error: null })
  expect(errors).toEqual([])

  isStopDue = false
  // As another process starts: nothing is remembered, and no signal stops it.
  publisher.begin({})
  await publisher.publishWaiting()
  expect((await publication(orm, id)).state).toBe('live')
})
