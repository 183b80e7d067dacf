import { expect, test } from 'vitest'
import type { SitePath } from '#common/paths.ts'
import { FailureLog } from '#content-build/process/failure-log.ts'
import { HeldPageLog } from '#content-build/process/held-page-log.ts'
import type { HeldPage } from '#content-build/release/held-pages.ts'
import type { PublisherLog } from '#content-build/release/publisher-log.ts'

const NONE: ReadonlySet<string> = new Set()

function noted(): { log: PublisherLog; told: string[] } {
  const told: string[] = []
  const note = (fields: object, message: string) => {
    told.push(`${message} ${String(Object.entries(fields).find(([name]) => name.startsWith('page'))?.[1] ?? '')}`.trim())
  }
  return { log: { info: note, error: note }, told }
}

const held = (...addresses: SitePath[]): HeldPage[] =>
  addresses.map(address => ({ address, isKept: true, reason: 'status 500', queries: [] }))

test('a page that cannot be built is logged once, again after it could be, and what is mended is named', () => {
  const { log, told } = noted()
  const pages = new HeldPageLog(log)
  pages.tell(held('/a'), NONE)
  pages.tell(held('/a', '/b'), new Set(['/a']))
  pages.tell(held('/b'), new Set(['/a', '/b']))
  pages.tell(held('/a', '/b'), new Set(['/b']))
  const broken = 'a page could not be built; visitors see its earlier version'
  expect(told).toEqual([`${broken} /a`, `${broken} /b`, 'pages that could not be built are up to date /a', `${broken} /a`])
})

test('a held product whose category gets another name is no new page, and its former address no mended one', () => {
  const { log, told } = noted()
  const pages = new HeldPageLog(log)
  pages.tell(held('/ru/tooted/enne/12'), NONE)
  pages.tell(held('/ru/tooted/nüüd/12'), new Set(['/ru/tooted/enne/12']))
  expect(told).toEqual(['a page could not be built; visitors see its earlier version /ru/tooted/enne/12'])
})

test('of many pages that cannot be built twenty are named, and the rest is counted', () => {
  const { log, told } = noted()
  new HeldPageLog(log).tell(held(...Array.from({ length: 30 }, (_, number): SitePath => `/${number}`)), NONE)
  expect([told.length, told.at(-1)]).toEqual([21, 'more pages could not be built 30'])
})

test('a full disk is logged once until something else fails or a publish succeeds', () => {
  const { log, told } = noted()
  const failures = new FailureLog(log)
  const fail = (code: 'DISK_FULL' | 'UNKNOWN') => failures.failed(new Error(code), { code, pages: [], page_count: 0 }, [1])
  const full = 'publishing waits for room on the disk; it is tried every few seconds'
  for (const _ of [1, 2]) fail('DISK_FULL')
  fail('UNKNOWN')
  for (const _ of [1, 2]) fail('DISK_FULL')
  failures.succeeded()
  fail('DISK_FULL')
  expect(told.map(line => line.replace(/ \d+$/, ''))).toEqual([full, 'publishing failed', full, full])
})
