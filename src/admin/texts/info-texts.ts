import type { InfoTextName } from '#common/admin-addresses.ts'
import { TEXT_IDS, type TextId } from '../../content/content-reader.ts'
import type { PageName } from '../../i18n/page-names.i18n.ts'

type InfoText = {
  /** The id of the stored text (specification §3). Two of them are shown in two places each. */
  readonly id: TextId
  /** The page that shows the text and opens after its save (specification §2.10). */
  readonly page: PageName
}

/** The company's texts that administrators edit, by the name in the address of their editor. */
export const INFO_TEXTS: Readonly<Record<InfoTextName, InfoText>> = {
  tooteinfo: { id: TEXT_IDS.productInfo, page: 'productInfo' },
  asutajast: { id: TEXT_IDS.founder, page: 'founder' },
  kaubamark: { id: TEXT_IDS.brand, page: 'brand' },
  uritused: { id: TEXT_IDS.events, page: 'events' },
  eraklient: { id: TEXT_IDS.events, page: 'services' },
  meeskonnad: { id: TEXT_IDS.teamTrainings, page: 'teamTrainings' },
  ariklient: { id: TEXT_IDS.teamTrainings, page: 'services' },
  ninatrenninfo: { id: TEXT_IDS.noseTrainingInfo, page: 'noseTraining' },
  ninatrenn: { id: TEXT_IDS.noseTraining, page: 'noseTraining' },
  kinkekaardid: { id: TEXT_IDS.giftCards, page: 'giftCards' },
  lohnastused: { id: TEXT_IDS.scentSolutions, page: 'scentSolutions' },
}

const NAMES = Object.keys(INFO_TEXTS) as readonly InfoTextName[]

/** All the places that show the block of this text, this one first. */
export function placesOf(name: InfoTextName): readonly InfoTextName[] {
  const others = NAMES.filter(other => other !== name && INFO_TEXTS[other].id === INFO_TEXTS[name].id)
  return [name, ...others]
}
