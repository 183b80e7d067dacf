import type { FixedPage } from '../../metadata/breadcrumbs.ts'

/** The main menu, in its order. */
export const MENU = [
  'shop',
  'services',
  'noseTraining',
  'giftCards',
  'news',
  'founder',
  'brand',
  'contact',
] as const satisfies readonly FixedPage[]

/** The footer's pages: all that are not in a dialog. */
export const FOOTER_GROUPS = [
  ['shop', 'productInfo', 'giftCards', 'cart'],
  ['services', 'scentSolutions', 'teamTrainings', 'events', 'hobbyGroups', 'noseTraining'],
  ['founder', 'brand', 'news', 'contact', 'privacy'],
] as const satisfies readonly (readonly FixedPage[])[]
