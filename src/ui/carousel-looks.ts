/** Classes of a Carousel's track, the list of its slides. `relative` keeps hidden content from widening the page. */
export const CAROUSEL_TRACK =
  'relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth print:block print:overflow-visible'

/** Classes of a Carousel's slide. Each Carousel adds the width of its own slides. */
export const CAROUSEL_SLIDE = 'min-w-0 shrink-0 snap-start print:break-inside-avoid'
