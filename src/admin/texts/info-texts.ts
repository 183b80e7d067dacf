import type { TextId } from '../../content/content-reader.ts'
import type { InfoTextName } from '../../../common/admin-addresses.ts'
import type { PageName } from '../../i18n/page-names.ts'

type InfoText = {
  /** The block of specification §3; two of them serve two texts each. */
  readonly id: TextId
  /** The page that shows the text and opens after its save (specification §2.10). */
  readonly page: PageName
}

export const INFO_TEXTS: Readonly<Record<InfoTextName, InfoText>> = {
  tooteinfo: { id: 1, page: 'productInfo' },
  asutajast: { id: 2, page: 'founder' },
  kaubamark: { id: 3, page: 'brand' },
  uritused: { id: 4, page: 'events' },
  eraklient: { id: 4, page: 'services' },
  meeskonnad: { id: 5, page: 'teamTrainings' },
  ariklient: { id: 5, page: 'services' },
  ninatrenninfo: { id: 6, page: 'noseTraining' },
  ninatrenn: { id: 7, page: 'noseTraining' },
  kinkekaardid: { id: 8, page: 'giftCards' },
  lohnastused: { id: 9, page: 'scentSolutions' },
}

const NAMES = Object.keys(INFO_TEXTS) as readonly InfoTextName[]

/** All the places that show the block of this text, this one first. */
export function placesOf(name: InfoTextName): readonly InfoTextName[] {
  const others = NAMES.filter(other => other !== name && INFO_TEXTS[other].id === INFO_TEXTS[name].id)
  return [name, ...others]
}
