import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { SitePath } from '#common/paths.ts'
import { Answers } from '#content-build/content/query-results.ts'
import { NO_CONTENT } from '#content-build/content/snapshot.ts'
import { Graph } from '#content-build/plan/graph.ts'
import { PooledRender } from '#content-build/release/pooled-render.ts'
import type { RenderThreadHandle } from '#content-build/release/render-thread-handle.ts'
import { parsePolicies } from '#content-build/render/content-security-policy.ts'

const noSpace = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })

// Each thread asks for more pages than it gets at a time, so that one that goes on after the refusal would start again.
const PAGES = 600

test.each([
  ['the publisher’s own thread', true],
  ['another thread', false],
])('a disk that refuses a page of %s ends the publish, and blames no page', async (_which, isOwn) => {
  const addresses = Array.from({ length: PAGES }, (_, index): SitePath => `/uudised/${index}`)
  const log = { info() {}, error: (fields: object) => void logged.push(fields) }
  const logged: object[] = []
  let starts = 0
  const thread = {
    async sendContent() {
      starts += 1
    },
    async render() {
      await sleep(1)
      throw noSpace()
    },
  } as unknown as RenderThreadHandle
  const site = { render: () => sleep(1).then(() => Buffer.from('<p>page</p>')) }
  const onPage = () => {
    if (isOwn) throw noSpace()
  }
  const policies = parsePolicies({ site: "script-src 'self'; style-src 'self'", admin: '' })
  const work = { addresses, policies, graph: new Graph(), stagingDir: '/staging', onStaged() {}, onPage, log }
  const rendering = new PooledRender(site as never, new Answers(NO_CONTENT), work).renderOn([thread])
  await expect(rendering).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(starts, 'the thread is not started for the pages that are left').toBe(1)
  expect(logged, 'no page is blamed').toEqual([])
})
