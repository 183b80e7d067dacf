import { LINE_ICON } from './looks.ts'

type LineIconProps = {
  /** One of icon-shapes.ts. */
  readonly shape: string
  /** Another size than the usual one, or when to show it. */
  readonly className?: string
}

/** A line icon drawn in the text colour, silent to screen readers. */
export function LineIcon({ shape, className = 'size-6' }: LineIconProps) {
  return (
    <svg className={`${LINE_ICON} ${className}`} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={shape} />
    </svg>
  )
}
