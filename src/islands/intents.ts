// One small script on every page: it brings what visitors operate when they are about to operate it. Together, because
// each such file would repeat how modules are fetched.
import { listenForCartIntent } from '../features/cart/cart-intent.ts'
import { startCartPage } from '../features/cart/cart-page-start.ts'
import { listenForNewsIntent } from '../features/news/news-intent.ts'
import { listenForShopIntent } from '../features/shop/shop-intent.ts'
import { addManifest } from '../layouts/add-manifest.ts'
import { fetchBodyFont } from '../layouts/fetch-body-font.ts'
import { startCarouselRotation } from '../ui/carousel-rotation-start.ts'

listenForCartIntent()
startCartPage()
listenForShopIntent()
listenForNewsIntent()
startCarouselRotation()
addManifest()
void fetchBodyFont()
