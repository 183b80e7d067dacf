/** Focus and caret go where they are in the editor; before the first view goes, so that a phone keeps its keyboard open. */
export function takeOver(first: HTMLElement, editor: HTMLElement): void {
  // A button that loses the focus is not held any more.
  moveHeldPress(first, editor)
  moveFocus(first, editor)
  first.remove()
}

/** Files that were chosen are taken, and the last press on a button is done. */
export function goOn(first: HTMLElement, editor: HTMLElement): void {
  const [files, place] = [first, editor].map(one => one.querySelector<HTMLInputElement>('input[type=file]'))
  if (files?.files?.length && place) {
    place.files = files.files
    place.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const { pressed } = first.dataset
  if (pressed !== undefined) findNamed(editor, 'button', pressed)?.click()
}

function moveFocus(first: HTMLElement, editor: HTMLElement): void {
  const from = document.activeElement
  if (!(from instanceof HTMLElement) || !first.contains(from)) return
  const to = from.matches('a, button') ? findNamed(editor, from.localName, nameOf(from)) : findById(editor, from.id)
  to?.focus({ preventScroll: true })
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? undefined)
  }
}

/** Of a press that begins on a button of the first view and ends on the editor's browsers make no click. */
function moveHeldPress(first: HTMLElement, editor: HTMLElement): void {
  const from = first.querySelector<HTMLElement>('button:active')
  const to = from && findNamed(editor, 'button', nameOf(from))
  if (!to) return
  const isOver = new AbortController()
  const end = ({ target }: Event) => {
    isOver.abort()
    if (target instanceof Node && to.contains(target)) to.click()
  }
  for (const type of ['pointerup', 'keyup']) addEventListener(type, end, { signal: isOver.signal })
  addEventListener('pointercancel', () => isOver.abort(), { signal: isOver.signal })
}

function findById(editor: HTMLElement, id: string): HTMLElement | undefined {
  return [...editor.querySelectorAll<HTMLElement>('[id]')].find(one => one.id === id)
}

function findNamed(editor: HTMLElement, selector: string, name: string): HTMLElement | undefined {
  return [...editor.querySelectorAll<HTMLElement>(selector)].find(one => nameOf(one) === name)
}

/** As src/inline/first-form.js calls a button that was pressed. */
function nameOf(control: HTMLElement): string {
  return control.getAttribute('aria-label') ?? control.textContent
}
