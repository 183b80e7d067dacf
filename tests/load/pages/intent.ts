import type { Page } from '@playwright/test'
import { bytesOf, watchRequests } from '../../support/page-weight.ts'

/** Bytes of the scripts that load when a visitor opens the enquiry and then the cart, both in the header. */
export async function scriptsOnIntent(page: Page): Promise<number> {
  const requests = watchRequests(page)
  const header = page.getByRole('banner')
  const dialog = page.getByRole('dialog')
  await header.locator('a[data-form-dialog]').click()
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  // On its own page the cart has no drawer.
  const cart = header.locator('a[data-cart-link]:not([aria-current])')
  if ((await cart.count()) > 0) {
    await cart.click()
    await dialog.waitFor()
  }
  return bytesOf(requests, 'script')
}
