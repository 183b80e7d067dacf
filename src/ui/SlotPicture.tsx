import type { Locale } from '../i18n/locales.ts'
import { type PictureFiles, pictureSources } from './picture-sources.ts'

type SlotPictureProps = {
  /** URL or site path; null shows the company's logo. */
  readonly image: string | null
  /** The files of an uploaded picture, which then comes in the size and format that the browser wants. */
  readonly picture: PictureFiles | null
  /** Empty when the words beside it say it already. */
  readonly alt: string
  readonly lang?: Locale | undefined
  /** Of the slot, where the picture's own size is not known. */
  readonly width: number
  readonly height: number
  /** How wide the slot is, as in `<img sizes>`. */
  readonly sizes: string
  /** The first picture of the page, in sight at once. */
  readonly priority: boolean
  readonly className?: string
}

/** As Picture.astro, for what an island draws too. */
export function SlotPicture({ image, picture, alt, lang, width, height, sizes, priority, className }: SlotPictureProps) {
  const sources = picture && pictureSources(picture)
  // Attributes before `src`: a browser fetches as soon as it knows where from.
  const img = (
    <img
      className={className ? `picture ${className}` : 'picture'}
      alt={alt}
      lang={lang}
      width={picture?.width ?? width}
      height={picture?.height ?? height}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      // Together with the words, not a frame later, if it is there by then.
      decoding={priority ? 'sync' : 'async'}
      sizes={sources?.webp ? sizes : undefined}
      srcSet={sources?.webp}
      src={sources?.src ?? image ?? '/pildid/logo-taust.svg'}
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
