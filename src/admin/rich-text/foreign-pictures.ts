import type { Editor } from '@tiptap/core'
import { isHttpsUrl } from '#common/address.ts'
import type { TakeOverPicture } from './picture-chooser.ts'

/**
 * Makes a listener of a text's changes. It brings pictures of other hosts into the library as soon as they come into the text, so
 * that the administrator sees them as on the page. A picture that comes again, as by a second paste, is not fetched again. After
 * a failure it stays as it is: the save tries again, and says why it fails.
 * @param takeOver brings one picture into the library
 * @returns the listener, for one editor
 */
export function foreignPictureListener(takeOver: TakeOverPicture): (editor: Editor) => void {
  const answers = new Map<string, Promise<string | null>>()
  let before: ReadonlySet<string> = new Set()
  const replaceForeign = async (editor: Editor, address: string) => {
    const answer = answers.get(address) ?? takeOver(address)
    answers.set(address, answer)
    const own = await answer
    if (own === null) answers.delete(address)
    else if (!editor.isDestroyed) replaceAddress(editor, address, own)
  }
  return editor => {
    const present = foreignIn(editor)
    const added = [...present].filter(address => !before.has(address))
    before = present
    for (const address of added) void replaceForeign(editor, address)
  }
}

/** The addresses of a text's pictures of other hosts. */
function foreignIn({ state }: Editor): Set<string> {
  const found = new Set<string>()
  state.doc.descendants(({ type, attrs }) => {
    if (type.name === 'image' && isHttpsUrl(attrs['src'] as string)) found.add(attrs['src'] as string)
  })
  return found
}

/** Gives the pictures at an address their own one. It is no step of the undo history: undo takes back the whole paste. */
function replaceAddress({ state, view }: Editor, address: string, own: string): void {
  const { tr } = state
  state.doc.descendants(({ type, attrs }, at) => {
    if (type.name === 'image' && attrs['src'] === address) tr.setNodeAttribute(at, 'src', own)
  })
  view.dispatch(tr.setMeta('addToHistory', false))
}
