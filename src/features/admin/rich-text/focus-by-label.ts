/**
 * A press on the label leads into the text, as it does with an input: an editable element has no label of its own.
 * @returns ends it
 */
export function focusByLabel(id: string): () => void {
  const label = document.querySelector(`label[data-for='${CSS.escape(id)}']`)
  const focus = () => document.getElementById(id)?.focus()
  label?.addEventListener('click', focus)
  return () => label?.removeEventListener('click', focus)
}
