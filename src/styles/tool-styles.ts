import { adoptSheet } from '../ui/adopt-sheet.ts'

/** Gives a public page the looks of administrators' tools, as addDialogStyles does those of what opens over it. */
export async function addToolStyles(): Promise<void> {
  const { default: css } = await import('./tools.css?inline')
  adoptSheet(css)
}
