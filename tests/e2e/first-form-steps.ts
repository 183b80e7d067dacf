import type { Locator, Page } from '@playwright/test'

/** Every script of an editor but that of its first form. */
const EDITOR_SCRIPTS = /\/_astro\/(?!first-form-page)[^/]+\.js$/

/** Lets none of the scripts come before it is asked to. */
export async function holdScripts(page: Page, scripts = EDITOR_SCRIPTS): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route(scripts, async route => {
    await released.promise
    await route.fallback()
  })
  return released.resolve
}

/** Goes there without waiting for the scripts that are held back. */
export async function openAtOnce(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
}

export function firstForm(page: Page): Locator {
  return page.locator('form[data-first-form]')
}
