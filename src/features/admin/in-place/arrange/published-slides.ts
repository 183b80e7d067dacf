/**
 * Gives the page's slider the slides as they are published now. The slider's own elements stay, because its script
 * holds on to them; a slider of another length is shown by loading the page anew.
 * @throws Error when the page cannot be read
 */
export async function showPublishedSlides(page: HTMLElement): Promise<void> {
  const response = await fetch(location.pathname, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${location.pathname}: ${response.status}`)
  const published = new DOMParser().parseFromString(await response.text(), 'text/html').querySelectorAll('.service-slide')
  const slides = [...page.querySelectorAll('.service-slide')]
  if (slides.length !== published.length) return location.reload()
  for (const [index, next] of published.entries()) {
    const slide = slides[index]
    if (slide) adopt(slide, document.importNode(next, true))
  }
}

function adopt(slide: Element, next: Element): void {
  for (const { name, value } of next.attributes) slide.setAttribute(name, value)
  for (const image of next.querySelectorAll('img')) image.loading = 'lazy'
  // What administrators have beside the slide is not the page's.
  slide.replaceChildren(...next.childNodes, ...slide.querySelectorAll(':scope > [data-tool-place]'))
}
