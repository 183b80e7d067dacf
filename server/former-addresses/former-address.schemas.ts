import { z } from 'zod'

/** The kinds of content with an address of their own, which an edit or a deletion can take from them. */
export const ADDRESSED_ENTITIES = ['category', 'product', 'post'] as const
export type FormerEntity = (typeof ADDRESSED_ENTITIES)[number]

/** Kinds whose address can change; a post's is its id. */
export const MOVING_ENTITIES = ['category', 'product'] as const
export type MovingEntity = (typeof MOVING_ENTITIES)[number]

/** The former addresses of one item. */
export const FormerAddressesView = z
  .object({
    /** Addresses that lead to the item, the newest first; Estonian ones, to which other languages add their prefix. */
    former: z.array(
      z.object({
        /** Percent-encoded. */
        path: z.string(),
        /** When the item, or its category, left the address. */
        since: z.iso.datetime(),
      }),
    ),
    /**
     * Addresses in all languages that redirect when the item gets another one: its own, and for a category those of its
     * products. Further parts of a category's list do not count.
     */
    addresses_now: z.int(),
  })
  .meta({ id: 'FormerAddresses' })
export type FormerAddressesView = z.output<typeof FormerAddressesView>
