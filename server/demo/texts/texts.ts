import type { DemoText } from '../editorial-types.ts'
import { brand } from './brand.ts'
import { eventsAndPrivateCustomers } from './events-and-private-customers.ts'
import { founder } from './founder.ts'
import { giftCardInfo } from './gift-card-info.ts'
import { noseTrainingInfo } from './nose-training-info.ts'
import { noseTraining } from './nose-training.ts'
import { productInfo } from './product-info.ts'
import { scentSolutions } from './scent-solutions.ts'
import { teamTrainingsAndBusinessCustomers } from './team-trainings-and-business-customers.ts'

/** All nine text blocks, by id. */
export const demoTexts: readonly DemoText[] = [
  productInfo,
  founder,
  brand,
  eventsAndPrivateCustomers,
  teamTrainingsAndBusinessCustomers,
  noseTrainingInfo,
  noseTraining,
  giftCardInfo,
  scentSolutions,
]
