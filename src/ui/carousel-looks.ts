/** Classes of the row of a Carousel. `relative` keeps hidden content from widening the page. */
export const TRACK =
  'relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth print:block print:overflow-visible'

/** Classes of a slide of a Carousel, without its width. */
export const SLIDE = 'min-w-0 shrink-0 snap-start print:break-inside-avoid'
