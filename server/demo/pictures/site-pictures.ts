import type { Picture } from './picture.ts'
import type { Scene } from './scenes/scene.ts'
import * as home from './scenes/site/home.ts'
import { markFile, tabIcon } from './scenes/site/marks.ts'
import * as pages from './scenes/site/pages.ts'

const page = (path: string, width: number, height: number, draw: Scene): Picture => ({
  path: `pildid/${path}.svg`,
  width,
  height,
  draw,
})

/** The pages themselves: home, founder, brand, contact, and the company's mark. */
export const sitePictures: readonly Picture[] = [
  page('avaleht/1', 1600, 900, home.studioShelves),
  page('avaleht/2', 1600, 900, home.hotelHall),
  page('avaleht/3', 1600, 900, home.workshopTable),
  page('avaleht/4', 1600, 900, home.candleStillLife),
  page('avaleht/5', 1600, 900, home.juniperShore),
  page('avaleht/tooted', 800, 600, home.shopTile),
  page('avaleht/teenused', 800, 600, home.servicesTile),
  page('avaleht/uudised', 800, 600, home.newsTile),
  page('asutaja', 800, 1000, pages.founderDesk),
  page('kaubamark', 800, 1000, pages.brand),
  page('ninatrenn', 1200, 800, pages.noseTrainingPage),
  page('kinkekaart', 1200, 800, pages.giftCard),
  page('kontakt', 1200, 800, pages.studioFront),
  page('logo-taust', 800, 800, pages.markOnPaper),
  { path: 'logo.svg', width: 64, height: 64, draw: markFile },
  { path: 'favicon.svg', width: 64, height: 64, draw: tabIcon },
]
