/** Makes a picture that was written as the page's first one, in sight at once, one like the others (Picture.astro). */
export function loadLater(image: HTMLImageElement): void {
  image.removeAttribute('fetchpriority')
  image.loading = 'lazy'
  image.decoding = 'async'
}
