import { pictureSources } from './picture-sources.ts'
import type { ShownPicture } from './shown-picture.ts'

/**
 * A picture and its slot. `priority`, `isEarly` and `isAside` say how urgently the page needs it; without them it loads when it
 * is near.
 */
export type SlotPictureProps = ShownPicture & {
  /** The slot's proportions in pixels, for a picture whose own size is unknown. */
  readonly width: number
  readonly height: number
  /**
   * The slot's width, as in `<img sizes>`. On phones all slots say 4 % less than they have, so that the commonest phones, 412 px
   * wide, fetch a file of 640 or 960 px instead of the next larger one. The eye sees no difference.
   */
  readonly sizes?: string | undefined
  /** Whether it is the first picture of the page, visible at once. */
  readonly priority?: boolean | undefined
  /** Whether it is the first one below what is visible at once: it then loads before the visitor scrolls to it. */
  readonly isEarly?: boolean | undefined
  /** Whether at most its edge is visible, as that of a next slide: what is visible, and the fonts, then load first. */
  readonly isAside?: boolean | undefined
  readonly className?: string | undefined
}

/** A picture in a slot of known proportions, so that nothing moves when it arrives. */
export function SlotPicture({
  image,
  picture,
  sizes = '100vw',
  priority,
  isEarly,
  isAside,
  className,
  ...slot
}: SlotPictureProps) {
  const sources = picture && pictureSources(picture)
  // `src` comes last: a browser begins to fetch as soon as it has the address, and has to know the rest by then.
  const img = (
    <img
      className={className ? `picture ${className}` : 'picture'}
      alt={slot.alt}
      data-slot={picture ? undefined : ''}
      lang={slot.lang}
      width={picture?.width ?? slot.width}
      height={picture?.height ?? slot.height}
      loading={priority || isEarly ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : isAside ? 'low' : undefined}
      // Paints a loaded picture together with the words, not a frame later.
      decoding={priority ? 'sync' : 'async'}
      sizes={sources?.webp ? sizes : undefined}
      srcSet={sources?.webp}
      src={sources?.src ?? image ?? '/pildid/logo-taust.svg'}
      onError={slot.onError}
    />
  )
  if (!sources?.avif) return img
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      {img}
    </picture>
  )
}
