import type { Locale } from '#common/locales.ts'
import type { SitePath } from '#common/paths.ts'
import type { ServiceType } from '#common/service-types.ts'
import type { Localized } from '../i18n/localized.ts'
import type { Script } from '../i18n/script.ts'
import type { productInBrief, productOnPage } from './product.ts'

/**
 * The read model: all that pages know of content. It returns plain, deeply immutable data in all
 * languages; a page picks its own with `localize`. The publisher records each call to know which pages an edit
 * concerns, so a page reads no more than it shows. Rich text (`*Html`) is already sanitised.
 */
export interface ContentReader {
  /** The product, or null when there is none with this id. */
  product(id: number): Product | null
  /** The newest products of the shop or of one category, for the first page of its list. */
  newestProducts(categoryId: number | null): NewestProducts
  /** One fixed part of the shop's or a category's list, or null past its end. */
  productArchive(categoryId: number | null, number: number): ProductArchive | null
  /** All categories, ordered by their Estonian names. */
  categories(): readonly Category[]
  /** The category with this (decoded) path segment, or null. */
  categoryBySegment(segment: string): Category | null

  /** The post, or null when there is none with this id. */
  post(id: number): Post | null
  newestPosts(): NewestPosts
  postArchive(number: number): PostArchive | null
  /** The newest posts for the feed, newest first. */
  feedPosts(): readonly Post[]

  /** A text block of {@link TEXT_IDS}. */
  text(id: TextId): Localized
  /** The items of one slider, in their order. */
  services(type: ServiceType): readonly ServiceItem[]
  /** Customer feedback, newest first. */
  feedbacks(): readonly Feedback[]

  /** The products of one part of the sitemap, or null when there are none. */
  productIndexPart(part: number): readonly ProductCard[] | null
  /** The parts of the sitemap with products, and the number of products. */
  productIndex(): { parts: readonly number[]; total: number }
  /** The cards of products with neighbouring ids, or null when there are none. */
  productCardsPart(part: number): readonly ProductCard[] | null
  /** One part of the shop's search index, oldest product first, or null when it holds none. */
  productSearchPart(part: number): readonly ProductSearchRow[] | null
  /** The words of products' descriptions in one script, oldest product first, or null when the part holds none. */
  productWordsPart(script: Script, part: number): readonly ProductWordsRow[] | null
  /** The category names and search words by which the search finds products. */
  categorySearch(): readonly CategorySearchRow[]
  /** The parts of the shop's search index (`wordParts`: of descriptions), and how many products it finds. */
  productSearch(): { parts: readonly number[]; wordParts: readonly number[]; total: number }
  /** One part of the news search index, or null past its end. */
  postIndexPart(part: number): readonly PostIndexRow[] | null
  postIndex(): { parts: readonly number[]; total: number }

  /** The new segment of the category that had this one, `{ segment: null }` when it is deleted, null when none had it. */
  formerCategory(segment: string): LedOn | null
  /** For a deleted product: its category's segment, `{ segment: null }` when that is deleted too; else null. */
  goneProduct(id: number): LedOn | null
  /** Whether a post with this id was deleted. */
  isGonePost(id: number): boolean
  /** Every former address of content, and the address that replaces it. */
  formerAddresses(): FormerAddresses

  /** The uploaded picture at an address of `/media`; null for any other address, and for one whose picture is gone. */
  picture(address: string | null): Picture | null

  /** The year of the copyright line, in Estonia. */
  year(): number
  /** For how many months the company keeps messages: an administrator's setting. */
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

export type Category = { readonly id: number; readonly name: Localized; /** Decoded path segment. */ readonly segment: string }

/** A product in a list. */
export type ProductCard = Readonly<ReturnType<typeof productInBrief<number>>> & {
  /** URL or site path; null shows the logo. */
  readonly image: string | null
  readonly categoryId: number
  readonly categorySegment: string
}

export type Product = ProductCard &
  Readonly<ReturnType<typeof productOnPage<number>>> & {
    readonly categoryName: Localized
    readonly sharePictures: SharePictures
  }

/** Site paths of the pictures that a shared link to the page shows, 1200 × 630 pixels, one a language of the page. */
export type SharePictures = Readonly<Record<Locale, SitePath>>

export type NewestProducts = {
  /** At most 10, newest first. */
  readonly cards: readonly ProductCard[]
  /** Products in the whole list. */
  readonly total: number
  /** The archive part to read next, or null when `cards` is the whole list. It may repeat the last cards. */
  readonly olderPart: number | null
}

/**
 * Ten products of a list, newest first. Parts count from the oldest product, and only full parts exist, so
 * that a new product changes no part but makes one now and then: older pages keep their address and their bytes.
 */
export type ProductArchive = ArchivePart & { readonly cards: readonly ProductCard[] }

type ArchivePart = {
  readonly number: number
  /** The next newer part, or null when the list's first page follows. */
  readonly newerPart: number | null
  readonly olderPart: number | null
}

export type Post = {
  readonly id: number
  readonly title: Localized
  readonly image: string | null
  readonly bodyHtml: Localized
  /** ISO 8601 instant. */
  readonly publishedAt: string
  readonly sharePictures: SharePictures
}

export type NewestPosts = {
  /** At most 5, newest first. */
  readonly posts: readonly Post[]
  readonly total: number
  readonly olderPart: number | null
}

/** Five posts, newest first; parts as in {@link ProductArchive}. */
export type PostArchive = ArchivePart & { readonly posts: readonly Post[] }

export type ServiceItem = {
  readonly id: number
  readonly type: ServiceType
  readonly title: Localized
  readonly image: string | null
  readonly bodyHtml: Localized
}

export type Feedback = { readonly id: number; readonly bodyHtml: Localized }

/** An uploaded picture, with its existing files (common/picture-address.ts). */
export type Picture = {
  readonly hash: string
  /** Pixels of the upright original. */
  readonly width: number
  readonly height: number
  /** The administrators' description in each language, null without one. */
  readonly alt: { readonly [L in Locale]: string | null }
  /** Widths of the files of each format, ascending. At least one is in WebP. */
  readonly webp: readonly number[]
  readonly avif: readonly number[]
}

/** What the browser needs to search, filter and sort products. */
export type ProductSearchRow = {
  readonly id: number
  readonly categoryId: number
  /** The price a buyer pays: the discounted one where there is one. */
  readonly effectiveCents: number
  readonly title: Localized
  /** Further words for the search, as an administrator wrote them. */
  readonly searchWords: string | null
}
export type CategorySearchRow = { readonly id: number; readonly name: Localized; readonly searchWords: string | null }
/** Folded words that distinguish this product from others. */
export type ProductWordsRow = { readonly id: number; readonly words: readonly string[] }
/** The target of a former address: a category's decoded segment, null when the category is deleted. */
export type LedOn = { readonly segment: string | null }

/** All without language prefixes; segments are decoded. The latest change of each kind comes first. */
export type FormerAddresses = {
  /** Former segments of categories with the present one, null when the category is deleted. */
  readonly segments: readonly (readonly [former: string, now: string | null])[]
  readonly products: readonly FormerProduct[]
  /** Deleted posts. */
  readonly posts: readonly number[]
  /** Lists that lost archive parts; the segment is null for the whole shop. */
  readonly lists: readonly ({ readonly segment: string | null } & ShrunkList)[]
  readonly news: ShrunkList | null
}

/** A list that lost the archive parts after `partsNow`, up to `partsBefore`. */
export type ShrunkList = { readonly partsNow: number; readonly partsBefore: number }

export type FormerProduct = {
  readonly id: number
  /** Of the categories in whose addresses it was. */
  readonly segments: readonly string[]
  readonly isGone: boolean
  /** Of its category, or, of a deleted product, the one it was in, null when that is gone too. */
  readonly segment: string | null
}

export type PostIndexRow = { readonly id: number; readonly title: Localized; readonly publishedAt: string }

export const PRODUCTS_PER_PAGE = 10
/** Number of product cards per file: a page of a sorted list reads up to twenty such files. */
export const CARD_PART_SIZE = 32
export const POSTS_PER_PAGE = 5
export const POSTS_IN_FEED = 20
