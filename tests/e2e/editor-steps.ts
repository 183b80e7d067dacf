import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const TABS = [
  { tab: 'ENG', prefix: '/en', title: 'Title in English', body: 'Text in English', name: 'Name in English' },
  {
    tab: 'RUS',
    prefix: '/ru',
    title: 'Название на русском языке',
    body: 'Текст на русском языке',
    name: 'Название на русском языке',
  },
  { tab: 'EST', prefix: '', title: 'Pealkiri eesti keeles', body: 'Tekst eesti keeles', name: 'Nimi eesti keeles' },
] as const

type Part = 'title' | 'body' | 'name'

/** The words that a test writes in one language, such that nothing else on the site has them. */
export function wordsIn(prefix: string, part: Part, mark: string): string {
  return `${part} ${mark} ${prefix.slice(1) || 'et'}`
}

/** Writes words of its own into every language, Estonian last, so that the page is Estonian again. */
export async function fillLanguages(page: Page, parts: readonly Part[], mark: string): Promise<void> {
  for (const { tab, prefix, ...labels } of TABS) {
    await page.getByRole('tab', { name: tab }).click()
    for (const part of parts) await page.getByLabel(labels[part]).fill(wordsIn(prefix, part, mark))
  }
}

/** The published files say so, in each language in its own words. */
export async function expectPublished(
  request: APIRequestContext,
  path: string,
  parts: readonly Part[],
  mark: string,
): Promise<void> {
  for (const { prefix } of TABS) {
    const html = await (await request.get(prefix === '' ? path : `${prefix}${path}`)).text()
    for (const part of parts) expect(html, prefix + path).toContain(wordsIn(prefix, part, mark))
  }
}

/** Presses the button and waits for the page that follows. */
export async function saveAndFollow(page: Page, button: 'Lisa' | 'Uuenda', path: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByText(/^Salvestatud ja avaldatud/)).toBeVisible()
}

/** Says no, sees that everything is still there, says yes. */
export async function deleteAndFollow(page: Page, question: string, path: string): Promise<void> {
  const ask = () => page.getByRole('button', { name: 'Kustuta' }).click()
  const dialog = page.getByRole('alertdialog', { name: question })
  await ask()
  await dialog.getByRole('button', { name: 'Ei' }).click()
  await expect(dialog).toBeHidden()
  await ask()
  await dialog.getByRole('button', { name: 'Jah' }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByText(/ustutatud \(\d+ ms\)/)).toBeVisible()
}
