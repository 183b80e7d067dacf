import type { Locator, Page } from '@playwright/test'
import { type AdministratorApi, expect } from './fixtures.ts'

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

type LoggedInTest = { page: Page; loggedIn: AdministratorApi; allowConsole: (pattern: RegExp) => void }

/**
 * Types in the first form of a page whose categories cannot be loaded, and waits until its editor says so.
 * @returns has them loaded after all
 */
export async function typeWhereLoadingFails(
  { page, loggedIn, allowConsole }: LoggedInTest,
  path: string,
  field: string,
  words: string,
): Promise<() => Promise<void>> {
  allowConsole(/status of 503/)
  expect((await loggedIn.categories()).length).toBeGreaterThan(0)
  await page.route('**/api/categories', route => route.fulfill({ status: 503 }))
  const release = await holdScripts(page)
  await openAtOnce(page, path)
  await page.getByLabel(field).fill(words)
  release()
  const retry = page.getByRole('button', { name: 'Proovi uuesti' })
  await expect(retry).toBeVisible()
  await expect(page.getByLabel(field)).toBeHidden()
  return async () => {
    await page.unroute('**/api/categories')
    await retry.click()
  }
}
