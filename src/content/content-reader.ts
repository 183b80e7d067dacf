import type { Locale } from '#common/locales.ts'
import type { SitePath } from '#common/paths.ts'
import type { ServiceType } from '#common/service-types.ts'
import type { Localized } from '../i18n/localized.ts'
import type { Script } from '../i18n/script.ts'
import type { productInBrief, productOnPage } from './product.ts'

/**
 * The read model: all that pages know of content. It returns plain, deeply immutable data in all
 * languages, of which a page picks its own with `localize`. The publisher records each call to know which pages an edit
 * concerns, so a page should read no more than it shows. Rich text (`*Html`) is already sanitised.
 */
export interface ContentReader {
  /** The product, or null when there is none with this id. */
  product(id: number): Product | null
  /** The newest products of the shop (null) or of one category, for the first page of its list. */
  newestProducts(categoryId: number | null): NewestProducts
  /** One archive part of the shop's (null) or a category's list, or null past the list's end. */
  productArchive(categoryId: number | null, number: number): ProductArchive | null
  /** All categories, ordered by their Estonian names. */
  categories(): readonly Category[]
  /** The category with this (decoded) path segment, or null. */
  categoryBySegment(segment: string): Category | null

  /** The post, or null when there is none with this id. */
  post(id: number): Post | null
  /** The newest posts, for the first page of the news. */
  newestPosts(): NewestPosts
  /** One archive part of the news, or null past their end. */
  postArchive(number: number): PostArchive | null
  /** The newest posts for the feed, newest first. */
  feedPosts(): readonly Post[]

  /** A text block of {@link TEXT_IDS}. */
  text(id: TextId): Localized
  /** The items of one kind of service, in the order of their slider. */
  services(type: ServiceType): readonly ServiceItem[]
  /** Customer feedback, newest first. */
  feedbacks(): readonly Feedback[]

  /** The products of one part of the sitemap, or null when it has none. */
  productIndexPart(part: number): readonly ProductCard[] | null
  /** The numbers of the sitemap's parts with products. */
  productIndex(): readonly number[]
  /** The cards of {@link CARD_PART_SIZE} products with neighbouring ids, or null when there are none. */
  productCardsPart(part: number): readonly ProductCard[] | null
  /** One part of the shop's search index, oldest product first, or null when it holds none. */
  productSearchPart(part: number): readonly ProductSearchRow[] | null
  /** The words of products' descriptions in one script, oldest product first, or null when the part holds none. */
  productWordsPart(script: Script, part: number): readonly ProductWordsRow[] | null
  /** The category names and search words by which the search finds products. */
  categorySearch(): readonly CategorySearchRow[]
  /** The numbers of the search index's parts, and those of its parts with words of descriptions. */
  productSearch(): { parts: readonly number[]; wordParts: readonly number[] }
  /** One part of the news search index, or null past its end. */
  postIndexPart(part: number): readonly PostIndexRow[] | null
  /** The numbers of the news search index's parts. */
  postIndex(): { parts: readonly number[] }

  /** What became of the category that once had this segment. Null when no category had it. */
  formerCategory(segment: string): FormerTarget | null
  /** The last category of a deleted product. Null when no product with this id was deleted. */
  goneProduct(id: number): FormerTarget | null
  /** Whether a post with this id was deleted. */
  isGonePost(id: number): boolean
  /** Every former address of content, and the address that replaces it. */
  formerAddresses(): FormerAddresses

  /** The uploaded picture at an address of `/media`. Null for any other address, and for one whose picture is gone. */
  picture(address: string | null): Picture | null

  /** The present year in Estonia, for the copyright line. */
  year(): number
  /** The number of months that the company keeps messages, as an administrator set it. */
  retentionMonths(): number
}

/** Ids of the text blocks of specification §3. Events and team trainings show theirs on the page of all services too. */
export const TEXT_IDS = {
  productInfo: 1,
  founder: 2,
  brand: 3,
  events: 4,
  teamTrainings: 5,
  noseTrainingInfo: 6,
  noseTraining: 7,
  giftCards: 8,
  scentSolutions: 9,
} as const
export type TextId = (typeof TEXT_IDS)[keyof typeof TEXT_IDS]

/** A category of the shop. */
export type Category = { readonly id: number; readonly name: Localized; /** Decoded path segment. */ readonly segment: string }

/** A product in a list. */
export type ProductCard = Readonly<ReturnType<typeof productInBrief<number>>> & {
  /** URL or site path of the picture; null shows the logo. */
  readonly image: string | null
  readonly categoryId: number
  readonly categorySegment: string
}

/** A product on its page. */
export type Product = ProductCard &
  Readonly<ReturnType<typeof productOnPage<number>>> & {
    readonly categoryName: Localized
    readonly sharePictures: SharePictures
  }

/** Site paths of the pictures that a shared link to a page shows, one for each language. They have 1200 × 630 pixels. */
export type SharePictures = Readonly<Record<Locale, SitePath>>

/** The first page of a list of products. */
export type NewestProducts = {
  /** At most PRODUCTS_PER_PAGE, newest first. */
  readonly cards: readonly ProductCard[]
  /** Number of products in the whole list. */
  readonly total: number
  /** The archive part to read next, or null when `cards` is the whole list. It may repeat the last cards. */
  readonly olderPart: number | null
}

/**
 * An archive part: ten products of a list, newest first. Parts count from 1 at the oldest product, and only full parts exist.
 * So a new product changes no part and only sometimes adds one: older pages keep their address and their bytes.
 */
export type ProductArchive = ArchivePart & { readonly cards: readonly ProductCard[] }

type ArchivePart = {
  readonly number: number
  /** The next newer part, or null when the list's first page follows. */
  readonly newerPart: number | null
  readonly olderPart: number | null
}

/** A post of the news. */
export type Post = {
  readonly id: number
  readonly title: Localized
  readonly image: string | null
  readonly bodyHtml: Localized
  /** ISO 8601 instant. */
  readonly publishedAt: string
  readonly sharePictures: SharePictures
}

/** The first page of the news. */
export type NewestPosts = {
  /** At most POSTS_PER_PAGE, newest first. */
  readonly posts: readonly Post[]
  readonly total: number
  readonly olderPart: number | null
}

/** An archive part of the news: five posts, newest first. Parts are as those of {@link ProductArchive}. */
export type PostArchive = ArchivePart & { readonly posts: readonly Post[] }

/** An item of a kind of service: a slide of its page. */
export type ServiceItem = {
  readonly id: number
  readonly type: ServiceType
  readonly title: Localized
  readonly image: string | null
  readonly bodyHtml: Localized
}

/** A customer's words about the company. */
export type Feedback = { readonly id: number; readonly bodyHtml: Localized }

/** An uploaded picture, with its existing files (common/picture-address.ts). */
export type Picture = {
  readonly hash: string
  /** Pixels of the upright original. */
  readonly width: number
  readonly height: number
  /** The administrators' description in each language, null where there is none. */
  readonly alt: { readonly [L in Locale]: string | null }
  /** Widths of the files of each format, ascending. At least one is in WebP. */
  readonly webp: readonly number[]
  readonly avif: readonly number[]
}

/** A product as the browser needs it to search, filter and sort. */
export type ProductSearchRow = {
  readonly id: number
  readonly categoryId: number
  /** The price a buyer pays: the discounted one where there is one. */
  readonly effectiveCents: number
  readonly title: Localized
  /** Further words for the search, as an administrator wrote them. */
  readonly searchWords: string | null
}
/** A category's name and further words for the search. */
export type CategorySearchRow = { readonly id: number; readonly name: Localized; readonly searchWords: string | null }
/** The folded words of a product's description that distinguish it from others. */
export type ProductWordsRow = { readonly id: number; readonly words: readonly string[] }
/** The category that a former address leads to: its decoded segment, or null when the category is deleted. */
export type FormerTarget = { readonly segment: string | null }

/**
 * The former addresses of all content, without language prefixes. Segments are decoded. Of each kind the latest change comes
 * first.
 */
export type FormerAddresses = {
  /** Former segments of categories with the present one, null when the category is deleted. */
  readonly segments: readonly (readonly [former: string, now: string | null])[]
  readonly products: readonly FormerProduct[]
  /** The ids of deleted posts. */
  readonly posts: readonly number[]
  /** Lists that lost archive parts; the segment is null for the whole shop. */
  readonly lists: readonly ({ readonly segment: string | null } & ShrunkList)[]
  readonly news: ShrunkList | null
}

/** A list that lost the archive parts after `partsNow`, up to `partsBefore`. */
export type ShrunkList = { readonly partsNow: number; readonly partsBefore: number }

/** A product that had other addresses, or is deleted. */
export type FormerProduct = {
  readonly id: number
  /** The segments of the categories in its former addresses. */
  readonly segments: readonly string[]
  /** Whether the product is deleted. */
  readonly isGone: boolean
  /** The segment of its category. For a deleted product it is that of the last one, null when that is deleted too. */
  readonly segment: string | null
}

/** A post as the search of the news needs it. `publishedAt` is an ISO 8601 instant. */
export type PostIndexRow = { readonly id: number; readonly title: Localized; readonly publishedAt: string }

export const PRODUCTS_PER_PAGE = 10
/** Number of product cards in one file. A page of a sorted list may read up to twenty such files. */
export const CARD_PART_SIZE = 32
export const POSTS_PER_PAGE = 5
export const POSTS_IN_FEED = 20
