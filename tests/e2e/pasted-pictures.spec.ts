import type { Page } from '@playwright/test'
import { administratorTest as test, expect } from './fixtures.ts'

type Clipboard = { readonly name: string; readonly text?: string }

/** Pastes a picture of 2 × 2 pixels where the focus is, beside the text that Office puts with it. */
async function pastePicture(page: Page, { name, text }: Clipboard): Promise<void> {
  await page.evaluate(
    async ([fileName, words]) => {
      const pixels = new OffscreenCanvas(2, 2)
      pixels.getContext('2d')?.fillRect(0, 0, 2, 2)
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([await pixels.convertToBlob()], fileName, { type: 'image/png' }))
      if (words !== undefined) {
        clipboardData.setData('text/plain', words)
        clipboardData.setData('text/html', `<p>${words}</p>`)
      }
      const target = document.activeElement ?? document.body
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [name, text] as const,
  )
}

test('a picture pasted anywhere on the page of pictures is uploaded, and the picture that Office puts beside a text is not', async ({
  page,
}) => {
  const uploads: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/api/pictures')) uploads.push(request.url())
  })
  await page.goto('/admin/pictures')
  await expect(page.getByText('Lohista pildid siia')).toBeVisible()
  await pastePicture(page, { name: 'tabel.png', text: 'Hind 12 €' })
  await pastePicture(page, { name: 'kleebitud.png' })
  await expect(page.getByText('Üles laaditud: kleebitud.png')).toBeVisible()
  expect(uploads).toHaveLength(1)
})
