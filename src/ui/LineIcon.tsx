import { ICON_SHAPES, type IconName } from './icon-shapes.ts'
import { LINE_ICON } from './looks.ts'

/** As Icon.astro, for islands. */
export function LineIcon({ name, className = 'size-6' }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg className={`${LINE_ICON} ${className}`} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={ICON_SHAPES[name]} />
    </svg>
  )
}
