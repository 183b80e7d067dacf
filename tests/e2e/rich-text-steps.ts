import type { Locator, Page } from '@playwright/test'
import type { Editor, JSONContent } from '@tiptap/core'
import { expect, openEditor } from './fixtures.ts'

export type TextId = 'description' | 'description_en' | 'description_ru'
type EditedElement = HTMLElement & { editor: Editor }

/** The editable element once its editor is there. */
export function editedText(page: Page, id: TextId = 'description'): Locator {
  return page.locator(`#${id}.ProseMirror`)
}

export async function openTextEditor(page: Page, product: { id: number }, prefix = ''): Promise<Locator> {
  await openEditor(page, product, prefix)
  const text = editedText(page, prefix === '/en' ? 'description_en' : prefix === '/ru' ? 'description_ru' : 'description')
  await expect(text).toBeVisible()
  return text
}

/** Puts blocks into an editor as if they had been written there. */
export async function write(text: Locator, blocks: readonly JSONContent[]): Promise<void> {
  await text.evaluate((element, content) => {
    ;(element as EditedElement).editor.commands.setContent({ type: 'doc', content: [...content] })
  }, blocks)
}

/** Puts HTML into an editor, and the caret at a position of the document. */
export async function writeHtml(text: Locator, html: string, caret: number): Promise<void> {
  await text.evaluate(
    (element, given) => {
      const { editor } = element as EditedElement
      editor.commands.setContent(given.html)
      editor.commands.focus(given.caret)
    },
    { html, caret },
  )
}

/**
 * Selects the one picture or video of a text. The editor takes two presses on one place within half a second for a double one,
 * which opens what was pressed.
 */
export async function selectMedia(text: Locator): Promise<void> {
  await text.evaluate(element => {
    const { editor } = element as EditedElement
    let place = -1
    editor.state.doc.descendants((node, position) => {
      if (node.type.name === 'image' || node.type.name === 'video') place = position
    })
    editor.commands.setNodeSelection(place)
    editor.commands.focus()
  })
}

export async function blocksOf(text: Locator): Promise<JSONContent[]> {
  return text.evaluate(element => (element as EditedElement).editor.getJSON().content ?? [])
}

/** Empties the text and puts the cursor in it. */
export async function startAnew(text: Locator): Promise<void> {
  await write(text, [{ type: 'paragraph' }])
  await text.focus()
}

/** What the editor holds, as HTML. */
export async function htmlOf(text: Locator): Promise<string> {
  return text.evaluate(element => (element as EditedElement).editor.getHTML())
}

export async function expectHtml(text: Locator, html: string): Promise<void> {
  await expect.poll(() => htmlOf(text)).toBe(html)
}

/** Where the caret is in the window: in sight, or what hides it. */
export async function caretBetweenBars(text: Locator): Promise<string> {
  return text.evaluate(element => {
    const { state, view } = (element as EditedElement).editor
    const caret = view.coordsAtPos(state.selection.head)
    const toolbar = document.querySelector(`[role='toolbar'][aria-controls='${element.id}']`)
    const saveBar = element.closest('form')?.querySelector('[type=submit]')?.closest('.sticky')
    if (!toolbar || !saveBar) throw new Error('Without bars')
    const [above, below] = [toolbar.getBoundingClientRect().bottom, saveBar.getBoundingClientRect().top]
    return caret.top >= above && caret.bottom <= below ? 'in sight' : `${caret.top}–${caret.bottom}, not in ${above}–${below}`
  })
}

type Clipboard = { html?: string; text?: string; file?: string }

/** Pastes what another program put on the clipboard. */
export async function paste(text: Locator, clipboard: Clipboard): Promise<void> {
  await text.evaluate((element, { html, text: words, file }) => {
    const clipboardData = new DataTransfer()
    if (html !== undefined) clipboardData.setData('text/html', html)
    if (words !== undefined) clipboardData.setData('text/plain', words)
    if (file !== undefined) clipboardData.items.add(new File(['x'], file, { type: 'image/png' }))
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, clipboard)
}
