import type { Picture } from './picture.ts'
import type { Scene } from './scenes/scene.ts'
import * as newsCraft from './scenes/news/craft.ts'
import * as newsSeasons from './scenes/news/seasons.ts'
import * as newsStudio from './scenes/news/studio.ts'
import * as newsTables from './scenes/news/tables.ts'
import * as companyServices from './scenes/services/companies.ts'
import * as giftServices from './scenes/services/gifts.ts'
import * as portraits from './scenes/services/portraits.ts'
import * as rings from './scenes/services/rings.ts'
import * as sharedServices from './scenes/services/together.ts'

const news = (name: string, draw: Scene): Picture => ({ path: `pildid/uudised/${name}.svg`, width: 1200, height: 800, draw })
const service = (name: string, draw: Scene): Picture => ({ path: `pildid/teenused/${name}.svg`, width: 1200, height: 800, draw })

/** News and services. */
export const editorialPictures: readonly Picture[] = [
  news('stuudio-uks-on-avatud', newsStudio.studioDoor),
  news('lohn-ja-malu', newsStudio.scentAndMemory),
  news('hotelli-fuajee-lohn', newsStudio.hotelLobby),
  news('ninatrenn-selgitatud', newsTables.noseTraining),
  news('oma-lohna-tootuba', newsTables.ownScent),
  news('meeskonnapaev-stuudios', newsTables.teamDay),
  news('joulukingid', newsSeasons.christmas),
  news('signatuurlohna-sund', newsCraft.signatureBorn),
  news('kuuseokkaoli', newsSeasons.copperStill),
  news('lohn-kaupluses', newsCraft.shopInterior),
  news('kuunla-hooldus', newsSeasons.candleCare),
  news('lohnadetektiivid', newsCraft.scentDetectives),
  service('brandi-signatuurlohn', companyServices.signatureScent),
  service('ruumi-lohnastamine', companyServices.roomScenting),
  service('kaupluse-lohnalahendus', companyServices.shopScent),
  service('sundmuse-lohn', companyServices.eventScent),
  service('lohnastatud-arikingid', companyServices.businessGifts),
  service('grupi-lohnatreening', sharedServices.groupTraining),
  service('meeskonna-uhine-lohn', companyServices.teamScent),
  service('lohnadetektiiv', sharedServices.detective),
  service('lohnaloterii', sharedServices.lottery),
  service('lohnaportree', portraits.scentPortrait),
  service('aroomilaud', sharedServices.aromaTable),
  service('vaike-ime', giftServices.smallWonder),
  service('laste-lohnaring', rings.childrenRing),
  service('parfumeeria-huviring', rings.perfumeOrgan),
  service('seenioride-lohnaring', rings.eldersRing),
  service('meelte-manguring', rings.playOfSenses),
  service('kinkekaart-parfuum-kahele', giftServices.perfumeForTwo),
  service('kinkekaart-ninatrenn', giftServices.noseTrainingCard),
  service('kinkekaart-lohnaportree', portraits.portraitCard),
]
