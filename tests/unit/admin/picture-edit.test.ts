import { beforeEach, expect, test, vi } from 'vitest'
import { ALT } from '#common/localized-fields.ts'
import type { PictureDetails, PictureView } from '#server/pictures/picture.schemas.ts'
import { ApiProblem } from '#src/admin/api/api-client.ts'
import { PictureEdit } from '#src/admin/pictures/picture-edit.ts'
import { readPicture, updatePicture } from '#src/admin/pictures/pictures.api.ts'

vi.mock('#src/admin/pictures/pictures.api.ts', () => ({ readPicture: vi.fn(), updatePicture: vi.fn() }))

/** The server's picture, with the number of its version. */
let stored = { picture: {} as PictureView, version: 1 }
const answer = () => ({ body: stored.picture as PictureDetails, etag: `"${stored.version}"`, publicationId: null })
/** Called before the server saves. */
let beforeSaving = async () => {}

beforeEach(() => {
  stored = { picture: { id: 7, name: 'a.webp', ...ALT.pick({}) } as PictureView, version: 1 }
  beforeSaving = async () => {}
  vi.mocked(readPicture).mockImplementation(async () => answer())
  vi.mocked(updatePicture).mockImplementation(async (_id, words, ifMatch) => {
    await beforeSaving()
    if (ifMatch !== answer().etag)
      throw new ApiProblem({ type: 'about:blank', title: '', status: 412, code: 'STALE_VERSION', instance: '' })
    stored = { picture: { ...stored.picture, ...words }, version: stored.version + 1 }
    return answer()
  })
})

test('words that are typed during a save are unsaved after it, and saved by the next', async () => {
  const edit = new PictureEdit(stored.picture)
  edit.change({ alt: 'Roheline' })
  const typed = Promise.withResolvers<void>()
  beforeSaving = () => typed.promise
  const saving = edit.save()
  edit.change({ alt: 'Roheline tiik' })
  typed.resolve()
  await saving
  expect(stored.picture.alt).toBe('Roheline')
  expect([edit.isUnsaved, edit.$edit.get().fields.alt]).toEqual([true, 'Roheline tiik'])
  await edit.saveTyped()
  expect([edit.isUnsaved, stored.picture.alt]).toEqual([false, 'Roheline tiik'])
})

test('only a save that was asked for goes over another administrator’s words, which stay where none were typed', async () => {
  const edit = new PictureEdit(stored.picture)
  await vi.waitFor(() => expect(readPicture).toHaveBeenCalled())
  stored = { picture: { ...stored.picture, alt: 'Nende', alt_en: 'Theirs' }, version: 2 }
  edit.change({ alt: 'Minu' })
  await edit.saveTyped()
  expect(edit.$edit.get()).toMatchObject({ state: 'stale', fields: { alt: 'Minu', alt_en: 'Theirs' } })
  edit.change({ alt: 'Minu oma' })
  await edit.saveTyped()
  expect(stored.picture.alt).toBe('Nende')
  await edit.save()
  expect(stored.picture).toMatchObject({ alt: 'Minu oma', alt_en: 'Theirs' })
})

test.each(['during', 'after'])('words typed while a save meets another’s are not saved by leaving a field %s it', async when => {
  const edit = new PictureEdit(stored.picture)
  await vi.waitFor(() => expect(readPicture).toHaveBeenCalled())
  stored = { picture: { ...stored.picture, alt: 'Nende' }, version: 2 }
  edit.change({ alt: 'Minu' })
  const typed = Promise.withResolvers<void>()
  beforeSaving = () => typed.promise
  const saving = edit.saveTyped()
  edit.change({ alt_en: 'Mine' })
  const next = when === 'during' ? edit.saveTyped() : null
  typed.resolve()
  await saving
  await (next ?? edit.saveTyped())
  expect([edit.$edit.get().state, stored.picture.alt]).toEqual(['stale', 'Nende'])
  await edit.save()
  expect(stored.picture).toMatchObject({ alt: 'Minu', alt_en: 'Mine' })
})
