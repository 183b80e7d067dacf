import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api-app.ts'

const api = useApi({ env: { RATE_LIMIT: 'off' } })

test('RATE_LIMIT=off lets load tests through', async () => {
  for (let count = 0; count < 40; count += 1) {
    const answer = await api.visitor.post('/auth/signup', { email: 'a@example.ee', password: 'kaksteist tähte', invite: 'x' })
    expect(answer.statusCode).toBe(403)
  }
})
