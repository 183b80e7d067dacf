import { z } from 'zod'

/**
 * What `409 CART_CHANGED` carries besides the problem's own fields: the cart by the catalogue, line by line in the
 * order of the request. Money is in euros.
 */
export const ChangedCart = z
  .object({
    cart: z.array(
      z.object({
        /**
         * `same`: as sent. `price_changed`: the prices here are the current ones. `gone`: not in the catalogue; the
         * prices are those sent.
         */
        state: z.enum(['same', 'price_changed', 'gone']),
        /** Null: the request named the product by its title alone, and there is none. */
        id: z.int().nullable(),
        header: z.string(),
        price: z.number(),
        new_price: z.number().nullable(),
        quantity: z.int(),
      }),
    ),
    /** Total of the lines still on sale. */
    total: z.number(),
  })
  .meta({ id: 'ChangedCart' })
export type ChangedCart = z.output<typeof ChangedCart>
