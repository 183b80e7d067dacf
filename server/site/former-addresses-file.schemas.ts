import { z } from 'zod'

/** The published file that tells the server where former addresses lead. */
export const FORMER_ADDRESSES_FILE = '_former-addresses.json'

const Segment = z.string().nullable()
const Id = z.int().positive()
const Parts = z.int().nonnegative()

/**
 * The former addresses, without languages; segments of categories are decoded. Null means "there is none any more". An address
 * with content is in none of the lists.
 */
export const FormerAddressesFile = z.object({
  /** A former segment of a category, and the present one. */
  segments: z.array(z.tuple([z.string(), Segment])),
  /** Products that were in other categories, and the segment of the present one. */
  moved: z.array(z.tuple([Id, z.string()])),
  /** Deleted products, and the segment of their last category. */
  gone: z.array(z.tuple([Id, Segment])),
  /** Deleted posts. */
  posts: z.array(Id),
  /** Segments of lists that got shorter, empty for the whole shop, and how many archive parts are left. */
  lists: z.array(z.tuple([z.string(), Parts])),
  /** How many archive parts of the news are left; null when none is missing. */
  news: Parts.nullable(),
})
export type FormerAddressesFile = z.output<typeof FormerAddressesFile>
