import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { SAFE_LINES } from '#server/core/log.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

function lineOf(fields: object): string {
  let line = ''
  pino(SAFE_LINES, { write: text => void (line = text) }).info(fields, 'said')
  return line
}

test.each([
  [{ password: 'hush' }],
  [{ request: { body: { user: { current_password: 'hush' } } } }],
  [{ headers: { Authorization: 'hush', accept: 'text/html' } }],
  [{ tries: [{ token: 'hush' }, 'second'] }],
  [{ err: Object.assign(new Error('refused'), { config: { auth: { secretAccessKey: 'hush' } } }) }],
  [{ err: new AggregateError([Object.assign(new Error('one'), { config: { password: 'hush' } })]) }],
  [{ err: new Error('outer', { cause: Object.assign(new Error('inner'), { headers: { cookie: 'hush' } }) }) }],
])('a secret does not reach the log: %o', fields => {
  expect(lineOf(fields)).not.toContain('hush')
})

test('the rest of a line is as it was', () => {
  const err = Object.assign(new Error('refused'), { code: 'E1', config: { password: 'hush', host: 'db' } })
  const said = { path: '/tooted', tries: [{ token: 'hush' }, 'second'], err }
  const line = JSON.parse(lineOf(said)) as { err: { stack: string } }
  expect(line).toMatchObject({
    path: '/tooted',
    tries: [{ token: '[hidden]' }, 'second'],
    err: { type: 'Error', message: 'refused', code: 'E1', config: { password: '[hidden]', host: 'db' } },
  })
  expect(line.err.stack).toContain('log.test.ts')
  expect(said.tries[0]).toEqual({ token: 'hush' })
})

test('a request reaches its serializer as it is, with a session’s cookie in it', async () => {
  const lines: string[] = []
  const app = fastify({ loggerInstance: pino(SAFE_LINES, { write: text => void lines.push(text) }) })
  app.get('/tooted', async request => {
    request.log.warn({ req: Object.assign(request, { session: { cookie: 'hush' } }) }, 'asked')
    return ''
  })
  await app.inject('/tooted')
  const line = lines.find(text => text.includes('asked')) ?? ''
  expect(JSON.parse(line)).toMatchObject({ req: { method: 'GET', url: '/tooted' } })
  expect(line).not.toContain('hush')
  await app.close()
})

test('an object that holds itself is logged all the same', () => {
  const ring: { name: string; self?: object } = { name: 'ring' }
  ring.self = ring
  expect(lineOf({ ring })).toContain('"name":"ring"')
})

test.skipIf(process.platform !== 'linux')(
  'a log whose disk is full ends nothing, and says how many lines it lost (Linux)',
  () => {
    const file = join(temporaryFolder(), 'log')
    const script = `
    import { closeSync, openSync, writeFileSync } from 'node:fs'
    import { setImmediate as turn } from 'node:timers/promises'
    import { createLog } from ${JSON.stringify(join(import.meta.dirname, '../../server/core/log.ts'))}
    const log = createLog({ name: 'test' })
    const writeTo = path => {
      closeSync(1)
      openSync(path, 'a')
    }
    writeFileSync(${JSON.stringify(file)}, '{"msg":"ha')
    writeTo('/dev/full')
    for (const word of ['first', 'second', 'third']) {
      log.info(word)
      await turn()
    }
    writeTo(${JSON.stringify(file)})
    log.info('fourth')
    log.info('fifth')`
    execFileSync(process.execPath, ['--input-type=module', '-e', script])
    const [half, ...lines] = readFileSync(file, 'utf8').trim().split('\n')
    expect(half).toBe('{"msg":"ha')
    expect(lines.map(line => JSON.parse(line) as object)).toMatchObject([
      { msg: 'fourth' },
      { lines: 3, msg: 'the log could not be written for a while, and these lines are lost' },
      { msg: 'fifth' },
    ])
  },
)
