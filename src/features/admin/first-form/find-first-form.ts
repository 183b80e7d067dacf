/** The form that came with the page; null when the editor has taken its place, or in a page without one. */
export function findFirstForm(): HTMLFormElement | null {
  return document.querySelector('form[data-first-form]')
}

/** The form that came with the page and what stands above it: what the editor takes the place of. */
export function findFirstView(): HTMLElement | null {
  return document.querySelector('[data-first-view]')
}

/** The fields in which something was typed or chosen (src/inline/first-form.js marks them), by their names in the API. */
export function typedIn(form: HTMLFormElement | null): Readonly<Record<string, string>> {
  const controls = form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[id][data-typed]') ?? []
  return Object.fromEntries(Array.from(controls, control => [control.id, control.value]))
}

/** Whether the form that came with the page shows this picture already. */
export function isPictureInFirstForm(address: string): boolean {
  return findFirstForm()?.querySelector('img.picture-current')?.getAttribute('src') === address
}
