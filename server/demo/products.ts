import type { DemoProduct } from './catalogue-types.ts'
import { businessGifts } from './products-business-gifts.ts'
import { candles } from './products-candles.ts'
import { carFragrances } from './products-car-fragrances.ts'
import { essentialOils } from './products-essential-oils.ts'
import { homeFragrances } from './products-home-fragrances.ts'
import { roomSprays } from './products-room-sprays.ts'
import { scentMachines } from './products-scent-machines.ts'

/** The demo shop in the order of creation: ids follow it, so the last product is the newest. */
export const demoProducts: readonly DemoProduct[] = [
  ...homeFragrances,
  ...candles,
  ...roomSprays,
  ...essentialOils,
  ...carFragrances,
  ...businessGifts,
  ...scentMachines,
].toSorted((a, b) => a.number - b.number)
