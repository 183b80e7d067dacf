import { expect, test } from 'vitest'
import { pictureStorage } from '#server/pictures/picture-storage.ts'
import { useApi } from '#tests/support/api-app.ts'
import { aPhoto, upload } from '#tests/support/picture-files.ts'
import { unreachableBucket } from '#tests/support/unreachable-bucket.ts'

const api = useApi({ pictures: pictureStorage({ dataDir: '/nowhere', bucket: unreachableBucket() }) })

test('while the bucket cannot be reached, an upload and a picture are refused for its sake, not for the database', async () => {
  const asked = [
    await upload(api.administrator, await aPhoto({ width: 320, height: 200 })),
    await api.visitor.get(`/media/${'ab'.repeat(16)}/320.webp`),
  ]
  for (const answer of asked) {
    expect(answer.statusCode).toBe(503)
    expect(answer.headers).toHaveProperty('retry-after', '5')
    expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE', detail: expect.stringMatching(/^The bucket does not answer\./) })
    // Who the bucket is, is the operator's business: the log has it.
    expect(answer.body).not.toContain('127.0.0.1')
  }
  expect(api.logged.filter(({ msg }) => msg === 'request could not be served')).toHaveLength(asked.length)
})
