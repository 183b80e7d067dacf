import type { TextView } from '../../../../server/texts/text.schemas.ts'
import { richTextFields } from '../editor/common-fields.ts'

export type InfoTextField = Exclude<keyof TextView, 'id'>

/** Nothing about a text of the company's own is required (specification §5). */
export const infoTextFields = richTextFields('body', { label: 'body' })
