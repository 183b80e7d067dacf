import { lazyPart } from '../loading/lazy-part.ts'

/** The editor of a text, and its dialogs: scripts of their own, which come when the page is usable. */
export const RichTextEditor = lazyPart(async () => (await import('./RichTextEditor.tsx')).RichTextEditor)
export const RichTextDialogs = lazyPart(async () => (await import('./dialogs/RichTextDialogs.tsx')).RichTextDialogs)
