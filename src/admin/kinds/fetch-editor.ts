// Fetches all imports of the page's editor at once: its island would fetch one after the other. The island reports a script that
// does not arrive.

/** The editors by the value of `data-editor`, which the page has. */
const EDITORS: Readonly<Record<string, () => Promise<unknown>>> = {
  product: () => import('./products/ProductEditor.tsx'),
  post: () => import('./posts/PostEditor.tsx'),
  category: () => import('./categories/CategoriesEditor.tsx'),
  feedback: () => import('./feedback/FeedbackEditor.tsx'),
  service: () => import('./services/ServiceEditor.tsx'),
  text: () => import('./texts/InfoTextEditor.tsx'),
}

const kind = document.querySelector<HTMLElement>('[data-editor]')?.dataset['editor'] ?? ''
void EDITORS[kind]?.().catch(() => undefined)
