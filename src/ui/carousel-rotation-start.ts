const load = () => import('./carousel-rotation.ts')

/** Brings what moves a carousel on by itself, where one is to move. Without it the pictures wait to be leafed through. */
export function startCarouselRotation(): void {
  if (!document.querySelector('[data-carousel-rotation]')) return
  load().then(
    ({ rotateCarousels }) => rotateCarousels(),
    () => null,
  )
}
