import { pictureSources, type ShownPicture } from './picture-sources.ts'

export type SlotPictureProps = ShownPicture & {
  /** Of the slot, where the picture's own size is not known. */
  readonly width: number
  readonly height: number
  /** How wide the slot is, as in `<img sizes>`. */
  readonly sizes?: string | undefined
  /** The first picture of the page, in sight at once. */
  readonly priority?: boolean | undefined
  /** Not in sight at once, but above everything else that is not: it does not wait to be scrolled to. */
  readonly isEarly?: boolean | undefined
  /** In sight by its edge at most, as the next slide is: what is seen at once, and the fonts, come before it. */
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
  // Attributes before `src`: a browser fetches as soon as it knows where from.
  const img = (
    <img
      className={className ? `picture ${className}` : 'picture'}
      alt={slot.alt}
      lang={slot.lang}
      width={picture?.width ?? slot.width}
      height={picture?.height ?? slot.height}
      loading={priority || isEarly ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : isAside ? 'low' : undefined}
      // Together with the words, not a frame later, if it is there by then.
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
