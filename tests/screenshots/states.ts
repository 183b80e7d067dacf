import type { State } from './state.ts'
import { publicPages } from './states/public-pages.ts'

/** Everything there are pictures of, page by page. */
export const STATES: readonly State[] = [...publicPages]
