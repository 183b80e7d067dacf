import { useMemo, useState } from 'react'
import { localizedPath } from '../../../i18n/paths.ts'
import type { Administrator } from '../session/administrator.store.ts'
import { InPage } from '../session/InPage.tsx'
import { infoTextTitles } from '../texts/info-text.messages.ts'
import type { Arranging } from './arrange/use-arranging.ts'
import { EditLink } from './EditLink.tsx'
import { inPlaceMessages } from './in-place.messages.ts'
import { listsOfPage } from './lists-of-page.ts'
import { ListTools } from './ListTools.tsx'
import { placeForEditing, placeForList } from './tool-places.ts'
import { useEditTargets } from './use-edit-targets.ts'

type InPlaceToolsProps = { readonly administrator: Administrator; readonly arranging: Arranging }

/** Add buttons, gears and the order of sliders where the things themselves are, also those drawn later. */
export function InPlaceTools({ administrator, arranging }: InPlaceToolsProps) {
  const { locale, lang, site } = administrator
  const texts = useMemo(() => ({ t: inPlaceMessages(locale), infoTexts: infoTextTitles(locale) }), [locale])
  const [lists] = useState(listsOfPage)
  const things = useEditTargets(texts)
  return (
    <>
      {lists.map(({ host, name }) => (
        <InPage key={name} at={place => placeForList(host, place)}>
          <ListTools {...{ host, name, lang, site, arranging }} t={texts.t} />
        </InPage>
      ))}
      {things.map(({ key, host, target }) => (
        <InPage key={key} at={place => placeForEditing(host, target, place)}>
          <EditLink href={localizedPath(site, target.path)} {...{ target, lang }} />
        </InPage>
      ))}
    </>
  )
}
