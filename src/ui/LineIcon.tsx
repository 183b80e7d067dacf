import { ICON_SHAPES, type IconName } from './icon-shapes.ts'

/** As Icon.astro, for islands. */
export function LineIcon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={ICON_SHAPES[name]} />
    </svg>
  )
}
