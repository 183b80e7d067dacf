let isPressed = false

if (typeof document !== 'undefined') {
  addEventListener('pointerdown', () => (isPressed = true), true)
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (isPressed = false), true)
}

/** An error that appears while something is pressed would move it away from under the pointer. */
export function afterPress(act: () => void): void {
  if (isPressed) addEventListener('pointerup', () => setTimeout(act), { once: true })
  else act()
}
