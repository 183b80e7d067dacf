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

/** One sentence per problem, as {@link expectAccessible} would find it. */
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

/** Runs in the page. @returns the innermost elements that stick out, when the page scrolls sideways */
function widerThanWindow(): string[] {
  const overflow = document.documentElement.scrollWidth - innerWidth
  if (overflow <= 0) return []
  const outside = [...document.body.querySelectorAll('*')].filter(part => part.getBoundingClientRect().right > innerWidth)
  const innermost = outside.filter(part => !outside.some(other => other !== part && part.contains(other)))
  const names = innermost.map(part => [part.localName, ...part.classList].join('.'))
  return [`${overflow} px wider than the window: ${names.join(', ')}`]
}
