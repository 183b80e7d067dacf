import { expect } from 'vitest'
import type { EngineBrowser, Key, PageScript } from './engine-browser.ts'
import { BRING_LIBRARY, elements, type Find, HAS_LIBRARY } from './find.ts'

/** A visitor's acts on a page, the same in every engine. Each waits for its element. */
export type Visitor = {
  readonly browser: EngineBrowser
  open(path: string): Promise<void>
  /** Resolves when it is on the screen. */
  sees(find: Find): Promise<void>
  seesNo(find: Find): Promise<void>
  /** Resolves when the element's text equals the string, or matches the pattern. */
  reads(find: Find, text: string | RegExp): Promise<void>
  texts(find: Find): Promise<string[]>
  clicks(find: Find): Promise<void>
  /** Replaces a field's value. */
  fills(field: Find, text: string): Promise<void>
  /** Resolves when the field has that value. */
  holds(field: Find, value: string): Promise<void>
  chooses(field: Find, option: string): Promise<void>
  /** Chooses the first real option. */
  choosesFirst(field: Find): Promise<void>
  press(key: Key): Promise<void>
  isAt(path: string | RegExp): Promise<void>
  /** Empties cart, language and everything else this browser remembers of the site. */
  forgets(): Promise<void>
}

/** On a machine that is ten times slower than usual. */
const PATIENCE = { timeout: 60_000, interval: 50 }

export function visitor(browser: EngineBrowser, origin: string): Visitor {
  const ask = <T>(script: PageScript) => askPage<T>(browser, script)
  const texts = (find: Find) => ask<string[]>(`return ${elements(find)}.map(each => each.innerText.trim())`)
  const count = (find: Find) => ask<number>(`return ${elements(find)}.length`)
  const eventually = <T>(read: () => Promise<T>, what: string) => expect.poll(read, { ...PATIENCE, message: what })

  const sees = (find: Find) => eventually(() => count(find), `sees ${describe(find)}`).toBeGreaterThan(0)
  const clicks = async (find: Find) => {
    await sees(find)
    await eventually(() => isStill(browser, find), `${describe(find)} stays where it is`).toBe(true)
    await eventually(() => isClicked(browser, find), `${describe(find)} is clicked`).toBe(true)
  }
  const choose = async (field: Find, test: string) => {
    await sees(field)
    await ask(choice(field, test))
  }
  return {
    browser,
    texts,
    sees,
    clicks,
    open: path => browser.open(new URL(path, origin).href),
    seesNo: find => eventually(() => count(find), `sees no ${describe(find)}`).toBe(0),
    reads: (find, text) =>
      typeof text === 'string'
        ? eventually(async () => (await texts(find))[0], `reads ${describe(find)}`).toBe(text)
        : eventually(async () => (await texts(find))[0] ?? '', `reads ${describe(find)}`).toMatch(text),
    async fills(field, text) {
      await clicks(field)
      await ask(`${elements(field)}[0].select()`)
      await browser.type(text)
    },
    holds: (field, value) =>
      eventually(() => ask<string>(`return ${elements(field)}[0]?.value`), `${describe(field)} holds`).toBe(value),
    chooses: (field, option) => choose(field, `text.trim() === ${JSON.stringify(option)}`),
    choosesFirst: field => choose(field, "value !== ''"),
    press: key => browser.press(key),
    isAt: path => eventually(() => ask<string>('return decodeURI(location.pathname) + location.search'), 'address').toMatch(path),
    async forgets() {
      await browser.open(new URL('/robots.txt', origin).href)
      await ask('localStorage.clear(); sessionStorage.clear()')
    },
  }
}

/** Lists of options are the system's own: no driver opens them the same way. @param test of an option's `text` and `value` */
function choice(field: Find, test: string): PageScript {
  return `const [field] = ${elements(field)}
    field.focus()
    field.value = [...field.options].find(({ text, value }) => ${test}).value
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))`
}

/** Errors after going back: the page scrolls once more, so an element may be out of sight, or another one, between looks. */
const NOT_YET: ReadonlySet<string> = new Set([
  'ElementNotInteractableError',
  'MoveTargetOutOfBoundsError',
  'StaleElementReferenceError',
])

/** @returns false when the driver could not click it at this moment, and did not */
async function isClicked(browser: EngineBrowser, find: Find): Promise<boolean> {
  try {
    await browser.click(`return ${elements(find)}[0]`)
    return true
  } catch (error) {
    if (error instanceof Error && NOT_YET.has(error.name)) return false
    throw error
  }
}

/** A page that has just opened lacks the library. */
async function askPage<T>(browser: EngineBrowser, script: PageScript): Promise<T> {
  if (!(await browser.evaluate<boolean>(HAS_LIBRARY))) await browser.evaluate(BRING_LIBRARY)
  return browser.evaluate<T>(script)
}

/** Whether it has stopped moving, and a pointer would reach it. */
async function isStill(browser: EngineBrowser, find: Find): Promise<boolean> {
  const place = () =>
    askPage<{ at: string; isReached: boolean }>(
      browser,
      `const [element] = ${elements(find)}
      if (!element) return { at: '', isReached: false }
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      const { x, y, width, height } = element.getBoundingClientRect()
      const top = document.elementFromPoint(x + width / 2, y + height / 2)
      // While one page fades into the next, the whole document takes the presses.
      const isCovered = top === null || top === document.documentElement
      return { at: [x, y].join(), isReached: !isCovered && (element.contains(top) || top.contains(element)) }`,
    )
  const [before, after] = [await place(), await place()]
  return after.isReached && before.at === after.at
}

function describe(find: Find): string {
  const { within, ...own } = find
  const words = Object.entries(own)
    .map(([key, value]) => `${key} ${String(value)}`)
    .join(', ')
  return within ? `${words} within ${describe(within)}` : words
}
