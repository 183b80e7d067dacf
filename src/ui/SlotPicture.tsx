import { pictureSources } from './picture-sources.ts'
import type { ShownPicture } from './shown-picture.ts'

/**
 * How urgently a page needs a picture:
 * - `first`: it is the page's first one, visible at once.
 * - `early`: it is the first one below what is visible at once, and loads before the visitor scrolls to it.
 * - `aside`: at most its edge is visible, as that of a next slide. What is visible, and the fonts, load before it.
 */
export type Urgency = 'first' | 'early' | 'aside'

/** A picture and its slot. */
export type SlotPictureProps = ShownPicture & {
  /** The slot's proportions in pixels, for a picture whose own size is unknown. */
  readonly width: number
  readonly height: number
  /**
   * The slot's width, as in `<img sizes>`. On phones all slots say 4 % less than they have, so that the commonest phones, 412 px
   * wide, fetch a file of 640 or 960 px instead of the next larger one. The eye sees no difference.
   */
  readonly sizes?: string | undefined
  /** Without it the picture loads when it is near. */
  readonly urgency?: Urgency | undefined
  readonly className?: string | undefined
}

/** A picture in a slot of known proportions, so that nothing moves when it arrives. */
export function SlotPicture({ image, picture, sizes = '100vw', urgency, className, ...slot }: SlotPictureProps) {
  const isFirst = urgency === 'first'
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
      loading={isFirst || urgency === 'early' ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : urgency === 'aside' ? 'low' : undefined}
      // Paints a loaded picture together with the words, not a frame later.
      decoding={isFirst ? 'sync' : 'async'}
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
