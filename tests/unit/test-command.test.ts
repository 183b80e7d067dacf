import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { countTests, readPlaywright, readVitest } from '../../setup/test-results.mjs'
import { selectSuites } from '../../setup/test-selection.mjs'

describe('what npm test runs', () => {
  test('without arguments everything', () => {
    expect(selectSuites([])).toEqual({ checks: true, site: true, engines: true, vitest: [], playwright: [] })
  })

  test('a unit test file or project needs neither browser nor site', () => {
    const alone = { checks: false, site: false, engines: false, playwright: undefined }
    expect(selectSuites(['tests/unit/x.test.ts'])).toEqual({ ...alone, vitest: ['tests/unit/x.test.ts'] })
    expect(selectSuites(['--project', 'unit'])).toEqual({ ...alone, vitest: ['--project=unit'] })
  })

  test('the journeys through other engines need those and the site', () => {
    const alone = { checks: false, site: true, engines: true, playwright: undefined }
    expect(selectSuites(['--project', 'engines'])).toEqual({ ...alone, vitest: ['--project=engines'] })
    expect(selectSuites(['tests/engines/webkit.test.ts'])).toMatchObject(alone)
  })

  test('a browser test file goes to Playwright with its flags', () => {
    expect(selectSuites(['tests/e2e/cart.spec.ts', '--headed'])).toEqual({
      checks: false,
      site: true,
      engines: false,
      vitest: undefined,
      playwright: ['tests/e2e/cart.spec.ts', '--headed'],
    })
  })

  test('browser tests by the name of their group are those of its folder', () => {
    const { vitest, playwright } = selectSuites(['--project', 'e2e', '--project=a11y', '--shard=1/2'])
    expect({ vitest, playwright }).toEqual({ vitest: undefined, playwright: ['tests/e2e/', 'tests/a11y/', '--shard=1/2'] })
  })

  test('files of both kinds go to their own runner', () => {
    const { vitest, playwright } = selectSuites(['tests/api/a.test.ts', 'tests/a11y/b.spec.ts'])
    expect({ vitest, playwright }).toEqual({ vitest: ['tests/api/a.test.ts'], playwright: ['tests/a11y/b.spec.ts'] })
  })

  test('a bare word is looked for in both, a flag only in Vitest', () => {
    expect(selectSuites(['cart'])).toMatchObject({ vitest: ['cart'], playwright: ['cart'] })
    expect(selectSuites(['-t', 'cart'])).toMatchObject({ vitest: ['-t', 'cart'], playwright: undefined })
  })
})

describe('what npm test counts', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'aroomikoda-counts-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const report = (content: object) => {
    const path = join(folder, 'report.json')
    writeFileSync(path, JSON.stringify(content))
    return path
  }

  test('passed and failed tests of both runners, a flaky one as failed', () => {
    expect(countTests(report({ numPassedTests: 5, numFailedTests: 2 }), 1, readVitest)).toMatchObject({ passed: 5, failed: 2 })
    expect(countTests(report({ stats: { expected: 4, unexpected: 1, flaky: 1 } }), 1, readPlaywright)).toMatchObject({
      passed: 4,
      failed: 2,
    })
  })

  test('a run that ends badly without a failed test is one failure', () => {
    const failure = { failed: 1, failures: ['no test failed, but the run did: exit code 1'] }
    expect(countTests(report({ numPassedTests: 5, numFailedTests: 0 }), 1, readVitest)).toEqual({ passed: 5, ...failure })
    expect(countTests(join(folder, 'never-written.json'), 1, readVitest)).toEqual({ passed: 0, ...failure })
  })

  test('files that do not load are a failure each', () => {
    const testResults = ['a', 'b'].map(name => ({
      name: resolve(name),
      status: 'failed',
      message: 'broken',
      assertionResults: [],
    }))
    expect(countTests(report({ numPassedTests: 5, numFailedTests: 0, testResults }), 1, readVitest)).toEqual({
      passed: 5,
      failed: 2,
      failures: ['a: broken', 'b: broken'],
    })
  })

  test('each failed test has a line with its file, its name and the beginning of its reason', () => {
    const failedTest = {
      status: 'failed',
      fullName: 'orders an empty cart',
      failureMessages: ['\u001B[31mexpected 400\u001B[39m\n at x'],
    }
    const passedTest = { status: 'passed', fullName: 'orders a cart', failureMessages: [] }
    const testResults = [
      { name: resolve('tests/api/orders.test.ts'), status: 'failed', assertionResults: [passedTest, failedTest] },
      { name: resolve('tests/api/broken.test.ts'), status: 'failed', message: 'it does not load', assertionResults: [] },
    ]
    expect(countTests(report({ numPassedTests: 1, numFailedTests: 1, testResults }), 1, readVitest).failures).toEqual([
      'tests/api/orders.test.ts › orders an empty cart: expected 400',
      'tests/api/broken.test.ts: it does not load',
    ])

    const spec = (title: string, status: string) => ({
      title,
      tests: [{ status, results: [{ error: { message: `${title} timed out\nat x` } }, {}] }],
    })
    const specs = [spec('a line', 'flaky'), { ...spec('a total', 'expected') }]
    const suites = [
      { title: 'e2e/cart.spec.ts', specs: [spec('a cart', 'unexpected')], suites: [{ title: 'on a phone', specs }] },
    ]
    const stats = { expected: 1, unexpected: 1, flaky: 1 }
    expect(countTests(report({ stats, suites }), 1, readPlaywright).failures).toEqual([
      'e2e/cart.spec.ts › a cart: a cart timed out',
      'e2e/cart.spec.ts › on a phone › a line: a line timed out',
    ])
  })
})
