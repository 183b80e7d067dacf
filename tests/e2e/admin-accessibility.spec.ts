import { expectAccessible, expectFormsReady } from '#tests/support/accessibility.ts'
import { expect, openEditor, test } from './fixtures.ts'

const TEXTS = [
  { prefix: '', submit: 'Logi sisse', update: 'Uuenda', remove: 'Kustuta' },
  { prefix: '/en', submit: 'Log in', update: 'Update', remove: 'Delete' },
  { prefix: '/ru', submit: 'Войти', update: 'Обновить', remove: 'Удалить' },
]

for (const { width, prefix, submit, update, remove } of [360, 1280].flatMap(pixels =>
  TEXTS.map(texts => ({ width: pixels, ...texts })),
)) {
  test(`the administrator's pages are accessible at ${width} px in ${prefix || '/et'}`, async ({ page, loggedIn }) => {
    await page.setViewportSize({ width, height: 800 })
    await openEditor(page, await loggedIn.createProduct(), prefix)
    await expectAccessible(page)
    await page.locator('#price').fill('')
    await page.getByRole('button', { name: update }).click()
    await expect(page.locator('#price')).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('button', { name: remove }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectAccessible(page)

    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    page.on('dialog', dialog => void dialog.accept())
    await page.goto(`${prefix}/admin`)
    await expectFormsReady(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: submit, exact: true }).click()
    await expect(page.locator('#email')).toBeFocused()
    await expectAccessible(page)
    for (const address of ['/signup', '/signup?invite=kutse']) {
      await page.goto(prefix + address)
      await expectFormsReady(page)
      await expectAccessible(page)
    }
  })
}

const EDITORS = [
  {
    width: 360,
    prefix: '/ru',
    add: 'Добавить',
    update: 'Обновить',
    desktop: 'Компьютер',
    restore: 'Восстановить черновик',
    logIn: 'Войти',
    compare: 'Посмотреть, что изменилось',
  },
  {
    width: 1280,
    prefix: '/en',
    add: 'Add',
    update: 'Update',
    desktop: 'Desktop',
    restore: 'Restore the draft',
    logIn: 'Log in',
    compare: 'See what changed',
  },
]

for (const { width, prefix, add, update, desktop, restore, logIn, compare } of EDITORS) {
  test(`editors and what they say in trouble are accessible at ${width} px in ${prefix}`, async ({
    page,
    loggedIn,
    baseURL,
    allowConsole,
  }) => {
    test.slow()
    allowConsole(/status of (401|412)/)
    page.on('dialog', dialog => void dialog.accept())
    await page.setViewportSize({ width, height: 800 })
    for (const address of ['/addproduct', '/uudised/addpost']) {
      await page.goto(prefix + address)
      await page.getByRole('button', { name: add, exact: true }).click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
      await expectAccessible(page)
    }

    await page.goto(`${prefix}/uudised/editpost/1`)
    await expect(page.locator('#header')).not.toHaveValue('')
    await page.getByRole('button', { name: desktop }).click()
    await expectAccessible(page)

    const product = await loggedIn.createProduct()
    await openEditor(page, product, prefix)
    await page.locator('#price').fill('77')
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain(`/api/products/${product.id}`)
    await page.reload()
    await expect(page.getByRole('button', { name: restore })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: restore }).click()
    const theirs = { ...product, price: 66, header: 'Teise oma' }
    const headers = { origin: baseURL ?? '' }
    await expect(await loggedIn.request.put(`/api/products/${product.id}`, { data: theirs, headers })).toBeOK()
    await page.getByRole('button', { name: update }).click()
    await expect(page.getByRole('dialog').getByRole('table').first()).toBeVisible()
    await expectAccessible(page)
    // Where the dialog came from is where the focus goes back to.
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: update })).toBeFocused()
    await expect(page.getByRole('button', { name: compare })).toBeVisible()

    await page.context().clearCookies()
    await page.getByRole('button', { name: update }).click()
    await page.getByRole('dialog').getByRole('button', { name: logIn, exact: true }).click()
    await expect(page.getByRole('dialog').locator('[aria-invalid=true]').first()).toBeFocused()
    await expectAccessible(page)
  })
}
