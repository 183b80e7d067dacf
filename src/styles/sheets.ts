import { featureSheet } from './feature-sheet.ts'
import richText from './rich-text.css?inline'
import site from './site.css?inline'

/**
 * The style sheets of the public pages. They travel inside the page, so that one round trip brings a page with its
 * looks: `site` in all of them, the others in those that show what they style.
 */
export const sheets = {
  site,
  richText: featureSheet(richText),
} as const

/** A sheet that not all pages have. */
export type FeatureSheet = Exclude<keyof typeof sheets, 'site'>
