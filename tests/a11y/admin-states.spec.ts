import { expectAccessible, expectFits, expectFormsReady } from '#tests/support/accessibility.ts'
import { expect, openEditor, test } from '../e2e/fixtures.ts'

test.use({ viewport: { width: 360, height: 800 } })

const TEXTS = [
  { prefix: '', submit: 'Logi sisse', update: 'Uuenda', remove: 'Kustuta' },
  { prefix: '/en', submit: 'Log in', update: 'Update', remove: 'Delete' },
  { prefix: '/ru', submit: 'Войти', update: 'Обновить', remove: 'Удалить' },
]

for (const { prefix, submit, update, remove } of TEXTS) {
  test(`what an editor, the log-in and an invitation ask for fits phones and desktops in ${prefix || '/et, and is accessible'}`, async ({
    page,
    loggedIn,
  }) => {
    const judge = async () => {
      if (prefix === '') await expectAccessible(page)
      await expectFits(page, prefix)
    }
    await openEditor(page, await loggedIn.createProduct(), prefix)
    await page.locator('#price').fill('')
    await page.getByRole('button', { name: update }).click()
    await expect(page.locator('#price')).toBeFocused()
    await judge()
    await page.getByRole('button', { name: remove }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await judge()

    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    page.on('dialog', dialog => void dialog.accept())
    await page.goto(`${prefix}/admin`)
    await expectFormsReady(page)
    await page.getByRole('button', { name: submit, exact: true }).click()
    await expect(page.locator('#email')).toBeFocused()
    await judge()
    await page.goto(`${prefix}/signup?invite=kutse`)
    await expectFormsReady(page)
    await judge()
  })
}

test('what editors say in trouble is accessible', async ({ page, loggedIn, baseURL, allowConsole }) => {
  allowConsole(/status of (401|412)/)
  page.on('dialog', dialog => void dialog.accept())
  const judge = async () => {
    await expectAccessible(page)
    await expectFits(page, '/ru')
  }
  await page.goto('/ru/uudised/addpost')
  await page.getByRole('button', { name: 'Добавить', exact: true }).click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
  await judge()

  await page.goto('/ru/uudised/editpost/1')
  await expect(page.locator('#header')).not.toHaveValue('')
  await page.getByRole('button', { name: 'Компьютер' }).click()
  await judge()

  const product = await loggedIn.createProduct()
  await openEditor(page, product, '/ru')
  await page.locator('#price').fill('77')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain(`/api/products/${product.id}`)
  await page.reload()
  const restore = page.getByRole('button', { name: 'Восстановить черновик' })
  await expect(restore).toBeVisible()
  await judge()

  await restore.click()
  const theirs = { ...product, price: 66, header: 'Teise oma' }
  const headers = { origin: baseURL ?? '' }
  await expect(await loggedIn.request.put(`/api/products/${product.id}`, { data: theirs, headers })).toBeOK()
  const update = page.getByRole('button', { name: 'Обновить' })
  await update.click()
  await expect(page.getByRole('dialog').getByRole('table').first()).toBeVisible()
  await judge()
  // Where the dialog came from is where the focus goes back to.
  await page.keyboard.press('Escape')
  await expect(update).toBeFocused()
  await expect(page.getByRole('button', { name: 'Посмотреть, что изменилось' })).toBeVisible()

  await page.context().clearCookies()
  await update.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(page.getByRole('dialog').locator('[aria-invalid=true]').first()).toBeFocused()
  await judge()
})

test('the controls on pages, the order of a list and the profile menu are accessible', async ({ page, loggedIn: _loggedIn }) => {
  for (const address of ['/ru/', '/ru/tooted', '/ru/uudised']) {
    await page.goto(address)
    await expect(page.locator('main [data-tool-place] :is(a, button)').first()).toBeAttached()
    await expectAccessible(page)
    await expectFits(page, '/ru')
  }
  await page.goto('/ru/teenused/huviringid')
  await page.getByRole('main').getByRole('button', { expanded: false }).click()
  await expect(page.getByRole('region', { name: 'Порядок' }).getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
  await expectFits(page, '/ru')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('banner').locator('[aria-haspopup=menu]').click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expectAccessible(page)
})
