// Makes the buttons and dots of Carousel.astro move its row, and the dots show which slide is in sight.

for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) {
  const track = carousel.querySelector<HTMLElement>('[data-carousel-track]')
  const slides = [...(track?.children ?? [])] as HTMLElement[]
  const dots = [...carousel.querySelectorAll<HTMLButtonElement>('[data-carousel-slide]')]
  if (!track || dots.length === 0) continue

  let current = 0
  /** The slide that a press asked for, while the row is still on its way to it. The next step begins there. Null at rest. */
  let aim: number | null = null
  const show = (index: number): void => {
    const wanted = (index + slides.length) % slides.length
    const target = slides[wanted]
    // Towards the slide in sight there is no way to go.
    aim = wanted === current ? null : wanted
    const first = slides[0]
    if (target && first) track.scrollTo({ left: target.offsetLeft - first.offsetLeft })
  }
  const mark = (index: number): void => {
    current = index
    if (index === aim) aim = null
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
    if (carouselStep) show((aim ?? current) + Number(carouselStep))
    if (carouselSlide) show(Number(carouselSlide))
  })
  // A visitor who moves the row by hand leads it elsewhere.
  for (const moved of ['pointerdown', 'wheel', 'keydown']) track.addEventListener(moved, () => (aim = null), { passive: true })
  carousel.toggleAttribute('data-ready', true)
}
