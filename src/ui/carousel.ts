// Buttons and dots for the scroll-snap rows of Carousel.astro.

for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) {
  const track = carousel.querySelector<HTMLElement>('[data-carousel-track]')
  const slides = [...(track?.children ?? [])] as HTMLElement[]
  const dots = [...carousel.querySelectorAll<HTMLButtonElement>('[data-carousel-slide]')]
  if (!track || dots.length === 0) continue

  let current = 0
  const show = (index: number): void => {
    const target = slides[(index + slides.length) % slides.length]
    const first = slides[0]
    if (target && first) track.scrollTo({ left: target.offsetLeft - first.offsetLeft })
  }
  const mark = (index: number): void => {
    current = index
    for (const [position, dot] of dots.entries()) dot.setAttribute('aria-current', String(position === index))
  }

  const observer = new IntersectionObserver(
    entries => {
      const seen = entries.find(entry => entry.isIntersecting)
      if (seen) mark(slides.indexOf(seen.target as HTMLElement))
    },
    { root: track, threshold: 0.6 },
  )
  for (const slide of slides) observer.observe(slide)
  mark(0)

  carousel.addEventListener('click', event => {
    const { carouselStep, carouselSlide } = (event.target as Element).closest<HTMLElement>('button')?.dataset ?? {}
    if (carouselStep) show(current + Number(carouselStep))
    if (carouselSlide) show(Number(carouselSlide))
  })
  carousel.toggleAttribute('data-ready', true)
}
