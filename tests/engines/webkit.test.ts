import { startWebKit } from '#tests/support/engines/webkit-browser.ts'
import { journeysIn } from './journeys.ts'

journeysIn('webkit', startWebKit)
