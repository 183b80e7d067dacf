import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { finishLost } from '#src/admin/editor/lost-saves.ts'

const PRODUCTS = { entity: 'product', path: '/api/products' } as const

/** What the server has of the item. */
let kept: Readonly<Record<string, unknown>>

type Sent = { readonly method: string; readonly body?: string }

const answerTo = (path: string, { method, body = '' }: Sent): object => {
  if (path.startsWith('/api/publications?')) return [{ id: 3 }]
  return method === 'PUT' ? (JSON.parse(body) as object) : kept
}

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('fetch', async (path: string, request: Sent) => Response.json(answerTo(path, request)))
})
afterEach(() => vi.unstubAllGlobals())

test('a lost save is known by what the server made of it: tidy lines and addresses, and copies of foreign pictures', async () => {
  const find = (header: string, image: string) =>
    finishLost(PRODUCTS, { id: 7, lost: [{ header, image }], input: { header: 'Lõhn ja küünal', image } })
  kept = { id: 7, header: 'Lõhn', image: '/media/minu/1.webp' }
  for (const image of ['/media/minu/1.webp', 'https://pildid.example/minu.jpg', 'https://pildid.example/minu pilt.jpg'])
    expect((await find('Lõhn ', image))?.body, image).toEqual({ ...kept, header: 'Lõhn ja küünal' })
  for (const image of ['/media/minu/2.webp', '/media minu/1.webp', 'http://pildid.example/minu.jpg'])
    expect(await find('Lõhn', image), image).toBeNull()
  expect(await find('Lõhnad', '/media/minu/1.webp')).toBeNull()
  kept = { ...kept, image: '/media/minu%20pilt/1.webp' }
  expect(await find('Lõhn', '/media/minu pilt/1.webp')).not.toBeNull()
})
