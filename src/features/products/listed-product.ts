import type { ContentReader, ProductCard } from '../../content/content-reader.ts'
import { mediumImage, type PictureFiles } from '../../ui/picture-sources.ts'

/** A product as its card shows it. `image` is a single file, large enough for a small place, which the cart shows. */
export type ListedProduct = ProductCard & {
  /** The files of an uploaded picture; null for any other image. */
  readonly picture: PictureFiles | null
}

/** A product's card with the files of its picture. */
export function listedProduct(card: ProductCard, content: ContentReader): ListedProduct {
  const picture = content.picture(card.image)
  return { ...card, picture: picture && withoutAlt(picture), image: mediumImage(picture, card.image) }
}

/** The files without the description, which a card's picture does not need beside the card's words. */
function withoutAlt({ hash, width, height, webp, avif }: PictureFiles): PictureFiles {
  return { hash, width, height, webp, avif }
}
