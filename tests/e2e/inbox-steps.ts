import type { Page } from '@playwright/test'
import { inbox } from '#tests/support/message-forms.ts'
import { expect } from './fixtures.ts'

/** Leaves a message as a visitor does. @returns the name it can be found by */
export async function leaveMessage(baseURL: string | undefined, fields: Record<string, unknown> = {}): Promise<string> {
  // Longer than a phone is wide.
  const name = `Lahkuja ${Math.random().toString(36).slice(2)}${'pikanimi'.repeat(6)}`
  const { api } = await inbox(baseURL ?? '')
  const data = {
    email: 'lahkuja@naide.ee',
    phone: '5555 5555',
    subject: 'Päring',
    select: 'design',
    message: 'Esimene\nTeine',
    form_age_ms: 5_000,
    ...fields,
    name,
  }
  await expect(await api.post('/send-email', { data })).toBeOK()
  return name
}

/** Finds a visitor's message in the inbox, and opens it. */
export async function openMessage(page: Page, name: string, prefix = ''): Promise<void> {
  await page.goto(`${prefix}/admin/messages?q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name }).click()
}
