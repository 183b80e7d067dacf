import { ASKED_PRODUCT } from './contact-form.ts'

const asked = new URLSearchParams(location.search).get(ASKED_PRODUCT) ?? ''
if (/^[1-9]\d{0,9}$/.test(asked)) {
  import('./begin-message.ts').then(({ beginMessage }) => beginMessage(Number(asked))).catch(() => {})
  // The page in another language asks for the same product.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')) {
    link.search = location.search
    // Also for a copied link, or in another tab.
    link.hash = location.hash
  }
}
