import { pictureSources } from './picture-sources.ts'
import type { ShownPicture } from './shown-picture.ts'

export type SlotPictureProps = ShownPicture & {
  /** Of the slot, when the picture's own size is unknown. */
  readonly width: number
  readonly height: number
  /**
   * The slot's width, as in `<img sizes>`. On phones all slots say 4 % less than they are: the commonest phones, 412 px
   * wide, then fetch a file of 640 or 960 px instead of the next larger one, with no difference that an eye sees.
   */
  readonly sizes?: string | undefined
  /** The first picture of the page, visible at once. */
  readonly priority?: boolean | undefined
  /** Not visible at once, but the first below: it loads before the visitor scrolls to it. */
  readonly isEarly?: boolean | undefined
  /** At most its edge is visible, as the next slide's is: visible things, and the fonts, load first. */
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
  // Attributes before `src`: a browser fetches as soon as it has the address.
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
