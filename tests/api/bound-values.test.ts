import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Setting } from '#server/settings/setting.entity.ts'
import { useApi } from '#tests/support/api-app.ts'
import { lengthOf } from '#tests/support/test-lengths.ts'

const api = useApi()
const SHOWN = 'select query, ?::text as value from pg_stat_activity where pid = pg_backend_pid()'

test('a value reaches the database beside the statement, not in it', async () => {
  const [row] = await api.orm.em.fork().execute<{ query: string; value: string }[]>(SHOWN, ["keegi'; drop table products; --"])
  expect(row?.value).toBe("keegi'; drop table products; --")
  expect(row?.query).toContain('select query, $1::text as value')
})

test('what is saved is read as it was, whatever signs it has', async () => {
  const texts = fc.oneof(
    fc.constantFrom(
      "'",
      '"',
      '\\',
      "\\'",
      '?',
      '??',
      '\\?',
      '$1',
      '$$',
      ':name',
      '%',
      '--',
      '/*',
      '\n',
      '\u2028',
      '😀',
      '1',
      'null',
    ),
    fc.string({ unit: 'grapheme' }).filter(text => !text.includes('\0')),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(texts, { maxLength: 4 }), async parts => {
      const [row] = await api.orm.em.fork().execute('select ?::text as a, ?::jsonb as b', [parts.join(''), { parts }])
      expect(row).toEqual({ a: parts.join(''), b: { parts } })
      const found = await api.orm.em.fork().find(Setting, { key: { $in: parts } })
      expect(found).toEqual([])
    }),
    { numRuns: lengthOf('BOUND_VALUES'), seed: 1 },
  )
})
