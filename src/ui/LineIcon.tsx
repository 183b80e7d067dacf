// The shapes of line icons, each the data of a path in a box of 24 × 24.

export const HAMBURGER = 'M3 7h18M3 12h18M3 17h18'
export const CLOSE = 'm5 5 14 14M19 5 5 19'
export const PREVIOUS = 'm14.5 5-7 7 7 7'
export const NEXT = 'm9.5 5 7 7-7 7'
export const STOP = 'M9 5v14M15 5v14'
export const START = 'm8 5 11 7-11 7Z'
export const CART = 'M5 8h14l1 12.5H4L5 8Zm3.5 0V6.5a3.5 3.5 0 0 1 7 0V8'
export const SEARCH = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7L20.5 20.5'

const LINES = 'flex-none fill-none stroke-current [stroke-linecap:round] [stroke-linejoin:round]'

type LineIconProps = {
  /** The data of a path in a box of 24 × 24, such as those above. */
  readonly shape: string
  /** Classes of its size, of 1.5 rem by default, and of its place. */
  readonly className?: string
  /** The class of the lines' width. */
  readonly weight?: string
}

/** A line icon in the colour of the text. Screen readers do not mention it. */
export function LineIcon({ shape, className = 'size-6', weight = 'stroke-[1.4]' }: LineIconProps) {
  return (
    <svg className={`${LINES} ${weight} ${className}`} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={shape} />
    </svg>
  )
}
