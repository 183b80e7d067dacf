import { beforeEach, expect, test } from 'vitest'
import { currentWarnings } from '#server/alarms/warning-list.ts'
import { useApi } from '#tests/support/api-app.ts'

const api = useApi()

beforeEach(async () => {
  await api.orm.em.fork().execute('delete from publications')
})

const codes = async () => (await currentWarnings(api.orm.em.fork(), api.config, api.log)).warnings.map(({ code }) => code)
const publication = (state: string, age: string, error: object | null = null) =>
  api.orm.em
    .fork()
    .execute(`insert into publications (state, changes, queued_at, error) values (?, '[]', now() - ?::interval, ?::jsonb)`, [
      state,
      age,
      error && JSON.stringify(error),
    ])

test('the warnings tell of a publication that holds back pages, until a later one is live', async () => {
  await publication('failed', '1 minute', { code: 'RENDER_FAILED', pages: [], page_count: 1 })
  expect(await codes()).toContain('PUBLICATION_FAILED')
  await publication('live', '0 minutes')
  expect(await codes()).not.toContain('PUBLICATION_FAILED')
})

test('the warnings tell of a publication that failed while a later one passed it', async () => {
  await publication('failed', '1 minute', { code: 'WRITE_FAILED', pages: [], page_count: 0 })
  await publication('live', '0 minutes')
  expect(await codes()).toContain('PUBLICATION_FAILED')
})

test.each(['queued', 'publishing'])('the warnings tell of a publication that failed and is %s again', async state => {
  await publication(state, '11 minutes', { code: 'DISK_FULL', pages: [], page_count: 0 })
  expect(await codes()).toContain('PUBLICATION_FAILED')
  expect(await codes()).not.toContain('PUBLISHING_LATE')
})

test.each(['queued', 'publishing'])('the warnings tell of an edit that is %s for longer than ten minutes', async state => {
  await publication(state, '9 minutes')
  expect(await codes()).not.toContain('PUBLISHING_LATE')
  await publication(state, '11 minutes')
  expect(await codes()).toContain('PUBLISHING_LATE')
  expect((await api.visitor.get('/readyz')).json().warnings).toMatchObject([
    { code: 'PROXY_NOT_TRUSTED' },
    { code: 'PUBLISHING_LATE' },
  ])
})
