import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import { PARSER, parseRichText } from './parse-rich-text.ts'
import { dropLastBreaks } from './plain-spaces.ts'

type TakenOver = {
  readonly doc: Node
  /** Somebody wrote in it before the editor was there. */
  readonly isTyped: boolean
  /** Positions in the document; null when nobody is in the text. */
  readonly selection: Selection | null
}

type Selection = { readonly anchor: number; readonly head: number }

/**
 * What stands in the text that waits for its editor, and where in it somebody is.
 * @param html what it shows; one in which nobody wrote is taken from there, to the letter
 */
export function takeOver(waiting: HTMLElement, html: string): TakenOver {
  const isTyped = waiting.dataset['typed'] !== undefined
  const hasFocus = document.activeElement === waiting
  if (!isTyped && !hasFocus) return { doc: parseRichText(html), isTyped, selection: null }
  // Before the caret is looked up: browsers move it along.
  dropLastBreaks(waiting)
  const points = hasFocus ? selectionIn(waiting) : []
  const parsed = PARSER.parse(waiting, { preserveWhitespace: true, findPositions: points })
  const [anchor = 0, head = anchor] = points.map(({ pos }) => pos)
  return { doc: isTyped ? parsed : parseRichText(html), isTyped, selection: hasFocus ? { anchor, head } : null }
}

/** Puts focus and caret where they were. */
export function select({ view, state }: Editor, { anchor, head }: Selection): void {
  const [from, to] = [anchor, head].map(position => state.doc.resolve(Math.min(position, state.doc.content.size)))
  if (from && to) view.dispatch(state.tr.setSelection(TextSelection.between(from, to)))
  view.focus()
}

type Point = { readonly node: globalThis.Node; readonly offset: number; pos?: number }

function selectionIn(element: HTMLElement): Point[] {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {}
  const start: Point = { node: element, offset: 0 }
  if (!anchorNode || !focusNode || !element.contains(anchorNode) || !element.contains(focusNode)) return [start]
  return [
    { node: anchorNode, offset: anchorOffset ?? 0 },
    { node: focusNode, offset: focusOffset ?? 0 },
  ]
}
