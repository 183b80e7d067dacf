import { expect, openEditor, test } from './fixtures.ts'

/** What has to be filled in before something new is saved (specification §5), by the names of the fields. */
const REQUIRED: readonly (readonly [address: string, ...fields: string[]])[] = [
  ['/addproduct', 'category_id', 'header', 'price'],
  ['/uudised/addpost', 'header'],
  ['/tooted/addeditcategory', 'name'],
  ['/addfeedback', 'body'],
  ['/teenused/lohnastuslahendused/addlohnastus', 'body', 'title'],
  ['/teenused/meeskonnakoolitused/addmeeskond', 'body', 'title'],
  ['/teenused/uritused/adduritus', 'body', 'title'],
  ['/teenused/huviringid/addhuviring', 'body', 'title'],
  ['/kinkekaardid/addkinkekaart', 'title'],
]

/** Where one is after saving a text (specification §2.10). */
const TEXTS = [
  ['/tooteinfo/editinfo/', '/tooteinfo'],
  ['/teenused/editeraklient', '/teenused'],
  ['/ninatrenn/editninatrenninfo', '/ninatrenn'],
  ['/kinkekaardid/editkinkekaartinfo', '/kinkekaardid'],
] as const

for (const t of [
  {
    ...{ prefix: '', create: 'Lisa', update: 'Uuenda', empty: 'Ei saa olla tühi.' },
    ...{ discount: 'Soodushind peab olema hinnast väiksem.', saved: /^Salvestatud ja avaldatud/ },
    question: 'Kas oled kindel, et soovid toote kustutada?',
  },
  {
    ...{ prefix: '/en', create: 'Add', update: 'Update', empty: 'Cannot be empty.' },
    ...{ discount: 'The discounted price must be lower than the price.', saved: /^Saved and published/ },
    question: 'Are you sure you want to delete this product?',
  },
  {
    ...{ prefix: '/ru', create: 'Добавить', update: 'Обновить', empty: 'Не может быть пустым.' },
    ...{ discount: 'Цена со скидкой должна быть ниже обычной цены.', saved: /^Сохранено и опубликовано/ },
    question: 'Вы уверены, что хотите удалить этот товар?',
  },
]) {
  test(`the editors say what is missing, and lead to the page that changed, in ${t.prefix || '/et'}`, async ({
    page,
    loggedIn,
  }) => {
    test.slow()
    for (const [address, ...fields] of REQUIRED) {
      await page.goto(t.prefix + address)
      await page.getByRole('button', { name: t.create, exact: true }).click()
      const wrong = page.locator('[aria-invalid=true]')
      await expect(wrong.first()).toBeFocused()
      expect((await wrong.evaluateAll(elements => elements.map(({ id }) => id))).toSorted(), address).toEqual(fields)
      for (const field of fields) await expect(page.locator(`#${field}`)).toHaveAccessibleDescription(new RegExp(t.empty))
      await expect(page.locator('html')).toHaveAttribute('lang', t.prefix.slice(1) || 'et')
    }

    await openEditor(page, await loggedIn.createProduct({ price: 20 }), t.prefix)
    await page.locator('#new_price').fill('20')
    await page.getByRole('button', { name: t.update }).click()
    await expect(page.locator('#new_price')).toHaveAccessibleDescription(new RegExp(t.discount))
    await page.getByRole('button', { name: /^(Kustuta|Delete|Удалить)/ }).click()
    await expect(page.getByRole('alertdialog', { name: t.question })).toBeVisible()
    await page.keyboard.press('Escape')
    page.on('dialog', dialog => void dialog.accept())

    for (const [editor, path] of TEXTS) {
      await page.goto(t.prefix + editor)
      await page.getByRole('button', { name: t.update }).click()
      await expect(page).toHaveURL(t.prefix + path)
      await expect(page.getByText(t.saved)).toBeVisible()
    }
  })
}
