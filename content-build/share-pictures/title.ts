import { SERIF } from './fonts.ts'
import { box, type Box, TITLE_ROOM } from './frame.ts'

/** Largest first; a title too long for the last size is cut with an ellipsis. */
const SIZES = [86, 76, 67, 59, 52, 46, 41] as const
const LINE_HEIGHT = 1.1
/** Average letter width of the serif, in em: generous, so that a long word shrinks rather than breaks. */
const LETTER_WIDTH = 0.5

/**
 * The largest title that fits: keeps the longest word and the whole text if possible.
 * @param heightOf the height of a drawn box, in pixels
 */
export async function fittedTitle(text: string, width: number, heightOf: (title: Box) => Promise<number>): Promise<Box> {
  const longestWord = Math.max(0, ...text.split(/[\s-]/).map(word => word.length))
  for (const size of SIZES) {
    if (longestWord * size * LETTER_WIDTH > width && size !== SIZES.at(-1)) continue
    if ((await heightOf(titleBox(text, size, null))) <= TITLE_ROOM) return titleBox(text, size, null)
  }
  const smallest = SIZES.at(-1) as number
  return titleBox(text, smallest, Math.floor(TITLE_ROOM / (smallest * LINE_HEIGHT)))
}

function titleBox(text: string, size: number, lines: number | null): Box {
  const letters = { fontFamily: SERIF, fontWeight: 500, fontSize: size, lineHeight: LINE_HEIGHT, letterSpacing: -0.01 * size }
  const cut = lines === null ? {} : { lineClamp: lines }
  return box({ display: 'block', wordBreak: 'break-word', ...letters, ...cut }, text)
}
