import { useMemo, useState } from 'react'
import type { Locale } from '#common/locales.ts'
import { localizedPath } from '#common/paths.ts'
import { LineIcon } from '../../ui/LineIcon.tsx'
import type { Administrator } from '../session/administrator.store.ts'
import { infoTextTitles } from '../texts/info-text.i18n.ts'
import { InPage } from '../ui/InPage.tsx'
import { GEAR } from '../ui/icon-shapes.ts'
import { listsOfPage, ListTools, putBelowHeading, TOOL, TOOL_ROW } from './ListTools.tsx'
import type { Arranging } from './arrange/use-arranging.tsx'
import { type EditTarget, putIntoThing, type ToolPlace, useEditTargets } from './edit-targets.ts'
import { inPlaceMessages } from './in-place.i18n.ts'

type InPlaceToolsProps = { readonly administrator: Administrator; readonly arranging: Arranging }

/** Draws add buttons, gears and slider-order tools beside the things themselves, also beside those that the page draws later. */
export function InPlaceTools({ administrator, arranging }: InPlaceToolsProps) {
  const { locale, lang, site } = administrator
  const texts = useMemo(() => ({ t: inPlaceMessages(locale), infoTexts: infoTextTitles(locale) }), [locale])
  const [lists] = useState(listsOfPage)
  const things = useEditTargets(texts)
  return (
    <>
      {lists.map(({ host, name }) => (
        <InPage key={name} at={element => putBelowHeading(host, element)}>
          <ListTools host={host} name={name} lang={lang} site={site} arranging={arranging} t={texts.t} />
        </InPage>
      ))}
      {things.map(({ key, host, target }) => (
        <InPage key={key} at={element => putIntoThing(host, target.place, element)}>
          <EditLink href={localizedPath(site, target.path)} target={target} lang={lang} />
        </InPage>
      ))}
    </>
  )
}

const GEAR_LOOK =
  'absolute z-2 grid size-11 place-items-center rounded-round border border-primary bg-paper-light text-primary hover:bg-primary hover:text-white print:hidden'

/** Where a tool is in its thing. A gear is in the corner of the picture; buttons with a word are among the words. */
const LOOK_OF_PLACE: Readonly<Record<ToolPlace, string>> = {
  card: 'top-2 right-2',
  summary: 'top-2 right-2 col-[1/2] row-[1/2]',
  slide: 'top-2 right-2 beside:col-[1/2] beside:group-even/slide:col-[2/3]',
  // On the picture in narrow windows, above the text in wide ones.
  product: 'right-gutter max-tablet:top-9 max-tablet:mr-3 tablet:top-2',
  heading: 'mt-5',
  text: 'mb-5',
  quotation: 'mt-5 justify-center py-1',
}

type EditLinkProps = { readonly target: EditTarget; readonly href: string; readonly lang: Locale | undefined }

/** The link to an item's editor: a gear, or a button with a word. */
function EditLink({ target: { name, text, place }, href, lang }: EditLinkProps) {
  const link = (
    <a
      className={text === null ? `${GEAR_LOOK} ${LOOK_OF_PLACE[place]}` : TOOL}
      href={href}
      aria-label={name}
      title={name}
      lang={lang}
    >
      <LineIcon shape={GEAR} />
      {text === null ? null : <span>{text}</span>}
    </a>
  )
  return text === null ? link : <div className={`${TOOL_ROW} ${LOOK_OF_PLACE[place]}`}>{link}</div>
}
