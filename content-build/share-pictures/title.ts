import { SERIF } from './fonts.ts'
import { box, type Box, TITLE_ROOM } from './frame.ts'

/** An ellipsis ends a title that is too long for this font size, in pixels. */
const SMALLEST_SIZE = 41
/** Font sizes in pixels, largest first. */
const SIZES = [86, 76, 67, 59, 52, 46, SMALLEST_SIZE] as const
const LINE_HEIGHT = 1.1
/** More than the widest letters have, in em: a word that fits by this needs no measuring. */
const WIDEST_LETTER = 1.2

/**
 * The title in the largest size in which no word breaks and the whole text fits {@link TITLE_ROOM}.
 * @param width of the text, in pixels
 * @param heightOf the height of a drawn box, in pixels
 */
export async function fittedTitle(text: string, width: number, heightOf: (title: Box) => Promise<number>): Promise<Box> {
  const words = text.split(/[\s-]/)
  const breaksWord = async (size: number) => {
    // A word on more than one line is higher than one and a half lines.
    for (const word of words.filter(({ length }) => length * size * WIDEST_LETTER > width))
      if ((await heightOf(titleBox(word, size))) > 1.5 * size * LINE_HEIGHT) return true
    return false
  }
  for (const size of SIZES) {
    if (size !== SMALLEST_SIZE && (await breaksWord(size))) continue
    const title = titleBox(text, size)
    if ((await heightOf(title)) <= TITLE_ROOM) return title
  }
  return titleBox(text, SMALLEST_SIZE, Math.floor(TITLE_ROOM / (SMALLEST_SIZE * LINE_HEIGHT)))
}

function titleBox(text: string, size: number, maxLines?: number): Box {
  const letters = { fontFamily: SERIF, fontWeight: 500, fontSize: size, lineHeight: LINE_HEIGHT, letterSpacing: -0.01 * size }
  const cut = maxLines === undefined ? {} : { lineClamp: maxLines }
  return box({ display: 'block', wordBreak: 'break-word', ...letters, ...cut }, text)
}
