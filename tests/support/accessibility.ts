import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Expects no finding of any axe rule, and a page that does not scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([])
}

/** Waits for the script of a credentials form, which fades its buttons in. */
export async function expectFormsReady(page: Page): Promise<void> {
  await expect(page.locator('main button[type=submit]:disabled:visible')).toHaveCount(0)
}

/**
 * What depends on words and windows: the page says which language it is in, and fits into phones and desktops. Its structure is
 * the same in every language, so that {@link expectAccessible} judges it in one of them.
 */
export async function expectFits(page: Page, prefix: string): Promise<void> {
  expect(await layoutProblems(page, prefix)).toEqual([])
}

const WIDTHS = [360, 1280]

/**
 * A sentence a problem, as {@link expectFits} would find it. The window has its own width again afterwards.
 * @param prefix the language's in addresses: `''`, `/en`
 */
export async function layoutProblems(page: Page, prefix: string): Promise<string[]> {
  const own = page.viewportSize() ?? { width: 1280, height: 800 }
  const problems: string[] = []
  for (const width of [...WIDTHS.filter(each => each !== own.width), own.width]) {
    await page.setViewportSize({ width, height: own.height })
    problems.push(...(await page.evaluate(widerThanWindow)).map(problem => `at ${width} px ${problem}`))
  }
  const language = await page.locator('html').getAttribute('lang')
  return language === (prefix.slice(1) || 'et') ? problems : [...problems, `is in ${language}`]
}

/** A sentence a problem, as {@link expectAccessible} would find it. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  // axe judges the final colours, not those of a fade.
  await page.evaluate(() => Promise.all(document.getAnimations().map(animation => animation.finished.catch(() => {}))))
  // "Legacy" collects the findings of this origin's frames in the page itself, not in a window opened for it: a third of the
  // time for the same findings. There are no frames of another origin: no page requests anything from another host.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true)
  const { violations } = await axe.analyze()
  const problems = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
  return [...problems, ...(await page.evaluate(widerThanWindow))]
}

/** Runs in the page. @returns what sticks out, the innermost of it, where the page can be scrolled sideways */
async function widerThanWindow(): Promise<string[]> {
  // Elements that watch their own size hear of the window's new one with the next frame.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  const overflow = document.documentElement.scrollWidth - innerWidth
  if (overflow <= 0) return []
  const outside = [...document.body.querySelectorAll('*')].filter(part => part.getBoundingClientRect().right > innerWidth)
  const innermost = outside.filter(part => !outside.some(other => other !== part && part.contains(other)))
  const names = innermost.map(part => [part.localName, ...part.classList].join('.'))
  return [`${overflow} px wider than the window: ${names.join(', ')}`]
}
