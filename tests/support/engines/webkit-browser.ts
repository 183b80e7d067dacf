import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort } from '../product-process.ts'
import type { EngineBrowser } from './engine-browser.ts'
import { findWebKit, type WebKitPrograms } from './engines.ts'
import { startListeningProxy } from './listening-proxy.ts'

/** Long enough for a machine that is ten times slower than usual. */
const READY_WITHIN_MS = 60_000
/** Larger than any window of a test. */
const SCREEN = '2000x2000x24'
const KEYS = { Escape: Key.ESCAPE, Enter: Key.ENTER, Tab: Key.TAB, Backspace: Key.BACK_SPACE } as const

/**
 * WebKitGTK's own small browser on a screen in memory, over WebDriver. Its driver does not report what pages print: the pages
 * come through a proxy.
 * @param origin the product's
 * @param proxied the port at which the browser finds the product's pages
 * @throws Error when it is not on this machine
 */
export async function startWebKit(origin: string, proxied: number): Promise<EngineBrowser> {
  const programs = findWebKit()
  if (!programs) throw new Error('There is no WebKitGTK with its driver on this machine.')
  const screen = await startScreen(programs)
  const port = await freePort()
  // The browser asks for pages in Estonian, as the other engines do.
  const env = { ...process.env, DISPLAY: screen.name, LC_ALL: 'et_EE.UTF-8', LANGUAGE: 'et' }
  const server = spawn(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' })
  const endBoth = async () => {
    for (const child of [server, screen.process]) await end(child)
  }
  try {
    const url = `http://127.0.0.1:${port}`
    await waitForAnswer(`${url}/status`)
    const driver = await openSession(url, programs)
    await openBareWindow(driver)
    const proxy = await startListeningProxy(origin, proxied)
    const close = async () => {
      await driver.quit()
      await proxy.close()
      await endBoth()
    }
    return { ...controlsOf(driver), problems: proxy.problems, close }
  } catch (error) {
    await endBoth()
    throw error
  }
}

/** Goes on in a window that a page opens: it has no bar. The first window cannot become narrower than its bar. */
async function openBareWindow(driver: WebDriver): Promise<void> {
  const first = await driver.getWindowHandle()
  await driver.executeScript("window.open('about:blank', '', 'popup,width=400,height=400')")
  const handles = await driver.getAllWindowHandles()
  await driver.switchTo().window(handles.find(handle => handle !== first) ?? first)
}

function controlsOf(driver: WebDriver): Omit<EngineBrowser, 'problems' | 'close'> {
  const window = driver.manage().window()
  return {
    engine: 'webkit',
    open: url => driver.get(url),
    back: () => driver.navigate().back(),
    reload: () => driver.navigate().refresh(),
    async resize(width, height) {
      await window.setRect({ x: 0, y: 0, width, height })
      // The window's own bar takes some of the height, and its border may take some of the width.
      const [inner, outer] = [await innerSize(driver), await window.getRect()]
      await window.setRect({ x: 0, y: 0, width: outer.width + width - inner.width, height: outer.height + height - inner.height })
    },
    evaluate: script => driver.executeScript(script),
    async click(script) {
      // With a pointer; the driver's own click does not reach every field.
      const origin = await driver.executeScript<WebElement>(script)
      await driver.actions().move({ origin }).click().perform()
    },
    async type(text) {
      await driver.actions().sendKeys(text).perform()
    },
    async press(key) {
      await driver.actions().sendKeys(KEYS[key]).perform()
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  }
}

/** The size of the page's window without its bars. */
const innerSize = (driver: WebDriver) =>
  driver.executeScript<{ width: number; height: number }>('return { width: innerWidth, height: innerHeight }')

/** Opens a session in WebKitGTK's browser. WebDriver's client has no types for these capabilities. */
function openSession(url: string, { browser: binary }: WebKitPrograms): Promise<WebDriver> {
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }
  return Promise.resolve(new Builder().usingServer(url).withCapabilities(capabilities).build())
}

/** A screen in memory, under an unused number. */
async function startScreen({ display }: WebKitPrograms): Promise<{ name: string; process: ChildProcess }> {
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp', '-terminate'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const ended = once(screen, 'exit').then(() => Promise.reject(new Error('The screen ended before it had a number.')))
  const [number] = await Promise.race([once(screen.stdio[3] as NodeJS.ReadableStream, 'data') as Promise<[Buffer]>, ended])
  return { name: `:${number.toString().trim()}`, process: screen }
}

async function waitForAnswer(url: string): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS
  while (performance.now() < deadline) {
    if ((await fetch(url).catch(() => null))?.ok) return
    await sleep(25)
  }
  throw new Error(`No answer from ${url} within ${READY_WITHIN_MS} ms`)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
