import { expect, openEditor, test } from './fixtures.ts'

/** What has to be filled in before something new is saved (specification §5), by the names of the fields. */
const REQUIRED: readonly (readonly [address: string, title: string, ...fields: string[]])[] = [
  ['/addproduct', 'Uus toode', 'category_id', 'header', 'price'],
  ['/uudised/addpost', 'Uus postitus', 'header'],
  ['/tooted/addeditcategory', 'Kategooriad', 'name'],
  ['/addfeedback', 'Uus tagasiside', 'body'],
  ['/teenused/lohnastuslahendused/addlohnastus', 'Uus lõhnastuslahendus', 'body', 'title'],
  ['/teenused/meeskonnakoolitused/addmeeskond', 'Uus meeskonnakoolitus', 'body', 'title'],
  ['/teenused/uritused/adduritus', 'Uus üritus', 'body', 'title'],
  ['/teenused/huviringid/addhuviring', 'Uus huviring', 'body', 'title'],
  ['/kinkekaardid/addkinkekaart', 'Uus kinkekaart', 'title'],
]

test('every editor of something new says what it is, and what is missing', async ({ page, loggedIn: _loggedIn }) => {
  for (const [address, title, ...fields] of REQUIRED) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.getByRole('button', { name: 'Lisa', exact: true }).click()
    const wrong = page.locator('[aria-invalid=true]')
    await expect(wrong.first()).toBeFocused()
    expect((await wrong.evaluateAll(elements => elements.map(({ id }) => id))).toSorted(), address).toEqual(fields)
    for (const field of fields) await expect(page.locator(`#${field}`)).toHaveAccessibleDescription(/Ei saa olla tühi\./)
  }
})

/** English and Russian; Estonian is seen by the test above, product-form, nothing-lost and content-editors. */
for (const t of [
  {
    prefix: '/en',
    create: 'Add',
    update: 'Update',
    empty: 'Cannot be empty.',
    discount: 'The discounted price must be lower than the price.',
    saved: /^Saved and published/,
    question: 'Are you sure you want to delete this product?',
  },
  {
    prefix: '/ru',
    create: 'Добавить',
    update: 'Обновить',
    empty: 'Не может быть пустым.',
    discount: 'Цена со скидкой должна быть ниже обычной цены.',
    saved: /^Сохранено и опубликовано/,
    question: 'Вы уверены, что хотите удалить этот товар?',
  },
]) {
  test(`an editor says what is wrong, asks before a deletion and tells of the save, in ${t.prefix}`, async ({
    page,
    loggedIn,
  }) => {
    await page.goto(`${t.prefix}/addfeedback`)
    await page.getByRole('button', { name: t.create, exact: true }).click()
    await expect(page.locator('#body')).toHaveAccessibleDescription(new RegExp(t.empty))

    await openEditor(page, await loggedIn.createProduct({ price: 20 }), t.prefix)
    await page.locator('#new_price').fill('20')
    await page.getByRole('button', { name: t.update }).click()
    await expect(page.locator('#new_price')).toHaveAccessibleDescription(new RegExp(t.discount))
    await page.getByRole('button', { name: /^(Kustuta|Delete|Удалить)/ }).click()
    await expect(page.getByRole('alertdialog', { name: t.question })).toBeVisible()
    await page.keyboard.press('Escape')
    page.on('dialog', dialog => void dialog.accept())

    await page.goto(`${t.prefix}/ninatrenn/editninatrenninfo`)
    await page.getByRole('button', { name: t.update }).click()
    await expect(page.getByText(t.saved)).toBeVisible()
    await expect(page).toHaveURL(`${t.prefix}/ninatrenn`)
  })
}
