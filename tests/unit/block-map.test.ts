import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BlockMap } from '#content-build/content/block-map.ts'

type Row = { readonly name: string }
type Change = readonly [id: number, row: Row | null]

const inTens = (id: number) => Math.floor(id / 10)
const nothing = BlockMap.from<number, Row>([], inTens)
const edit = fc.array(fc.tuple(fc.nat(40), fc.option(fc.record({ name: fc.string() }))), { maxLength: 6 })
const edits = fc.array(edit, { maxLength: 20 })

test('a block map says what a map says, after any edits', () => {
  fc.assert(
    fc.property(edits, made => {
      const rows = made.reduce((before, changes) => before.with(changes), nothing)
      const expected = asMap(made.flat())
      expect(rowsOf(rows)).toEqual(expected)
      expect([rows.size, [...rows.values()].toSorted(byName)]).toEqual([expected.size, [...expected.values()].toSorted(byName)])
      expect(Array.from({ length: 41 }, (_, id) => rows.has(id))).toEqual(Array.from({ length: 41 }, (_, id) => expected.has(id)))
    }),
  )
})

test('an edit leaves the map before as it was, and names what leads from one to the other', () => {
  fc.assert(
    fc.property(edits, edit, (made, last) => {
      const before = made.reduce((rows, changes) => rows.with(changes), nothing)
      const after = before.with(last)
      expect(rowsOf(before)).toEqual(asMap(made.flat()))
      expect(rowsOf(before.with(before.changesTo(after)))).toEqual(asMap([...made, last].flat()))
      expect(before.changesTo(before)).toEqual([])
    }),
  )
})

function rowsOf(rows: BlockMap<number, Row>): Map<number, Row | undefined> {
  return new Map(rows.keys().map(id => [id, rows.get(id)]))
}

function asMap(changes: readonly Change[]): Map<number, Row> {
  const rows = new Map<number, Row>()
  for (const [id, row] of changes) {
    if (row) rows.set(id, row)
    else rows.delete(id)
  }
  return rows
}

function byName(a: Row, b: Row): number {
  return a.name < b.name ? -1 : Number(a.name > b.name)
}
