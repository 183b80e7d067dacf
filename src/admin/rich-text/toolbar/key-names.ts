/** Whether keys are those of an Apple keyboard. */
export const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform)

const MAC_KEYS: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥', Enter: '↩' }

/** Keys as `aria-keyshortcuts` names them: `Control+Shift+X`. */
export function ariaKeys(keys: string): string {
  return partsOf(keys)
    .map(key => (key === 'Mod' ? (isMac() ? 'Meta' : 'Control') : key))
    .join('+')
}

/** Keys as people know them: `Ctrl+Shift+X`, on a Mac `⌘⇧X`. */
export function shownKeys(keys: string): string {
  const parts = partsOf(keys)
  if (isMac()) return parts.map(key => MAC_KEYS[key] ?? key).join('')
  return parts.map(key => (key === 'Mod' ? 'Ctrl' : key)).join('+')
}

const partsOf = (keys: string) => keys.split('-').map(key => (key.length === 1 ? key.toUpperCase() : key))
