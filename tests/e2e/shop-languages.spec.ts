import type { Page } from '@playwright/test'
import { expectAccessible, expectFits } from '#tests/support/accessibility.ts'
import { expect, test } from './fixtures.ts'
import { cards, LANGUAGES, openDrawer } from './shop-steps.ts'

test.use({ viewport: { width: 360, height: 800 } })

for (const t of LANGUAGES) {
  test(`the shop, its dialogs, the cart and the news are in ${t.locale}, and the dialogs fit phones and desktops`, async ({
    page,
  }) => {
    // What a dialog is made of is the same in every language.
    const judge = async () => {
      if (t.locale === 'et') await expectAccessible(page)
      await expectFits(page, t.prefix)
    }
    await page.goto(`${t.prefix}/tooted`)
    await expect(page.getByRole('searchbox', { name: t.search })).toBeVisible()
    await expectFilters(page, t)
    if (t.locale === 'et') await expectAccessible(page)
    await page.keyboard.press('Escape')

    await cards(page).first().getByRole('button', { name: t.add }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('spinbutton', { name: t.quantity })).toHaveValue('1')
    for (const name of [t.less, t.more]) await expect(dialog.getByRole('button', { name })).toBeVisible()
    await judge()
    await dialog.getByRole('button', { name: t.add }).click()
    await expect(page.getByRole('status').getByText(t.added)).toBeVisible()

    const drawer = await openDrawer(page, t)
    await expect(drawer.getByRole('button', { name: t.close })).toBeVisible()
    await judge()
    await drawer.getByRole('button', { name: t.clear }).click()
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('button', { name: t.no })).toBeVisible()
    await judge()
    await question.getByRole('button', { name: t.yes }).click()
    await expect(page.getByRole('status').getByText(t.cleared)).toBeVisible()

    await page.goto(`${t.prefix}/tooted/ostukorv`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.cart)
    await expect(page.getByText(t.empty)).toBeVisible()
    await page.goto(`${t.prefix}/uudised`)
    await expect(page.getByRole('searchbox', { name: t.posts })).toBeVisible()
  })
}

/** Opens the dialog that has them on a phone. */
async function expectFilters(page: Page, t: (typeof LANGUAGES)[number]): Promise<void> {
  await page.getByRole('button', { name: t.filters }).click()
  const dialog = page.getByRole('dialog', { name: t.filters })
  for (const name of [t.sort, t.perPage]) await expect(dialog.getByRole('combobox', { name })).toBeVisible()
}
