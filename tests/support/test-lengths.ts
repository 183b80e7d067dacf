/**
 * How much the tests try that get better the longer they run: enough to notice a mistake in every run, far more with
 * `npm run test:long`. A variable of the number's name has the last word, as in
 * `KILLS=500 npm test -- tests/publish/crash.test.ts`.
 */
const LENGTHS = {
  /** Moments at which a publisher is killed. */
  KILLS: { usual: 4, long: 200 },
  /** Moments at which the whole product is killed while edits go live. */
  PRODUCT_KILLS: { usual: 1, long: 25 },
  /**
   * Moments at which the whole product is killed while visitors write: with a mail server that answers and, every other time, one
   * that is silent.
   */
  MESSAGE_KILLS: { usual: 2, long: 25 },
  /** Moments at which a publisher is killed while it delivers to an object gateway. */
  DELIVERY_KILLS: { usual: 3, long: 20 },
  /** Histories of edits after which the site equals a full publish. */
  EDIT_SEQUENCES: { usual: 2, long: 200 },
  /** Histories of edits while a big publication is under way. */
  FAIR_SEQUENCES: { usual: 1, long: 100 },
  /** Products of the category whose renaming is the big publication. */
  FAIR_PRODUCTS: { usual: 30, long: 60 },
  /** Moments at which an edit is saved while the one before it is taken up. */
  SAVED_MOMENTS: { usual: 11, long: 40 },
  /** Renames, moves, deletions and undos of one history, after each of which all addresses that ever were are asked. */
  ADDRESS_EDITS: { usual: 8, long: 60 },
  /** Requests made from the API's description. */
  FUZZ_REQUESTS: { usual: 250, long: 10_000 },
  /** Texts that are saved and read back through every kind of content. */
  BOUND_VALUES: { usual: 40, long: 1_000 },
  /** Generated rich texts. */
  RICH_TEXTS: { usual: 1_000, long: 30_000 },
  /** Generated rich texts that go through editor, API, page and editor. */
  RICH_TEXT_ROUND_TRIPS: { usual: 51, long: 204 },
} as const

/** @returns a count of tries */
export function lengthOf(name: keyof typeof LENGTHS): number {
  return Number(process.env[name] ?? LENGTHS[name][isLong() ? 'long' : 'usual'])
}

/** The seed of a generated test, which a variable of this name replaces: `FUZZ_SEED=7 npm test -- tests/api/fuzz.test.ts`. */
export function seedOf(name: 'KILL_SEED' | 'EDIT_SEED' | 'FUZZ_SEED' | 'SOAK_SEED', usual: number): number {
  return Number(process.env[name] ?? usual)
}

/** How long such a test may take. @returns milliseconds */
export const limitOf = (usualMs: number): number => (isLong() ? 3 * 3_600_000 : usualMs)

const isLong = () => process.env['TEST_LENGTH'] === 'long'
