import { type Editor, Extension, InputRule } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'

/** The emoticons that become an emoji, with blanks between them. */
const EMOTICONS_OF = {
  '🙂': ':) :-) =)',
  '😉': ';) ;-)',
  '😃': ':D :-D',
  '😆': 'xD XD',
  '🙁': ':( :-(',
  '😢': ":'(",
  '😛': ':P :-P :p :-p',
  '😮': ':O :-O :o :-o',
  '😘': ':* :-*',
  '😐': ':| :-|',
  '😎': '8-) B-)',
  '❤️': '<3',
  '💔': '</3',
}
/** The emoji of each emoticon. */
const EMOJI_OF: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(EMOTICONS_OF).flatMap(([emoji, all]) => all.split(' ').map(emoticon => [emoticon, emoji])),
)

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
const ANY = Object.keys(EMOJI_OF).map(escaped).join('|')
/** An emoticon on its own, with the character that ends it: not `<30 °C` or `(vt 8)`. */
const ENDED = new RegExp(`(?:^|\\s)(${ANY})([\\s.,!?…])$`)
/** An emoticon on its own at the end of a text. */
const AT_END = new RegExp(`(?:^|\\s)(${ANY})$`)

/** Replaces an emoticon by an emoji after a space, a full stop or a new line. Undo brings the emoticon back. */
export const Emoticons = Extension.create({
  name: 'emoticons',
  addInputRules: () => [
    new InputRule({
      find: ENDED,
      handler({ state, range, match: [whole, emoticon = '', end = ''] }) {
        const from = range.from + whole.indexOf(emoticon)
        closeHistory(state.tr).insertText((EMOJI_OF[emoticon] ?? emoticon) + end, from, range.to)
      },
    }),
  ],
  addKeyboardShortcuts: () => ({
    Enter: ({ editor }) => replaceBefore(editor),
    'Shift-Enter': ({ editor }) => replaceBefore(editor),
  }),
  priority: 200,
})

/** Replaces an emoticon before the caret. @returns always false: the key keeps its usual effect */
function replaceBefore({ state, view }: Editor): false {
  const { $from, empty } = state.selection
  // Eight characters are more than an emoticon and the blank before it.
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 8), $from.parentOffset, '', '\u{fffc}')
  const emoticon = AT_END.exec(before)?.[1]
  if (empty && emoticon) {
    view.dispatch(closeHistory(state.tr).insertText(EMOJI_OF[emoticon] ?? '', $from.pos - emoticon.length, $from.pos))
  }
  return false
}
