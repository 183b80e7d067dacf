import type { Editor } from '#common/admin-pages.ts'

// Imports the page's editor before its island does. Vite's import fetches the editor and all its imports at once, the island's
// fetches one after the other. Where a script does not arrive, the island reports it.

/** The imports of the editors, by the `data-editor` that EditorPage.astro writes. */
const EDITORS: Readonly<Record<Editor['kind'], () => Promise<unknown>>> = {
  product: () => import('./products/ProductEditor.tsx'),
  post: () => import('./posts/PostEditor.tsx'),
  category: () => import('./categories/CategoriesEditor.tsx'),
  feedback: () => import('./feedback/FeedbackEditor.tsx'),
  service: () => import('./services/ServiceEditor.tsx'),
  text: () => import('./texts/InfoTextEditor.tsx'),
}

const kind = document.querySelector<HTMLElement>('[data-editor]')?.dataset['editor'] as Editor['kind'] | undefined
if (kind) void EDITORS[kind]().catch(() => undefined)
