import { expect, test, vi } from 'vitest'
import { canRetry, UploadQueue } from '#src/admin/pictures/upload-queue.ts'

/** What the server answers to each file, by its name: a code that refuses it, or a picture. */
const answers = vi.hoisted(() => new Map<string, string>())
/** The answers that wait, by the file's name. */
const held = vi.hoisted(() => new Map<string, Promise<void>>())
const asked = vi.hoisted((): string[] => [])
vi.mock('#src/admin/pictures/upload-picture.ts', () => ({
  localPreview: async () => null,
  uploadPicture: async ({ name }: File) => {
    asked.push(name)
    await held.get(name)
    const code = answers.get(name)
    if (code !== undefined) throw Object.assign(new Error(code), { code })
    return { name }
  },
}))

const files = (...names: string[]) => names.map(name => new File(['x'], name))
const states = (queue: UploadQueue) => queue.$uploads.get().map(({ file, state }) => `${file.name} ${state}`)

test('trouble that is not of one file holds the others until it is tried again: one press goes on with all', async () => {
  const queue = new UploadQueue()
  answers.set('b.jpg', 'UNAVAILABLE')
  queue.add(files('a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'))
  await vi.waitFor(() => expect(states(queue)).toEqual(['b.jpg failed', 'c.jpg waiting', 'd.jpg waiting']))
  expect(asked.splice(0)).toEqual(['a.jpg', 'b.jpg'])
  answers.clear()
  queue.retry(queue.$uploads.get()[0]?.id ?? 0)
  await vi.waitFor(() => expect(states(queue)).toEqual([]))
  expect(asked.splice(0)).toEqual(['b.jpg', 'c.jpg', 'd.jpg'])
})

test('the others go on where a file itself is refused, and where the one that held them is given up', async () => {
  const queue = new UploadQueue()
  answers.set('a.jpg', 'PICTURE_DAMAGED')
  answers.set('b.jpg', 'TOO_MANY_REQUESTS')
  queue.add(files('a.jpg', 'b.jpg', 'c.jpg'))
  await vi.waitFor(() => expect(states(queue)).toEqual(['a.jpg failed', 'b.jpg failed', 'c.jpg waiting']))
  queue.dismiss(queue.$uploads.get()[1]?.id ?? 0)
  await vi.waitFor(() => expect(states(queue)).toEqual(['a.jpg failed']))
  expect(asked.splice(0)).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
})

test('a file that cannot be read does not hold the others, and can be tried again', async () => {
  const queue = new UploadQueue()
  answers.clear()
  answers.set('a.jpg', 'FILE_UNREADABLE')
  queue.add(files('a.jpg', 'b.jpg'))
  await vi.waitFor(() => expect(states(queue)).toEqual(['a.jpg failed']))
  expect(asked.splice(0)).toEqual(['a.jpg', 'b.jpg'])
  expect(queue.$uploads.get().map(canRetry)).toEqual([true])
})

test('closing gives up everything: what waited is not sent', async () => {
  const queue = new UploadQueue()
  answers.clear()
  const { promise, resolve } = Promise.withResolvers<void>()
  held.set('d.jpg', promise)
  queue.add(files('d.jpg', 'e.jpg'))
  await vi.waitFor(() => expect(asked).toEqual(['d.jpg']))
  queue.close()
  expect(states(queue)).toEqual([])
  resolve()
  const next = new UploadQueue()
  next.add(files('f.jpg'))
  await vi.waitFor(() => expect(asked).toContain('f.jpg'))
  expect(asked.splice(0)).toEqual(['d.jpg', 'f.jpg'])
})
