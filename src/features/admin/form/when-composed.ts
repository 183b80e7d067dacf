/** Marks an element with `data-composing` while a word is half typed in it with a keyboard that composes. */
export function markComposing(element: HTMLElement): void {
  // With each letter: the word may have been begun before this listened.
  element.addEventListener('compositionupdate', () => (element.dataset['composing'] = ''))
  element.addEventListener('compositionend', () => delete element.dataset['composing'])
}

/** Resolves when no word is half typed in such an element: it would be lost where its field is replaced. */
export async function whenComposed(element: HTMLElement | null): Promise<void> {
  if (element?.dataset['composing'] === undefined) return
  await new Promise(resolve => element.addEventListener('compositionend', resolve, { once: true }))
}
