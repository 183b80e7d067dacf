import type { Page } from '@playwright/test'
import { expect, stopClock, test } from './fixtures.ts'

/** Longer than a slide is shown. */
const WHILE_MS = 7_500

const pictures = (page: Page) => page.locator('.hero-pictures')
const shown = (page: Page) => pictures(page).locator('[data-carousel-slide][aria-current=true]')
const slide = (page: Page, number: number) => pictures(page).getByRole('button', { name: `Slaid ${number}/5` })

async function open(page: Page): Promise<void> {
  await stopClock(page)
  await page.goto('/')
  await expect(pictures(page)).toHaveAttribute('data-moving')
  await expect(shown(page)).toHaveAccessibleName('Slaid 1/5')
}

test('the pictures move on by themselves until they are stopped, and again when they are started', async ({ page }) => {
  await open(page)
  await page.clock.runFor(WHILE_MS)
  await expect(shown(page)).toHaveAccessibleName('Slaid 2/5')
  await page.getByRole('button', { name: 'Peata slaidiseanss' }).focus()
  await page.keyboard.press('Enter')
  await page.clock.runFor(WHILE_MS)
  await expect(shown(page)).toHaveAccessibleName('Slaid 2/5')
  await expect(page.getByRole('button', { name: 'Käivita slaidiseanss' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.clock.runFor(WHILE_MS)
  await expect(shown(page)).toHaveAccessibleName('Slaid 3/5')
})

test('the pictures stay while the pointer or the focus is on them, and after one was chosen', async ({ page }) => {
  await open(page)
  await pictures(page).locator('[data-carousel-track]').hover()
  await page.clock.runFor(WHILE_MS)
  await expect(shown(page)).toHaveAccessibleName('Slaid 1/5')
  await page.mouse.move(0, 0)
  await page.clock.runFor(WHILE_MS)
  await expect(shown(page)).toHaveAccessibleName('Slaid 2/5')

  const next = pictures(page).getByRole('button', { name: 'Järgmine' })
  await next.evaluate(button => button.addEventListener('click', () => button.toggleAttribute('data-pressed')))
  await next.focus()
  await page.clock.runFor(WHILE_MS)
  await expect(next).not.toHaveAttribute('data-pressed')
  await next.blur()
  await page.clock.runFor(WHILE_MS)
  await expect(next).toHaveAttribute('data-pressed')

  await slide(page, 4).click()
  await expect(shown(page)).toHaveAccessibleName('Slaid 4/5')
  await page.mouse.move(0, 0)
  await slide(page, 4).evaluate(dot => dot.blur())
  await page.clock.runFor(WHILE_MS)
  await expect(shown(page)).toHaveAccessibleName('Slaid 4/5')
  await expect(page.getByRole('button', { name: 'Käivita slaidiseanss' })).toBeVisible()
})

test('each of two quick presses is a step', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Peata slaidiseanss' }).click()
  await pictures(page)
    .getByRole('button', { name: 'Järgmine' })
    .evaluate(button => {
      ;(button as HTMLElement).click()
      ;(button as HTMLElement).click()
    })
  await expect(shown(page)).toHaveAccessibleName('Slaid 3/5')
  await pictures(page).getByRole('button', { name: 'Eelmine' }).click()
  await expect(shown(page)).toHaveAccessibleName('Slaid 2/5')
})

test('a step begins at the slide in sight, also when the dot of the earlier one was pressed there', async ({ page }) => {
  await open(page)
  await slide(page, 1).click()
  // As a browser does for a word that it finds, or for a link that gets the focus.
  await pictures(page)
    .locator('[data-carousel-track] > :last-child')
    .evaluate(last => last.scrollIntoView({ behavior: 'instant', block: 'nearest' }))
  await expect(shown(page)).toHaveAccessibleName('Slaid 5/5')
  await pictures(page).getByRole('button', { name: 'Eelmine' }).click()
  await expect(shown(page)).toHaveAccessibleName('Slaid 4/5')
})

test.describe('where motion is unwanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves and there is nothing to stop', async ({ page }) => {
    await open(page)
    await page.clock.runFor(WHILE_MS)
    await expect(shown(page)).toHaveAccessibleName('Slaid 1/5')
    await expect(pictures(page).locator('[data-carousel-rotation]')).toBeHidden()
    await pictures(page).getByRole('button', { name: 'Järgmine' }).click()
    await expect(shown(page)).toHaveAccessibleName('Slaid 2/5')
  })
})
