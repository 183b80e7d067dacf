import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'

/**
 * Starts the editor whose first form is in the page (FirstForm.astro), behind it. It is no island of Astro's: those cannot
 * wait for a form to be on the screen, and bring 1.5 kB of script into the page.
 */
export function mountEditor<Props extends object>(Editor: ComponentType<Props>): void {
  const place = document.querySelector<HTMLElement>('[data-editor]')
  if (place) createRoot(place).render(<Editor {...(JSON.parse(place.dataset['editor'] ?? '{}') as Props)} />)
}
