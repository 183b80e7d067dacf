import { checkMessage } from './check-message.ts'
import { type CheckHost, CHECK } from './load-check.ts'

// A script that is bundled by itself keeps no exports: what it brings is left on the window.
const host = window as Window & CheckHost
host[CHECK] = checkMessage
