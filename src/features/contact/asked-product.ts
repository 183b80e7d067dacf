// Begins the contact form's message with the product that the page's address names.

import { ASKED_PRODUCT } from './contact-form.ts'

const asked = new URLSearchParams(location.search).get(ASKED_PRODUCT) ?? ''
// An id, as ROW_ID of common/row-id.ts: an import of it could become a file and a request of its own.
if (/^[1-9]\d{0,9}$/.test(asked)) {
  import('./begin-message.ts').then(({ beginMessage }) => beginMessage(Number(asked))).catch(() => {})
  // The page in another language asks for the same product.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')) {
    link.search = location.search
    // site-chrome.ts sets the fragment on a press; here it is set also for a copied link, or another tab.
    link.hash = location.hash
  }
}
