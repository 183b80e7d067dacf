import { z } from 'zod'

/** The published file by which the server knows what has become of addresses without content. */
export const FORMER_ADDRESSES_FILE = '_former-addresses.json'

const Segment = z.string().nullable()
const Id = z.int().positive()
const Parts = z.int().nonnegative()

/**
 * What it says, without languages; segments of categories are decoded. Null is "there is none any more". An address that has
 * content is in none of the lists.
 */
export const FormerAddressesFile = z.object({
  /** Segment that a category had, and the one it has. */
  segments: z.array(z.tuple([z.string(), Segment])),
  /** Products that were in other categories, and the segment of the one they are in. */
  moved: z.array(z.tuple([Id, z.string()])),
  /** Deleted products, and the segment of the category they were in. */
  gone: z.array(z.tuple([Id, Segment])),
  /** Deleted posts. */
  posts: z.array(Id),
  /** Segments of lists that got shorter, empty for the whole shop, and how many archive parts are left. */
  lists: z.array(z.tuple([z.string(), Parts])),
  /** The same of the news; null when nothing is missing. */
  news: Parts.nullable(),
})
export type FormerAddressesFile = z.output<typeof FormerAddressesFile>
