import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { AppError } from '#server/core/errors.ts'
import { answerPageError } from '#server/site/unavailable-page.ts'

test.each([
  ['text/html', new Error('broken'), 500],
  ['text/html', new AppError('UNAVAILABLE'), 503],
  ['application/json', new AppError('UNAVAILABLE'), 503],
])('a page’s failure is one line of the log, asked for as %s: %s', async (accept, thrown, status) => {
  const lines: { err?: object }[] = []
  const app = fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(JSON.parse(line) as { err?: object }) } },
  })
  app.setErrorHandler(answerPageError)
  app.get('/tooted', async () => {
    throw thrown
  })
  const answer = await app.inject({ url: '/tooted', headers: { accept } })
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['content-type']).toContain(status === 503 && accept === 'text/html' ? 'text/html' : 'problem+json')
  expect(lines.map(({ err }) => err)).toEqual([expect.objectContaining({ message: thrown.message })])
  await app.close()
})
