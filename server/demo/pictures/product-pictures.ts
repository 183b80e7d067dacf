import type { Picture } from './picture.ts'
import type { Scene } from './scenes/scene.ts'
import * as candles from './scenes/products/candles.ts'
import * as cars from './scenes/products/cars.ts'
import * as diffusers from './scenes/products/diffusers.ts'
import * as gifts from './scenes/products/gifts.ts'
import * as machines from './scenes/products/machines.ts'
import * as oils from './scenes/products/oils.ts'
import * as sprays from './scenes/products/sprays.ts'

const product = (slug: string, draw: Scene): Picture => ({ path: `pildid/tooted/${slug}.svg`, width: 800, height: 1000, draw })

/** The shop: one picture a product, by its slug. */
export const productPictures: readonly Picture[] = [
  product('lohnapulgad-rabakask', diffusers.bogDiffuser),
  product('lohnapulgad-saunalava', diffusers.saunaDiffuser),
  product('lohnapulgad-adru-ja-sool', diffusers.seaDiffuser),
  product('lohnapulgad-parnaois', diffusers.lindenDiffuser),
  product('kuunal-tartu-hommik', candles.tartuMorning),
  product('kuunal-mesila', candles.apiary),
  product('kuunal-rukkileib', candles.ryeBread),
  product('kuunal-vana-raamatukogu', candles.oldLibrary),
  product('kuunal-jaanioo', candles.midsummerNight),
  product('kuunal-talvekuusk', candles.winterSpruce),
  product('ruumisprei-puhas-lina', sprays.cleanLinen),
  product('ruumisprei-metsarada', sprays.forestPath),
  product('ruumisprei-tsitrusaed', sprays.citrusGarden),
  product('ruumisprei-valge-tee', sprays.whiteTea),
  product('ruumisprei-ohtuvaikus', sprays.eveningCalm),
  product('ruumisprei-koosolekuruum', sprays.meetingRoom),
  product('oli-lavendel', oils.lavenderOil),
  product('oli-sidrunhein', oils.lemongrassOil),
  product('oli-kadakamari', oils.juniperOil),
  product('oli-siberi-nulg', oils.firOil),
  product('oli-bergamott', oils.bergamotOil),
  product('olisegu-parast-vihma', oils.afterRainOil),
  product('lohnamasin-tuba', machines.roomMachine),
  product('lohnamasin-salong', machines.salonMachine),
  product('lohnamasin-fuajee', machines.lobbyMachine),
  product('lohnamasin-ventilatsioon', machines.ventilationMachine),
  product('ultraheli-lohnahajuti-paas', machines.cliffDiffuser),
  product('keraamiline-lohnakivi', machines.pebble),
  product('lohnamasina-oli-valge-fuajee', machines.lobbyRefill),
  product('taitepudel-rabakask', machines.homeRefill),
  product('autolohn-maanteemand', cars.pineRoad),
  product('autolohn-nahk-ja-vetiver', cars.leatherDusk),
  product('autolohn-piparmunt-ja-laim', cars.mintVent),
  product('kinkekarp-vaike-tanu', gifts.smallThanks),
  product('kinkekarp-eesti-mets', gifts.forestCrate),
  product('kinkekarp-uus-kodu', gifts.newHome),
  product('linased-lohnakotid', gifts.linenSachets),
  product('logoga-kuunlad', gifts.logoCandles),
  product('lohnakaardid', gifts.scentCards),
]
