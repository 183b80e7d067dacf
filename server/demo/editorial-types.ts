/**
 * Shapes of the demo company's editorial content. Fields are named as the columns of the entities they fill, so a
 * loader passes them on as they are. HTML holds only p, h2, h3, ul, ol, li, strong, em, blockquote and links to https
 * addresses or to paths of this site (with the language's prefix in English and Russian texts).
 */
import type { ServiceType } from '../services/service.schemas.ts'

/** A news post; null translations show the Estonian text. */
export type DemoPost = {
  /** ISO 8601 instant with the Estonian offset of that day. */
  readonly date: string
  /** The file of a photograph; null shows the logo. */
  readonly image: string | null
  readonly header: string
  readonly header_en: string | null
  readonly header_ru: string | null
  readonly body: string
  readonly body_en: string | null
  readonly body_ru: string | null
}

/** An item of a service slider; its position is its place in the list. */
export type DemoService = {
  readonly image: string | null
  readonly title: string
  readonly title_en: string | null
  readonly title_ru: string | null
  readonly body: string
  readonly body_en: string | null
  readonly body_ru: string | null
}

export type DemoServices = Readonly<Record<ServiceType, readonly DemoService[]>>

/** One of the nine text blocks (specification §3). */
export type DemoText = {
  readonly id: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
  readonly body: string
  readonly body_en: string
  readonly body_ru: string
}
