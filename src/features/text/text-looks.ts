/** The looks of pages that are a text, for the pages and for the previews of its editors. */
import { OPENING } from '../../ui/looks.ts'

const TEXT_PAGE = 'shell grid gap-x-columns *:min-w-0 wide:items-start'
/** The picture is beside heading and text in wide windows. */
const PICTURED = `${TEXT_PAGE} wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]`
/** The heading is beside the text. */
const PLAIN = `${TEXT_PAGE} wide:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] wide:[&_h1]:text-column`

export const textPage = (isPictured: boolean) => (isPictured ? PICTURED : PLAIN)
export const textPageBody = (isPictured: boolean) => (isPictured ? OPENING : `${OPENING} wide:pt-heading`)
export const TEXT_PICTURE =
  'mb-10 wide:sticky wide:top-22 wide:col-start-2 wide:row-span-2 wide:row-start-1 wide:mt-heading wide:mb-0'

export const NOSE_TRAINING = 'shell grid gap-x-columns wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] wide:items-start'
export const NOSE_TRAINING_PANEL = `${OPENING} mb-10 border-t border-b border-t-ink-soft border-b-rule py-7 text-base wide:sticky wide:top-22 wide:col-start-2 wide:row-start-3 [&_ul]:list-none [&_ul]:pl-0`
