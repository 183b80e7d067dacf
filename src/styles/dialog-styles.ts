import { adoptSheet } from '../ui/adopt-sheet.ts'
import css from './dialogs.css?inline'

/**
 * Gives the page the looks of dialogs. The sheet has the utilities of every kind of page, in Tailwind's order. One with only the
 * dialogs' utilities would come after the page's own sheet, and override parts of it.
 */
export const addDialogStyles = () => adoptSheet(css)
