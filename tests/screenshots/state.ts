import type { Page } from '@playwright/test'
import type { Locale } from '#common/locales.ts'
import type { SitePath } from '#common/paths.ts'
import type { World } from './world.ts'

/** The widths of a phone, a tablet and a computer, in pixels. */
export const WIDTHS = [360, 768, 1280] as const
export type Width = (typeof WIDTHS)[number]

/** One thing to take a picture of, in Estonian: who sees it, where, and what that person does to get there. */
export type State = {
  /** Begins with its page: `shop--searched`. Names the files. */
  readonly name: string
  readonly path: SitePath | ((world: World) => SitePath)
  /** Default: a visitor. */
  readonly who?: 'administrator'
  /** Default: the whole page. What covers the page is pictured as the window shows it. */
  readonly shows?: 'window'
  /** Default: all. */
  readonly widths?: readonly Width[]
  /** In English and Russian too, and for visitors on paper. Only for pages without steps, whose words are Estonian. */
  readonly isWholePage?: true
  /** Finds things by the names and roles that a person knows, so that it outlives the markup. */
  readonly steps?: (page: Page, world: World) => Promise<void>
}

/** A state with its language, width and medium: one picture. */
export type Shot = {
  readonly state: State
  readonly locale: Locale
  readonly width: Width
  readonly isPrint: boolean
}

/** All pictures of a state. English and Russian have one width each: that where their words fit worst, and the widest. */
export function shotsOf(state: State): Shot[] {
  const widths = state.widths ?? WIDTHS
  const shots: Shot[] = widths.map(width => ({ state, locale: 'et', width, isPrint: false }))
  if (!state.isWholePage) return shots
  shots.push({ state, locale: 'en', width: 1280, isPrint: false }, { state, locale: 'ru', width: 360, isPrint: false })
  if (state.who === undefined) shots.push({ state, locale: 'et', width: 768, isPrint: true })
  return shots
}

/** `shop--searched.et.360`, `contact.et.768.print`. */
export function shotName({ state, locale, width, isPrint }: Shot): string {
  return `${state.name}.${locale}.${width}${isPrint ? '.print' : ''}`
}
