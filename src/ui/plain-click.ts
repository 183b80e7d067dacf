type Modifiers = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Whether the browser would open a pressed link here: a modifier key asks for a tab, a window or a download. */
export function isPlainClick({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return !altKey && !ctrlKey && !metaKey && !shiftKey
}
