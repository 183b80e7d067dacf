/**
 * Asks for all that the editor of this page imports, at once: its island would ask for one import after the other. Where one
 * does not come the island says so.
 */
const EDITORS: Readonly<Record<string, () => Promise<unknown>>> = {
  product: () => import('../products/ProductEditor.tsx'),
  post: () => import('../posts/PostEditor.tsx'),
  category: () => import('../categories/CategoriesEditor.tsx'),
  feedback: () => import('../feedback/FeedbackEditor.tsx'),
  service: () => import('../services/ServiceEditor.tsx'),
  text: () => import('../texts/InfoTextEditor.tsx'),
}

const kind = document.querySelector<HTMLElement>('[data-editor]')?.dataset['editor'] ?? ''
void EDITORS[kind]?.().catch(() => undefined)
