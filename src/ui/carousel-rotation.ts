// Advances the carousels that have a rotation button (CarouselRotation.astro).

const SHOWN_FOR_MS = 7_000
/** How long before an advance the script fetches the pictures that waited for the visitor (HomeHero.astro). */
const FETCHED_AHEAD_MS = 3_000

/** Events that show that a visitor is there, for whom the script fetches the pictures behind the first one (HomeHero.astro). */
const PRESENCE = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'wheel']

for (const type of PRESENCE) addEventListener(type, fetchPictures, { passive: true, once: true })
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-carousel-rotation]')) {
  const carousel = button.closest<HTMLElement>('[data-carousel]')
  const track = carousel?.querySelector<HTMLElement>('[data-carousel-track]')
  const next = carousel?.querySelector<HTMLButtonElement>('[data-carousel-step="1"]')
  if (carousel && track && next) rotate({ carousel, track, next, button })
}

/** Makes the browser fetch the pictures that wait, by showing them. */
function fetchPictures(): void {
  document.documentElement.dataset['reached'] = ''
}

type Rotation = Record<'carousel' | 'track', HTMLElement> & Record<'next' | 'button', HTMLButtonElement>

/**
 * Advances a carousel until the visitor takes over with the button (WCAG 2.2.2), an arrow, a dot, a swipe or a key. It waits
 * while a pointer is on the pictures or the focus in the carousel, while the page is hidden, and where the visitor wants less
 * motion.
 */
function rotate({ carousel, track, next, button }: Rotation): void {
  const { start = '', stop = '' } = button.dataset
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  let isMoving = true
  let advanceTimer: ReturnType<typeof setTimeout> | undefined
  let fetchTimer: ReturnType<typeof setTimeout> | undefined

  // The focus on the rotation button does not hold the carousel: the visitor pressed it to see the pictures move.
  const isHeld = () =>
    document.hidden ||
    reducedMotion.matches ||
    track.matches(':hover') ||
    (carousel.contains(document.activeElement) && document.activeElement !== button)
  const isInSight = () => carousel.getBoundingClientRect().bottom > 0
  const fetchNext = (): void => {
    if (isInSight()) fetchPictures()
  }
  const schedule = (): void => {
    clearTimeout(advanceTimer)
    clearTimeout(fetchTimer)
    if (!isMoving || isHeld()) return
    fetchTimer = setTimeout(fetchNext, SHOWN_FOR_MS - FETCHED_AHEAD_MS)
    advanceTimer = setTimeout(advance, SHOWN_FOR_MS)
  }
  const advance = (): void => {
    if (isInSight()) next.click()
    schedule()
  }
  const setMoving = (moving: boolean): void => {
    isMoving = moving
    button.setAttribute('aria-label', moving ? stop : start)
    carousel.toggleAttribute('data-moving', moving)
    schedule()
  }

  button.addEventListener('click', () => setMoving(!isMoving))
  for (const taken of ['pointerdown', 'wheel', 'keydown'])
    track.addEventListener(taken, () => setMoving(false), { passive: true })
  carousel.addEventListener('click', event => {
    if (event.isTrusted && (event.target as Element).closest('[data-carousel-step], [data-carousel-slide]')) setMoving(false)
  })
  for (const change of ['pointerenter', 'pointerleave']) track.addEventListener(change, schedule)
  for (const change of ['focusin', 'focusout']) carousel.addEventListener(change, () => setTimeout(schedule))
  document.addEventListener('visibilitychange', schedule)
  reducedMotion.addEventListener('change', schedule)
  setMoving(true)
}
