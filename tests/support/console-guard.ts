import { format } from 'node:util'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

/**
 * Fails a test that prints or makes the process warn: unexpected output is a defect. Unhandled rejections fail
 * the run by themselves (Vitest's default).
 */
const METHODS = ['log', 'info', 'warn', 'error', 'debug'] as const

let printed: string[] = []
let expected: RegExp[] = []

/** Allows output that matches, until the test ends: the running test causes it on purpose. */
export function allowConsole(pattern: RegExp): void {
  expected.push(pattern)
}

beforeEach(() => {
  printed = []
  expected = []
  for (const method of METHODS)
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => void printed.push(format(...args)))
})

afterEach(() => {
  for (const method of METHODS) vi.mocked(console[method]).mockRestore()
  const unexpected = printed.filter(text => !expected.some(pattern => pattern.test(text)))
  expect(unexpected, 'unexpected console output (allowConsole() permits it)').toEqual([])
})

const noteWarning = (warning: Error) => {
  if (warning.name !== 'ExperimentalWarning') printed.push(`${warning.name}: ${warning.message}`)
}
process.on('warning', noteWarning)
// Where files share a worker, each has a guard of its own.
afterAll(() => void process.off('warning', noteWarning))
