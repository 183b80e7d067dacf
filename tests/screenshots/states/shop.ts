import type { Page } from '@playwright/test'
import type { State } from '../state.ts'
import { answer, dialog, expect, expectText, press } from '../steps.ts'

const search = (page: Page, name: string, words: string) => page.getByRole('searchbox', { name }).fill(words)

/** The lists of products and news after a visitor used them. */
export const lists: readonly State[] = [
  {
    name: 'shop--searched',
    path: '/tooted',
    async steps(page) {
      await search(page, 'Otsi tooteid', 'küünal')
      await expect(page).toHaveURL(/q=/)
    },
  },
  {
    name: 'shop--similar',
    path: '/tooted',
    async steps(page) {
      await search(page, 'Otsi tooteid', 'lavendel')
      await expectText(page, 'Täpset vastet ei leidunud, näitame sarnaseid.')
    },
  },
  {
    name: 'shop--nothing-found',
    path: '/tooted',
    async steps(page) {
      await search(page, 'Otsi tooteid', 'lavendel jalgrattale')
      await expectText(page, /ei leidunud vastet/)
    },
  },
  {
    name: 'category--nothing-found',
    path: ({ templates }) => templates.find(({ name }) => name === 'category')?.path ?? '/tooted',
    async steps(page) {
      await search(page, 'Otsi tooteid', 'visiitkaardid jalgrattale')
      await expectText(page, /ei leidunud vastet/)
    },
  },
  { name: 'shop--sorted', path: '/tooted?sort=price-asc' },
  { name: 'shop--twenty-on-page-2', path: '/tooted?per=20&page=2' },
  {
    name: 'shop--page-2-pressed',
    path: '/tooted',
    async steps(page) {
      await page.getByRole('navigation').getByText('2', { exact: true }).filter({ visible: true }).first().click()
      await expect(page).toHaveURL(/page=2/)
    },
  },
  {
    name: 'shop--not-loaded',
    path: '/tooted',
    async steps(page) {
      await answer(page, '**/search/**', 'no answer')
      await search(page, 'Otsi tooteid', 'küünal')
      await expectText(page, /Loendit ei õnnestunud laadida/)
    },
  },
  {
    name: 'news--searched',
    path: '/uudised',
    async steps(page) {
      await search(page, 'Otsi postitusi', 'ninatrenn')
      await expect(page).toHaveURL(/q=/)
    },
  },
  {
    name: 'news--nothing-found',
    path: '/uudised',
    async steps(page) {
      await search(page, 'Otsi postitusi', 'jalgratas')
      await expectText(page, /ei leidunud vastet/)
    },
  },
  { name: 'news--page-2', path: '/uudised?page=2' },
  {
    name: 'contact--asked-product',
    path: ({ templates }) => templates.find(({ name }) => name === 'product')?.path ?? '/tooted',
    async steps(page) {
      await press(page, 'Küsi toote kohta')
      await expect(page).toHaveURL(/kontakt/)
    },
  },
  {
    name: 'product--added',
    path: ({ templates }) => templates.find(({ name }) => name === 'product')?.path ?? '/tooted',
    shows: 'window',
    async steps(page) {
      await press(page, 'Üks rohkem')
      await press(page, /^Lisa korvi/)
      await press(await dialog(page), /^Lisa korvi/)
      await expectText(page, 'Lisatud ostukorvi!')
    },
  },
  {
    name: 'contact--map',
    path: '/kontakt',
    async steps(page) {
      await page.getByRole('heading', { level: 1 }).click()
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    },
  },
]
