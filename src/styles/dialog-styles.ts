import { adoptSheet } from '../ui/adopt-sheet.ts'
import css from './dialogs.css?inline'

/**
 * Gives the page the looks of what opens over it. The sheet has the utilities of every kind of page, in Tailwind's order:
 * one with a part of them would come after those of the page, and change it.
 */
export const addDialogStyles = () => adoptSheet(css)
