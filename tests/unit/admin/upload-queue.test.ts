import { expect, test, vi } from 'vitest'
import { UploadQueue } from '#src/admin/pictures/upload-queue.ts'

/** What the server answers to each file, by its name: a code that refuses it, or a picture. */
const answers = vi.hoisted(() => new Map<string, string>())
const asked = vi.hoisted((): string[] => [])
vi.mock('#src/admin/pictures/upload-picture.ts', () => ({
  localPreview: async () => null,
  uploadPicture: async ({ name }: File) => {
    asked.push(name)
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
  queue.add(files('d.jpg', 'e.jpg'))
  queue.close()
  expect(states(queue)).toEqual([])
  await vi.waitFor(() => expect(asked).toEqual([]))
})
