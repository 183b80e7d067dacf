import { startChromium } from '#tests/support/engines/puppeteer-browser.ts'
import { journeysIn } from './journeys.ts'

journeysIn('chromium', startChromium)
