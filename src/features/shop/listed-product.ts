import type { ContentReader, ProductCard } from '../../content/content-reader.ts'
import { mediumImage, type PictureFiles } from '../../ui/picture-sources.ts'

/** A product as its card shows it. `image` is what the cart remembers of its picture: one address that does for a small place. */
export type ListedProduct = ProductCard & {
  /** The files of an uploaded picture. */
  readonly picture: PictureFiles | null
}

export function listedProduct(card: ProductCard, content: ContentReader): ListedProduct {
  const picture = content.picture(card.image)
  return { ...card, picture: picture && withoutAlt(picture), image: mediumImage(picture, card.image) }
}

/** A card's picture only goes with the words beside it. */
function withoutAlt({ hash, width, height, webp, avif }: PictureFiles): PictureFiles {
  return { hash, width, height, webp, avif }
}
