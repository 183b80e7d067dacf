import { adoptSheet } from '../ui/adopt-sheet.ts'

/** Gives a public page the looks of administrators' tools, as addDialogStyles gives it those of dialogs. */
export async function addToolStyles(): Promise<void> {
  const { default: css } = await import('./tools.css?inline')
  adoptSheet(css)
}
