import type { ContentReader, ProductCard } from '../../content/content-reader.ts'
import { mediumImage, type PictureFiles } from '../../ui/picture-sources.ts'

/** A product as its card shows it. `image` is the picture's one address for the cart, large enough for a small place. */
export type ListedProduct = ProductCard & {
  /** The files of an uploaded picture. */
  readonly picture: PictureFiles | null
}

export function listedProduct(card: ProductCard, content: ContentReader): ListedProduct {
  const picture = content.picture(card.image)
  return { ...card, picture: picture && withoutAlt(picture), image: mediumImage(picture, card.image) }
}

/** A card's picture needs no description beside the card's words. */
function withoutAlt({ hash, width, height, webp, avif }: PictureFiles): PictureFiles {
  return { hash, width, height, webp, avif }
}
