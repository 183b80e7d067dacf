import type { State } from '../state.ts'
import { answer, dialog, expectText, press, problem } from '../steps.ts'

/** What administrators do with lists: delete categories, order services, write a new thing. */
export const categories: readonly State[] = [
  {
    name: 'categories--deleting',
    path: '/tooted/addeditcategory',
    who: 'administrator',
    shows: 'window',
    async steps(page) {
      await press(page, /^Kustuta kategooria/)
      await dialog(page)
    },
  },
  {
    name: 'categories--in-use',
    path: '/tooted/addeditcategory',
    who: 'administrator',
    async steps(page) {
      await answer(page, '**/api/categories/*', problem(409, 'CATEGORY_IN_USE', { products: 12, count: 12 }))
      await press(page, /^Kustuta kategooria/)
      await press(await dialog(page), 'Jah')
      await expectText(page, /ei saa kustutada/)
    },
  },
  {
    name: 'categories--empty-name',
    path: '/tooted/addeditcategory',
    who: 'administrator',
    async steps(page) {
      await press(page, 'Lisa')
      await expectText(page, 'Ei saa olla tühi.')
    },
  },
  {
    name: 'new-product--empty-fields',
    path: '/addproduct',
    who: 'administrator',
    async steps(page) {
      await press(page, 'Lisa')
      await expectText(page, 'Ei saa olla tühi.')
    },
  },
  {
    name: 'new-post--empty-fields',
    path: '/uudised/addpost',
    who: 'administrator',
    async steps(page) {
      await press(page, 'Lisa')
      await expectText(page, 'Ei saa olla tühi.')
    },
  },
  {
    name: 'services--order',
    path: '/teenused/uritused',
    who: 'administrator',
    async steps(page) {
      await press(page, 'Muuda järjekorda')
      await page
        .getByRole('button', { name: /^Liiguta tahapoole/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'services--order-changed',
    path: '/teenused/uritused',
    who: 'administrator',
    async steps(page) {
      await press(page, 'Muuda järjekorda')
      await press(page, /^Liiguta tahapoole/)
    },
  },
]
