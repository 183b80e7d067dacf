import { type Browser, type ElementHandle, launch, type Page } from 'puppeteer-core'
import { findChromium } from '../chromium.ts'
import type { EngineBrowser } from './engine-browser.ts'
import { findFirefox } from './engines.ts'

/** Chromium, over its own protocol. @throws Error without one on this machine */
export async function startChromium(): Promise<EngineBrowser> {
  const found = findChromium()
  if (!found) throw new Error('There is no Chromium on this machine.')
  // A prerendered page replaces the driven one, and the driver loses hold of it. Such pages
  // have a test of their own (tests/e2e/rendered-ahead.spec.ts).
  const args = [...found.args, '--lang=et', '--disable-features=Prerender2']
  return drive('chromium', await launch({ ...found, headless: true, args }))
}

/** Firefox, over WebDriver BiDi. @throws Error without one on this machine */
export async function startFirefox(): Promise<EngineBrowser> {
  const found = findFirefox()
  if (!found) throw new Error('There is no Firefox on this machine.')
  const extraPrefsFirefox = { 'intl.accept_languages': 'et' }
  return drive('firefox', await launch({ ...found, browser: 'firefox', headless: true, extraPrefsFirefox }))
}

async function drive(engine: 'chromium' | 'firefox', browser: Browser): Promise<EngineBrowser> {
  const page = await browser.newPage()
  const problems = watch(page)
  return {
    engine,
    async open(url) {
      await page.goto(url, { waitUntil: 'load' })
    },
    async back() {
      await page.goBack()
    },
    async reload() {
      await page.reload()
    },
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: <T>(script: string) => page.evaluate(asFunction(script)) as Promise<T>,
    async click(script) {
      const handle = await page.evaluateHandle(asFunction(script))
      await (handle as ElementHandle).click()
    },
    type: text => page.keyboard.type(text),
    press: key => page.keyboard.press(key),
    screenshot: async () => Buffer.from(await page.screenshot()),
    problems: () => problems.splice(0),
    close: () => browser.close(),
  }
}

const asFunction = (script: string) => `(() => { ${script} })()`

function watch(page: Page): string[] {
  const problems: string[] = []
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warn')
      problems.push(`${page.url()} printed: ${message.text()} ${message.location().url ?? ''}`)
  })
  page.on('pageerror', error =>
    problems.push(`${page.url()} threw: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`),
  )
  page.on('response', response => {
    if (response.status() >= 400) problems.push(`${response.url()} answered ${response.status()}`)
  })
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText ?? ''
    // A request that the next page aborts has not failed.
    if (!/ABORT/i.test(reason)) problems.push(`${request.url()} failed: ${reason}`)
  })
  return problems
}
