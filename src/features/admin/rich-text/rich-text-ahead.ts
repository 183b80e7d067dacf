import { fetchedAhead } from '../ahead/fetched-ahead.ts'

/** The editor of a text, and its dialogs: scripts of their own, which come when the page is usable. */
export const richTextEditor = fetchedAhead(async () => (await import('./RichTextEditor.tsx')).RichTextEditor)
export const mediaDialogs = fetchedAhead(async () => (await import('./dialogs/RichTextDialogs.tsx')).RichTextDialogs)
