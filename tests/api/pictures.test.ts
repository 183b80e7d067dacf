import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { MAX_PICTURE_BYTES } from '#common/picture-limits.ts'
import { startPictureWorker } from '#server/app/picture-worker.ts'
import { queueForgetting } from '#server/pictures/picture-jobs.ts'
import { Picture } from '#server/pictures/picture.entity.ts'
import type { PictureView } from '#server/pictures/picture.schemas.ts'
import { ORIGIN, useApi } from '#tests/support/api-app.ts'
import { publicationOf, sessionCookie } from '#tests/support/api-requests.ts'
import { createAdministrator } from '#tests/support/builders.ts'
import { animatedPng, aPhoto, aPlainPicture, aSeeThroughPicture, pngBomb, upload } from '#tests/support/picture-files.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'aroomikoda-test-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const api = useApi({ env: { DATA_DIR: dataDir } })

const COLOURS = { jpeg: '#102030', png: '#203040', webp: '#304050', avif: '#405060' }
const hashOf = (picture: PictureView) => picture.url.split('/')[2] as string
const folderOf = (picture: PictureView) => join(dataDir, 'media', hashOf(picture))
const kept = () => (existsSync(join(dataDir, 'media')) ? readdirSync(join(dataDir, 'media')).length : 0)

async function uploaded(bytes: Uint8Array, name?: string): Promise<PictureView> {
  const answer = await upload(api.administrator, bytes, name)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}

describe('an upload', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('of %s is kept, whatever its name and declared type say', async format => {
    const bytes = await aPlainPicture(700, 500, COLOURS[format]).toFormat(format).toBuffer()
    const answer = await upload(api.administrator, bytes, 'C:\\fotod\\"märts".gif', 'text/html')
    expect(answer.statusCode, answer.body).toBe(201)
    const picture = answer.json<PictureView>()
    expect(picture).toMatchObject({ name: '"märts".gif', width: 700, height: 500, alt: null, complete: false })
    expect(picture.variants).toEqual({ webp: [700], avif: [] })
    expect(answer.headers).toMatchObject({ location: `/api/pictures/${picture.id}`, etag: expect.any(String) })
    expect(publicationOf(answer)).toBeGreaterThan(0)

    const file = await api.visitor.get(picture.url)
    // No page shows it yet: it may be deleted unseen, and no cache is told of that.
    expect(file.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=31536000, immutable' })
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 700, height: 500 })
    expect((await api.visitor.get(picture.url, { 'if-none-match': String(file.headers['etag']) })).statusCode).toBe(304)
  })

  test('keeps the pixels upright and in sRGB, and nothing of what the camera wrote beside them', async () => {
    const bytes = await aPhoto({ width: 600, height: 400, orientation: 6, exif: true })
    expect((await sharp(bytes).metadata()).exif?.includes('Kaamera')).toBe(true)
    const picture = await uploaded(bytes)
    expect([picture.width, picture.height]).toEqual([400, 600])
    for (const file of readdirSync(folderOf(picture))) {
      const { exif, icc, xmp, iptc, orientation, space } = await sharp(join(folderOf(picture), file)).metadata()
      expect({ exif, icc, xmp, iptc, orientation, space }, file).toEqual({ space: 'srgb' })
      expect(readFileSync(join(folderOf(picture), file)).includes('Kaamera'), file).toBe(false)
    }
  })

  test('has a name that can be seen, however its letters and blanks are written', async () => {
    const names = ['Küünal.jpg'.normalize('NFD'), '\u200b']
    const saved = await Promise.all(names.map(async (name, at) => uploaded(await aPhoto({ width: 41 + at, height: 40 }), name)))
    expect(saved.map(({ name }) => name)).toEqual(['Küünal.jpg', 'pilt'])
  })

  test('has a name without half a character where it was cut', async () => {
    const picture = await uploaded(await aPlainPicture(60, 40, '#112233').png().toBuffer(), `${'a'.repeat(199)}😀.png`)
    expect(picture.name).toBe('a'.repeat(199))
  })

  test('keeps what can be seen through', async () => {
    const picture = await uploaded(await aSeeThroughPicture(50, 40, 0.5).png().toBuffer())
    const { data } = await sharp(join(folderOf(picture), 'original.png'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[3]).toBe(128)
  })

  test.each([
    ['grey', () => aPlainPicture(60, 40, '#404040').toColourspace('b-w').jpeg(), [64, 64, 64]],
    ['of a printing house', () => aPlainPicture(60, 41, '#c81414').toColourspace('cmyk').jpeg(), [203, 9, 0]],
    ['of 16 bits a colour', () => aPlainPicture(60, 42, '#c81414').toColourspace('rgb16').png(), [200, 20, 20]],
    ['of a wider range of colours', () => aPlainPicture(60, 43, '#c81414').withIccProfile('p3').jpeg(), [199, 21, 19]],
  ] as const)('that is %s is kept as the same colour in sRGB', async (_what, make, colour) => {
    const picture = await uploaded(await make().toBuffer())
    for (const file of readdirSync(folderOf(picture))) {
      const { data, info } = await sharp(join(folderOf(picture), file))
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect([info.width, info.height, info.channels], file).toEqual([picture.width, picture.height, 3])
      for (const [index, value] of colour.entries()) expect(Math.abs((data[index] ?? -99) - value), file).toBeLessThan(4)
    }
  })

  test('is addressed by the hash of what is kept; the same picture twice is one picture', async () => {
    const bytes = await aPhoto({ width: 300, height: 200 })
    const picture = await uploaded(bytes, 'esimene.jpg')
    const original = readFileSync(join(folderOf(picture), 'original.jpg'))
    expect(createHash('sha256').update(original).digest('hex').slice(0, 32)).toBe(hashOf(picture))
    const before = kept()
    const again = await upload(api.administrator, bytes, 'teine.jpg')
    expect(again.statusCode).toBe(200)
    expect(again.json()).toEqual(picture)
    expect(again.headers['publication-id']).toBeUndefined()
    const both = await Promise.all(
      [1, 2, 3].map(async () => upload(api.administrator, await aPlainPicture(33, 33, '#123').png().toBuffer())),
    )
    expect(new Set(both.map(answer => answer.json().id)).size).toBe(1)
    expect(kept()).toBe(before + 1)
  })

  test('that is uploaded again has its lost files made again', async () => {
    const bytes = await aPhoto({ width: 700, height: 200, background: '#678' })
    const picture = await uploaded(bytes)
    const complete = JSON.stringify({ webp: [320, 640, 700], avif: [320, 640, 700] })
    await api.sql('update pictures set variants = ?::jsonb where id = ?', [complete, picture.id])
    await api.sql('delete from graphile_worker._private_jobs')
    const again = await upload(api.administrator, bytes)
    const lost = { id: picture.id, complete: false, variants: { webp: [700], avif: [] } }
    expect(again.json()).toMatchObject(lost)
    // The worker makes what the row lacks.
    expect((await api.administrator.get(`/api/pictures/${picture.id}`)).json()).toMatchObject(lost)
    const jobs = await api.sql(`select 1 from graphile_worker._private_jobs where payload->>'picture_id' = ?`, [`${picture.id}`])
    expect(jobs).toHaveLength(1)
  })

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const truncated = async () => (await aPhoto({ width: 800, height: 600 })).subarray(0, 20_000)
  const animated = async () =>
    sharp(Buffer.from(Array.from({ length: 60 * 40 * 3 }, (_, index) => index % 251)), {
      raw: { width: 60, height: 40, channels: 3, pageHeight: 20 },
    })
      .webp()
      .toBuffer()
  const gif = async () => aPlainPicture(20, 20, '#abc').gif().toBuffer()
  test.each([
    [
      'a program called photo.jpg',
      () => Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(500, 1)]),
      415,
      'PICTURE_TYPE_NOT_ACCEPTED',
    ],
    ['a drawing with a script', () => Buffer.from(svg), 415, 'PICTURE_TYPE_NOT_ACCEPTED'],
    ['a drawing that begins like a JPEG', () => Buffer.from(`\xff\xd8\xff${svg}`, 'latin1'), 422, 'PICTURE_DAMAGED'],
    ['a GIF', gif, 415, 'PICTURE_TYPE_NOT_ACCEPTED'],
    ['a HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 415, 'PICTURE_TYPE_NOT_ACCEPTED'],
    ['nothing', () => Buffer.alloc(0), 415, 'PICTURE_TYPE_NOT_ACCEPTED'],
    ['half a photo', truncated, 422, 'PICTURE_DAMAGED'],
    ['a PNG of 900 megapixels in 110 kB', () => pngBomb(30_000, 30_000), 422, 'PICTURE_TOO_MANY_PIXELS'],
    ['a PNG of one very long line', () => pngBomb(60_000, 1), 422, 'PICTURE_TOO_MANY_PIXELS'],
    ['an animation', animated, 422, 'PICTURE_ANIMATED'],
    ['an animated PNG', animatedPng, 422, 'PICTURE_ANIMATED'],
    [
      '21 MB',
      () => Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.alloc(21 * 1024 * 1024)]),
      413,
      'BODY_TOO_LARGE',
    ],
  ] as const)('of %s is refused with a code of its own and leaves nothing behind', async (_what, make, status, code) => {
    const before = [kept(), (await api.administrator.get('/api/pictures')).json().total]
    const answer = await upload(api.administrator, await make(), 'photo.jpg', 'image/jpeg')
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect([kept(), (await api.administrator.get('/api/pictures')).json().total]).toEqual(before)
  })

  test('that is cut just at the limit is refused too', async () => {
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n'
    const photo = await aPhoto({ width: 80, height: 60 })
    const whole = Buffer.concat([photo, Buffer.alloc(MAX_PICTURE_BYTES - photo.length)])
    const parts = Readable.from([Buffer.concat([Buffer.from(head), whole]), Buffer.from('more\r\n--x--\r\n')])
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const answer = await api.administrator.post('/api/pictures', parts, headers)
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'BODY_TOO_LARGE'])
  })

  test('without a file, or as another kind of request, says so', async () => {
    const json = await api.administrator.post('/api/pictures', { file: 'x' })
    expect([json.statusCode, json.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const field = '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nabc\r\n--x--\r\n'
    for (const body of ['--x--\r\n', field])
      expect((await api.administrator.post('/api/pictures', body, headers)).statusCode).toBe(400)
  })
})

test('an upload that breaks off in the middle leaves nothing behind, and is not taken for an error of the server', async () => {
  const address = new URL(await api.app.listen({ host: '127.0.0.1', port: 0 }))
  const account = await createAdministrator(api.orm)
  const login = await api.visitor.post('/auth/login', { email: account.email, password: account.password })
  const before: number[] = [kept(), (await api.administrator.get('/api/pictures')).json().total]
  const socket = connect(Number(address.port), address.hostname)
  await once(socket, 'connect')
  const head = [
    'POST /api/pictures HTTP/1.1',
    'Host: x',
    `Origin: ${ORIGIN}`,
    `Cookie: ${sessionCookie(login)}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 500000',
    '',
    '--x',
    'Content-Disposition: form-data; name="file"; filename="pool.jpg"',
    'Content-Type: image/jpeg',
    '',
    '',
  ]
  socket.write(head.join('\r\n'))
  socket.write(Buffer.alloc(100_000, 0xff))
  await vi.waitFor(() => expect(socket.bytesWritten).toBeGreaterThan(100_000), { timeout: 60_000 })
  socket.resetAndDestroy()
  await once(socket, 'close')
  await uploaded(await aPlainPicture(44, 44, '#444').png().toBuffer())
  expect(api.logged.filter(({ level }) => level > 30)).toEqual([])
  expect([kept(), (await api.administrator.get('/api/pictures')).json().total]).toEqual(before.map(count => count + 1))
})

test('only variants are served, and nothing beside them', async () => {
  const picture = await uploaded(await aPhoto({ width: 200, height: 150 }))
  const hash = hashOf(picture)
  for (const path of [
    `/media/${hash}/original.jpg`,
    `/media/${hash}/201.webp`,
    `/media/${hash}/..%2f..%2fpackage.json`,
    '/media/x/1.webp',
  ])
    expect((await api.visitor.get(path)).statusCode, path).toBe(404)
  // It may be there a moment later.
  expect((await api.visitor.get(`/media/${hash}/201.webp`)).headers['cache-control']).toBe('no-store')
})

test('a worker makes the variants after the answer, WebP then AVIF, and each is a publication; files of a deleted picture go', async () => {
  const picture = await uploaded(await aPhoto({ width: 400, height: 300, background: '#234' }), 'variandid.jpg')
  const gone = await uploaded(await aPhoto({ width: 320, height: 200, background: '#432' }))
  await api.administrator.delete(`/api/pictures/${gone.id}`)
  const databaseUrl = String(api.orm.config.get('clientUrl'))
  const worker = await startPictureWorker({ dataDir, bucket: null, databaseUrl, log: api.log })
  try {
    const current = () => api.administrator.get(`/api/pictures/${picture.id}`).then(answer => answer.json<PictureView>())
    await vi.waitFor(async () => expect((await current()).complete).toBe(true), { timeout: 150_000, interval: 50 })
    const widths = [320, 400]
    expect((await current()).variants).toEqual({ webp: widths, avif: widths })
    for (const width of widths) {
      for (const format of ['webp', 'avif'] as const) {
        const file = await api.visitor.get(`/media/${hashOf(picture)}/${width}.${format}`)
        const metadata = await sharp(file.rawPayload).metadata()
        const kind = metadata.format === 'webp' ? 'webp' : metadata.compression
        expect([metadata.width, kind]).toEqual([width, format === 'webp' ? 'webp' : 'av1'])
      }
    }
    await vi.waitFor(() => expect(readdirSync(join(dataDir, 'media'))).not.toContain(hashOf(gone)), { timeout: 20_000 })
    const publications = (await api.administrator.get('/api/publications?limit=100')).json() as { changes: object[] }[]
    const mine = publications.flatMap(({ changes }) => changes).filter(change => 'id' in change && change.id === picture.id)
    expect(mine.map(change => 'action' in change && change.action)).toEqual(['update', 'update', 'create'])
    // The history shows one upload, and of its later steps those that failed.
    const folded = async () => {
      const list = await api.administrator.get('/api/publications?entity=picture&folded=true&limit=100')
      const entries = list.json<{ changes: [{ id: number; action: string }] }[]>()
      return entries.filter(({ changes: [change] }) => change.id === picture.id).map(({ changes: [change] }) => change.action)
    }
    expect(await folded()).toEqual(['create'])
    const all = await api.administrator.get(`/api/publications?entity=picture&id=${picture.id}`)
    await api.sql(`update publications set state = 'failed' where id = ?`, [all.json<{ id: number }[]>()[0]?.id])
    expect(await folded()).toEqual(['update', 'create'])
    await api.administrator.put(`/api/pictures/${picture.id}`, { ...(await current()), alt: 'Udu' })
    expect(await folded()).toEqual(['update', 'update', 'create'])
    await api.administrator.delete(`/api/pictures/${picture.id}`)
    expect(await folded()).toEqual(['delete', 'update', 'update', 'create'])
  } finally {
    await worker.stop()
  }
}, 200_000)

test('what was given up while the disk or the bucket was away is taken up again, within the hour and without a restart', async () => {
  const gone = await uploaded(await aPhoto({ width: 320, height: 180, background: '#243' }))
  const databaseUrl = String(api.orm.config.get('clientUrl'))
  const worker = await startPictureWorker({ dataDir, bucket: null, databaseUrl, log: api.log })
  try {
    await vi.waitFor(() => expect(worker.isRunning()).toBe(true), { timeout: 60_000 })
    await api.orm.em.fork().transactional(async tx => {
      await tx.nativeDelete(Picture, { id: gone.id })
      await queueForgetting(tx, hashOf(gone))
      await tx.execute(
        `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'EACCES' where payload->>'hash' = ?`,
        [hashOf(gone)],
      )
    })
    const clock = await api.sql(`select identifier from graphile_worker._private_known_crontabs`)
    expect(clock).toContainEqual({ identifier: 'take-up-given-up-pictures' })
    await api.sql(`select graphile_worker.add_job('take-up-given-up-pictures')`)
    await vi.waitFor(() => expect(readdirSync(join(dataDir, 'media'))).not.toContain(hashOf(gone)), { timeout: 20_000 })
  } finally {
    await worker.stop()
  }
})
