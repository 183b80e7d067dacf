import { LINE_ICON } from '../../ui/looks.ts'

type LineIconProps = { readonly shape: string; readonly className?: string }

/** A line icon like those of Icon.astro, silent to screen readers. `shape` is the data of a path in a 24 × 24 box. */
export function LineIcon({ shape, className = 'size-6' }: LineIconProps) {
  return (
    <svg className={`${LINE_ICON} ${className}`} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={shape} />
    </svg>
  )
}
