import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { DraftStore } from '../form/draft-store.ts'
import { findFirstForm, typedIn } from './find-first-form.ts'

/** Puts into a form's store what was typed while its scripts were on their way. */
export function addTyped<Name extends string>(store: DraftStore<Name>): DraftStore<Name> {
  const { draft } = store.$state.get()
  for (const [name, value] of Object.entries(typedIn(findFirstForm()))) {
    if (name in draft) store.set(name as Name, value)
  }
  return store
}

/** The editor's form takes the place of the first one: with its focus, and with a press on a button that waited for it. */
export function useFirstForm(form: RefObject<HTMLFormElement | null>): void {
  const [first] = useState(findFirstForm)
  useLayoutEffect(() => {
    if (!first || !form.current) return
    // Before the first form goes, so that a phone keeps its keyboard open.
    moveTexts(first, form.current)
    moveFocus(first, form.current)
    first.remove()
  }, [first, form])
  useEffect(() => {
    // When all effects of the form are done, as if it was done now.
    queueMicrotask(() => {
      if (first && form.current) goOn(first, form.current)
    })
  }, [first, form])
}

/** Files that were chosen are taken, and the last press on a button is done. */
function goOn(first: HTMLFormElement, form: HTMLFormElement): void {
  const [files, place] = [first, form].map(one => one.querySelector<HTMLInputElement>('input[type=file]'))
  if (files?.files?.length && place) {
    place.files = files.files
    place.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const { pressed } = first.dataset
  if (pressed !== undefined) findButton(form, pressed)?.click()
}

/** Texts that were written in are moved as they are, because the caret stands in the very words. */
function moveTexts(first: HTMLFormElement, form: HTMLFormElement): void {
  const { activeElement } = document
  const selection = getSelection()
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = selection ?? {}
  for (const from of first.querySelectorAll<HTMLElement>('[role=textbox]')) {
    const to = form.querySelector<HTMLElement>(`[id="${from.id}"]`)
    const isHere = from === activeElement
    if (!to || (!isHere && from.dataset['typed'] === undefined)) continue
    to.replaceChildren(...from.childNodes)
    for (const mark of ['typed', 'refused']) if (from.dataset[mark] !== undefined) to.dataset[mark] = from.dataset[mark]
    if (!isHere || !anchorNode || !focusNode) continue
    to.focus({ preventScroll: true })
    const [anchor, head] = [anchorNode, focusNode].map(node => (node === from ? to : node)) as [Node, Node]
    selection?.setBaseAndExtent(anchor, anchorOffset, head, focusOffset)
  }
}

function moveFocus(first: HTMLFormElement, form: HTMLFormElement): void {
  const from = document.activeElement
  if (from === null || !first.contains(from)) return
  const controls = [...form.querySelectorAll<HTMLElement>('[id]')]
  const to = from.matches('button') ? findButton(form, from.textContent) : controls.find(({ id }) => id === from.id)
  to?.focus({ preventScroll: true })
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? undefined)
  }
}

function findButton(form: HTMLFormElement, text: string): HTMLElement | undefined {
  return [...form.querySelectorAll('button')].find(button => button.textContent === text)
}
