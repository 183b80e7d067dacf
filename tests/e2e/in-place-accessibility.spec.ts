import { accessibilityProblems } from '../support/accessibility.ts'
import { expect, test } from './fixtures.ts'

/** One of each shape of editor. */
const EDITORS = ['/tooted/addeditcategory', '/addfeedback', '/kinkekaardid/addkinkekaart', '/teenused/editeraklient']
/** Pages of the site as administrators see them. */
const PAGES = ['/', '/tooted', '/uudised']

for (const { width, prefix } of [
  { width: 360, prefix: '/ru' },
  { width: 1280, prefix: '' },
]) {
  test(`editors and the controls on pages are accessible at ${width} px in ${prefix || '/et'}`, async ({ page, loggedIn }) => {
    test.slow()
    expect(loggedIn).toBeDefined()
    await page.setViewportSize({ width, height: 800 })
    for (const address of EDITORS) {
      await page.goto(prefix + address)
      await expect(page.getByRole('tab').first()).toBeVisible()
      expect(await accessibilityProblems(page), address).toEqual([])
    }
    for (const address of PAGES) {
      await page.goto(prefix + address)
      await expect(page.locator('main [data-tool-place] :is(a, button)').first()).toBeAttached()
      expect(await accessibilityProblems(page), address).toEqual([])
    }
    if (width === 1280) {
      await page.getByRole('banner').locator('[aria-haspopup=menu]').click()
      await expect(page.getByRole('menuitem').first()).toBeVisible()
      expect(await accessibilityProblems(page), 'the profile menu').toEqual([])
    }
    await page.goto(`${prefix}/teenused/huviringid`)
    await page.getByRole('main').getByRole('button', { expanded: false }).click()
    await expect(
      page
        .getByRole('region', { name: /^(Järjekord|Порядок)$/ })
        .getByRole('listitem')
        .first(),
    ).toBeVisible()
    expect(await accessibilityProblems(page), 'the order').toEqual([])
  })
}
