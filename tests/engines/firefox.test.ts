import { startFirefox } from '#tests/support/engines/puppeteer-browser.ts'
import { journeysIn } from './journeys.ts'

journeysIn('firefox', startFirefox)
