import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { MAX_PICTURE_BYTES } from '#common/picture-limits.ts'
import type { PictureView } from '#server/pictures/picture.schemas.ts'
import { useApi } from '#tests/support/api-app.ts'
import { publicationOf } from '#tests/support/api-requests.ts'
import { aCategory, aPost, aProduct, aService, aText, create, createAdministrator, logIn } from '#tests/support/builders.ts'
import { startForeignHost } from '#tests/support/foreign-host.ts'
import { aPlainPicture } from '#tests/support/picture-files.ts'

const photo = await aPlainPicture(400, 300, '#2a6').jpeg().toBuffer()
const slowPhoto = await aPlainPicture(410, 300, '#a26').png().toBuffer()
/** What happens before the host answers a request for `/aeglane`. */
let beforeSlowAnswer = async () => {}
const OWN = /^\/media\/[0-9a-f]{32}\/400\.webp$/

const host = await startForeignHost((request, response) => {
  const path = request.url ?? ''
  if (path.startsWith('/foto')) response.setHeader('content-type', 'image/jpeg').end(photo)
  else if (path === '/aeglane') void beforeSlowAnswer().then(() => response.setHeader('content-type', 'image/png').end(slowPhoto))
  else if (path === '/edasi') response.writeHead(302, { location: '/foto-edasi.jpg' }).end()
  else if (path === '/ring') response.writeHead(302, { location: '/ring' }).end()
  else if (path === '/sisse') response.writeHead(302, { location: 'https://127.0.0.1/foto.jpg' }).end()
  else if (path === '/http') response.writeHead(302, { location: `http://pildid.example/foto.jpg` }).end()
  else if (path === '/leht') response.setHeader('content-type', 'image/jpeg').end('<html>')
  else if (path === '/lopmatu') endless(response)
  else response.writeHead(404).end()
})
afterAll(() => host.close())

function endless(response: NodeJS.WritableStream): void {
  const part = Buffer.alloc(1024 * 1024)
  let sent = 0
  const send = () => {
    while (sent < MAX_PICTURE_BYTES * 2) {
      sent += part.length
      if (!response.write(part)) return response.once('drain', send)
    }
    return response
  }
  send()
}

const api = useApi({ network: host.network })
beforeEach(() => void (host.asked.length = 0))

const category = async () => (await create(api.administrator, '/api/categories', aCategory())).id

describe('a picture at an https address', () => {
  test('in a picture field and in texts is in the library with the save, fetched once', async () => {
    const address = host.url('/foto.jpg?sz=1&a=2')
    const html = `<p>Enne <img src="${address.replaceAll('&', '&amp;')}" alt="Küünal"> pärast</p>`
    const product = await create(api.administrator, '/api/products', {
      ...aProduct({ category_id: await category(), image: address, description: html }),
      description_ru: html,
    })
    expect(product).toHaveProperty('image', expect.stringMatching(OWN))
    const own = `<p>Enne <img src="${String(product['image'])}" alt="Küünal" /> pärast</p>`
    expect(product).toMatchObject({ description: own, description_ru: own })
    expect(host.asked).toEqual(['/foto.jpg?sz=1&a=2'])
    const { pictures } = (await api.administrator.get('/api/pictures?limit=1')).json<{ pictures: PictureView[] }>()
    expect(pictures[0]).toMatchObject({ url: product['image'], name: 'foto.jpg' })
  })

  test.each(['/api/posts', '/api/services/kinkekaardid', '/api/feedbacks'])(
    'is taken into %s too, after a redirect',
    async path => {
      const text = aText({ body: `<p>Tekst <img src="${host.url('/edasi')}" alt=""></p>` })
      const titles = path === '/api/posts' ? { header: 'Pealkiri' } : path === '/api/feedbacks' ? {} : { title: 'Pealkiri' }
      const item = await create(api.administrator, path, { ...text, ...titles })
      expect(item['body']).toMatch(/<img src="\/media\/[0-9a-f]{32}\/400\.webp" alt="" \/>/)
    },
  )

  test('in a whole list of services is in the library with the save, fetched once; the refusal names item and field', async () => {
    const list = '/api/services/huviringid'
    for (const title of ['Esimene', 'Teine']) await create(api.administrator, list, aService({ title }))
    const [first, second] = (await api.visitor.get(list)).json()
    const image = host.url('/foto-nimekiri.jpg')
    const saved = await api.administrator.put(list, [
      { ...second, image },
      { ...first, body: `<img src="${image}" alt="">` },
    ])
    const body = expect.stringMatching(/^<img src="\/media\/[0-9a-f]{32}\/400\.webp" alt="" \/>$/)
    expect(saved.json()).toMatchObject([
      { id: second.id, image: expect.stringMatching(OWN) },
      { id: first.id, body },
    ])
    expect(host.asked).toEqual(['/foto-nimekiri.jpg'])
    const refused = await api.administrator.put(list, [first, { ...second, image: host.url('/pole') }])
    expect([refused.statusCode, refused.json().errors]).toMatchObject([
      422,
      [{ path: '1.image', code: 'FOREIGN_PICTURE_UNREACHABLE', value: host.url('/pole') }],
    ])
    expect((await api.visitor.get(list)).json()).toEqual(saved.json())
  })

  test.each([
    ['/pole', 'FOREIGN_PICTURE_UNREACHABLE'],
    ['/ring', 'FOREIGN_PICTURE_UNREACHABLE'],
    ['/sisse', 'FOREIGN_PICTURE_UNREACHABLE'],
    ['/http', 'FOREIGN_PICTURE_UNREACHABLE'],
    ['/leht', 'FOREIGN_PICTURE_UNFIT'],
    ['/lopmatu', 'FOREIGN_PICTURE_TOO_LARGE'],
  ])('that cannot be kept (%s) is refused with its address, and nothing is saved', async (path, code) => {
    const before = (await api.visitor.get('/api/posts')).body
    const address = host.url(path)
    const answer = await api.administrator.post('/api/posts', aPost({ image: null, body_en: `<p><img src="${address}"></p>` }))
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toMatchObject([{ path: 'body_en', code, value: address }])
    expect((await api.visitor.get('/api/posts')).body).toBe(before)
  })

  test('of the site itself loses the origin, and no host is asked for it', async () => {
    const post = await create(api.administrator, '/api/posts', aPost({ image: `${api.config.publicUrl}/pildid/asutaja.svg` }))
    expect(post).toHaveProperty('image', '/pildid/asutaja.svg')
    expect(host.asked).toEqual([])
  })

  test('of another host is counted without those of the site itself', async () => {
    const tags = Array.from({ length: 31 }, (_, index) => `<img src="${api.config.publicUrl}/pildid/${index}.svg" />`)
    const body = `<p>${tags.join('')}</p>`
    const post = await create(api.administrator, '/api/posts', aPost({ image: host.url('/foto-2.jpg'), body }))
    expect(post['body']).toContain('src="/pildid/30.svg"')
  })

  test('of the site itself is refused where its path alone would lead to another host', async () => {
    const image = `${api.config.publicUrl}//salakaval.example/a.jpg`
    const answer = await api.administrator.post('/api/posts', aPost({ image }))
    expect([answer.statusCode, answer.json().errors?.[0].path]).toEqual([422, 'image'])
  })

  test('is refused with thirty others, before any host is asked', async () => {
    const body = Array.from({ length: 31 }, (_, index) => `<img src="${host.url(`/foto-${index}.jpg`)}">`).join('')
    const answer = await api.administrator.post('/api/posts', aPost({ image: null, body: `<p>${body}</p>` }))
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([422, 'FOREIGN_PICTURE_TOO_MANY'])
    expect(host.asked).toEqual([])
  })

  test('that its save had no time to ask for is told apart from one whose host does not answer', async () => {
    const over = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(over.signal)
    onTestFinished(() => timeout.mockRestore())
    beforeSlowAnswer = async () => over.abort()
    const [first, second] = [host.url('/aeglane'), host.url('/foto-hiljem.jpg')]
    const answer = await api.administrator.post('/api/posts', aPost({ image: first, body: `<p><img src="${second}"></p>` }))
    expect(answer.json().errors).toMatchObject([
      { path: 'image', code: 'FOREIGN_PICTURE_UNREACHABLE', value: first },
      { path: 'body', code: 'FOREIGN_PICTURE_TOO_MANY', value: second },
    ])
    expect(host.asked).toHaveLength(1)
  })

  test('comes into the library at once where the editor asks for it', async () => {
    const url = '/api/pictures/from-address'
    const answer = await api.administrator.post(url, { url: host.url('/foto-2.jpg') })
    expect(answer.json<PictureView>().url).toMatch(OWN)
    const refused = await api.administrator.post(url, { url: host.url('/pole') })
    expect(refused.json().errors).toMatchObject([{ path: 'url', code: 'FOREIGN_PICTURE_UNREACHABLE' }])
    expect((await api.administrator.post(url, { url: 'http://pildid.example/a.jpg' })).statusCode).toBe(422)
  })

  test.each([
    ['/api/posts', (image: string) => aPost({ image })],
    ['/api/pictures/from-address', (url: string) => ({ url })],
  ])('comes into nothing by %s where the session ends before the other host answers', async (route, body) => {
    const account = await createAdministrator(api.orm)
    const leaving = await logIn(api.visitor, account)
    beforeSlowAnswer = async () => void (await api.sql('delete from sessions where user_id = ?', [account.id]))
    const answer = await leaving.post(route, body(host.url('/aeglane')))
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'NOT_AUTHENTICATED'])
    expect(await api.sql(`select from pictures where name = 'aeglane'`)).toEqual([])
  })

  test('is the known one where the editor asks for one of the site itself', async () => {
    const url = '/api/pictures/from-address'
    const known = (await api.administrator.post(url, { url: host.url('/foto-2.jpg') })).json<PictureView>()
    host.asked.length = 0
    const again = await api.administrator.post(url, { url: api.config.publicUrl + known.url })
    expect(again.json()).toMatchObject({ id: known.id, url: known.url })
    const unknown = await api.administrator.post(url, { url: `${api.config.publicUrl}/pildid/asutaja.svg` })
    expect(unknown.json().errors).toMatchObject([{ path: 'url', code: 'FOREIGN_PICTURE_UNREACHABLE' }])
    expect(host.asked).toEqual([])
  })

  test('that was stored before does not come back with an undo', async () => {
    const post = await create(api.administrator, '/api/posts', aPost({ image: null, body: '<p>Enne</p>' }))
    const foreign = '<p>Enne</p><p><img src="https://pildid.example/vana.jpg" alt="" /></p>'
    await api.orm.em
      .fork()
      .execute('update posts set image = ?, body = ? where id = ?', ['https://pildid.example/vana.jpg', foreign, post.id])
    const saved = await api.administrator.put(`/api/posts/${post.id}`, { ...post, image: null, body: '<p>Pärast</p>' })
    expect((await api.administrator.post(`/api/publications/${publicationOf(saved)}/undo`, {})).statusCode).toBeLessThan(300)
    expect((await api.visitor.get(`/api/posts/${post.id}`)).json()).toMatchObject({ image: null, body: '<p>Enne</p><p></p>' })
  })
})
