// One small script on every page: it brings what visitors operate when they are about to operate it. Together, because
// each such file would repeat how modules are fetched.
import { addManifest } from '../layouts/add-manifest.ts'
import { fetchBodyFont } from '../layouts/fetch-body-font.ts'
import { startCarouselRotation } from '../ui/carousel-rotation-start.ts'

startCarouselRotation()
addManifest()
void fetchBodyFont()
