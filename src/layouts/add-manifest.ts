/**
 * Names the web manifest once the page is on the screen (SiteHead.astro): browsers fetch it and its icons, 5 kB, beside
 * the first picture where painting takes longer than loading.
 */
export function addManifest(): void {
  const waiting = document.head.querySelector('noscript')
  if (waiting) waiting.outerHTML = waiting.textContent
}
