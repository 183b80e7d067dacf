import type { DemoServices } from '../editorial-types.ts'
import { events } from './events.ts'
import { giftCards } from './gift-cards.ts'
import { hobbyGroups } from './hobby-groups.ts'
import { scentSolutions } from './scent-solutions.ts'
import { teamTrainings } from './team-trainings.ts'

/** The items of the five sliders, each list in its order. */
export const demoServices: DemoServices = {
  lohnastused: scentSolutions,
  meeskonnad: teamTrainings,
  uritused: events,
  huviringid: hobbyGroups,
  kinkekaardid: giftCards,
}
