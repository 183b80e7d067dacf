import type { Page } from '@playwright/test'

/** More stops than any page has before what a test looks for. */
const MAX_STOPS = 120

/** Presses Tab, or with it Shift, until something that matches has the focus. */
export async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not reach ${selector}`)
}
