/** Ctrl+S, on a Mac ⌘S. */
export function isSaveShortcut({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey
}
