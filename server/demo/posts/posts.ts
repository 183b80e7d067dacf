import type { DemoPost } from '../editorial-types.ts'
import { birthOfASignatureScent } from './birth-of-a-signature-scent.ts'
import { candleCare } from './candle-care.ts'
import { christmasGifts } from './christmas-gifts.ts'
import { decemberHours } from './december-hours.ts'
import { midsummerHours } from './midsummer-hours.ts'
import { newSpruceNeedleOil } from './new-spruce-needle-oil.ts'
import { noseTrainingExplained } from './nose-training-explained.ts'
import { ownScentWorkshop } from './own-scent-workshop.ts'
import { scentAndMemory } from './scent-and-memory.ts'
import { scentDetectivesNewSeason } from './scent-detectives-new-season.ts'
import { scentForAHotelLobby } from './scent-for-a-hotel-lobby.ts'
import { scentInShops } from './scent-in-shops.ts'
import { studioDoorIsOpen } from './studio-door-is-open.ts'
import { teamDayInTheStudio } from './team-day-in-the-studio.ts'

/** All news posts, oldest first, so that ids grow with dates. */
export const demoPosts: readonly DemoPost[] = [
  studioDoorIsOpen,
  scentAndMemory,
  scentForAHotelLobby,
  midsummerHours,
  noseTrainingExplained,
  ownScentWorkshop,
  christmasGifts,
  birthOfASignatureScent,
  newSpruceNeedleOil,
  scentInShops,
  candleCare,
  teamDayInTheStudio,
  scentDetectivesNewSeason,
  decemberHours,
]
