import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { failureReport } from '#server/core/embedded-postgres/server-log.ts'

test("a start that failed five times for one reason tells it once, in PostgreSQL's words, with its cure", async () => {
  const path = await mkdtemp(join(tmpdir(), 'postgres-log-'))
  onTestFinished(() => rm(path, { recursive: true }))
  const attempt = (pid: number) =>
    `waiting for server to start....2026-11-23 18:40:4${pid}.231 UTC [${pid}] FATAL:  data directory "cluster" has invalid permissions\n` +
    'stopped waiting\npg_ctl: could not start server\n'
  await writeFile(join(path, 'server.log'), [1, 2, 3, 4, 5].map(attempt).join(''))
  expect(failureReport({ path, account: undefined, programsCopy: path }, 0)).toBe(
    `FATAL:  data directory "cluster" has invalid permissions (from ${path}/server.log). Give the owner of these files back their rights, then start again.`,
  )
})
