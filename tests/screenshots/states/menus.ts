import type { State } from '../state.ts'
import { dialog, press } from '../steps.ts'

const NARROW = { shows: 'window', widths: [360, 768] } as const

/** What opens over a page's head and lists. */
export const menus: readonly State[] = [
  {
    name: 'home--menu',
    path: '/',
    ...NARROW,
    async steps(page) {
      await press(page, 'Ava menüü')
      await dialog(page)
    },
  },
  {
    name: 'home--menu-of-administrator',
    path: '/',
    who: 'administrator',
    ...NARROW,
    async steps(page) {
      await press(page, 'Ava menüü')
      await (await dialog(page)).getByRole('button', { name: 'Logi välja' }).waitFor()
    },
  },
  {
    name: 'home--profile-menu',
    path: '/',
    who: 'administrator',
    shows: 'window',
    widths: [1280],
    async steps(page) {
      await page
        .getByRole('banner')
        .getByLabel(/^Konto: /)
        .click()
      await page.getByRole('banner').getByRole('menuitem', { name: 'Muudatuste ajalugu' }).waitFor()
    },
  },
  {
    name: 'shop--filters',
    path: '/tooted',
    shows: 'window',
    widths: [360],
    async steps(page) {
      await press(page, 'Filtrid')
      await dialog(page)
    },
  },
  {
    name: 'home--skip-link',
    path: '/',
    shows: 'window',
    async steps(page) {
      await page.keyboard.press('Tab')
    },
  },
]
