import { beforeAll, expect, test } from 'vitest'
import type { PublicationView, UndoConflict } from '#server/publication-queue/publication.schemas.ts'
import { useApi } from '#tests/support/api-app.ts'
import { type ApiClient, publicationOf, statusCodes } from '#tests/support/api-requests.ts'
import { aPost, create, createAdministrator, logIn } from '#tests/support/builders.ts'

const api = useApi()
let colleague: ApiClient
beforeAll(async () => {
  colleague = await logIn(api.visitor, await createAdministrator(api.orm))
})

const undo = (id: number, body: unknown) => api.administrator.post(`/api/publications/${id}/undo`, body)
const read = async (id: number) => (await api.administrator.get(`/api/publications/${id}`)).json() as PublicationView

test('a forced undo goes over what the administrator saw alone: what was changed since stops it, and is shown', async () => {
  const post = await create(api.administrator, '/api/posts', aPost())
  const [url, longText] = [`/api/posts/${post.id}`, `<p>${'Pikk tekst. '.repeat(60)}`]
  const saved = await api.administrator.put(url, { ...post, header: 'Minu', body: `${longText}minu</p>` })
  await colleague.put(url, { ...post, header: 'Minu', body: `${longText}tema</p>` })
  const conflict = await conflictOf(publicationOf(saved))
  expect(conflict?.fields).toMatchObject([{ name: 'body', before: `${longText}tema</p>`, after: post['body'], is_cut: false }])
  const over = [conflict?.publication_id]
  await colleague.put(url, { ...post, header: 'Tema', body: `${longText}tema</p>` })
  const newer = await conflictOf(publicationOf(saved), { force: true, over })
  expect(newer?.fields.map(({ name }) => name).sort()).toEqual(['body', 'header'])
  expect((await undo(publicationOf(saved), { force: true, over: [newer?.publication_id] })).statusCode).toBe(201)
  expect((await api.visitor.get(url)).json()).toEqual(post)
})

test('undos at once that bring the same row back are each done once, and the row is there', async () => {
  for (let round = 0; round < 3; round += 1) {
    const post = await create(api.administrator, '/api/posts', aPost())
    const edited = await api.administrator.put(`/api/posts/${post.id}`, { ...post, header: 'Muudetud' })
    const deleted = await api.administrator.delete(`/api/posts/${post.id}`)
    const ids = [publicationOf(edited), publicationOf(deleted)]
    const answers = await Promise.all(ids.map(id => Promise.all([undo(id, { force: true }), undo(id, { force: true })])))
    for (const ofOne of answers) {
      expect(statusCodes(ofOne)).toEqual([201, 409])
      expect(ofOne.find(({ statusCode }) => statusCode === 409)?.json()).toHaveProperty('code', 'ALREADY_UNDONE')
    }
    expect((await api.visitor.get(`/api/posts/${post.id}`)).statusCode).toBe(200)
  }
})

test('what follows from other fields alone is no change to undo', async () => {
  const views = { before: { id: 7, name: 'a.jpg', variants: [] }, after: { id: 7, name: 'a.jpg', variants: ['320.webp'] } }
  const changes = [{ entity: 'picture', id: 7, label: 'a.jpg', ...views }]
  const [row] = await api.orm.em
    .fork()
    .execute<{ id: number }[]>(
      `insert into publications (state, changes, queued_at) values ('live', ?::jsonb, now()) returning id`,
      [JSON.stringify(changes)],
    )
  expect(await read(row?.id ?? 0)).toMatchObject({ can_undo: false })
  expect((await undo(row?.id ?? 0, {})).json()).toMatchObject({ status: 409, code: 'NOT_UNDOABLE' })
})

/** The one conflict for which an undo is refused. */
async function conflictOf(id: number, body: unknown = {}): Promise<UndoConflict | undefined> {
  const answer = (await undo(id, body)).json() as { code: string; conflicts: UndoConflict[] }
  expect(answer).toMatchObject({ status: 409, code: 'CHANGED_SINCE' })
  expect(answer.conflicts).toHaveLength(1)
  return answer.conflicts[0]
}
