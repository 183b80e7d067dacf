import { useStore } from '@nanostores/react'
import type { PictureUse } from '../../../../server/pictures/picture.schemas.ts'
import { pageNames } from '../../../i18n/page-names.ts'
import { localizedPath, paths, type SitePath } from '../../../i18n/paths.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'

/** The pages that show the texts 1–9 (specification §3). */
const TEXT_PAGES = [
  ...[
    'productInfo',
    'founder',
    'brand',
    'events',
    'teamTrainings',
    'noseTraining',
    'noseTraining',
    'giftCards',
    'scentSolutions',
  ],
] as readonly (
  'productInfo' | 'founder' | 'brand' | 'events' | 'teamTrainings' | 'noseTraining' | 'giftCards' | 'scentSolutions'
)[]

const SERVICE_PAGES: Readonly<Record<string, SitePath>> = {
  huviringid: paths.hobbyGroups,
  uritused: paths.events,
  lohnastused: paths.scentSolutions,
  meeskonnad: paths.teamTrainings,
  kinkekaardid: paths.giftCards,
}

/** Where somebody sees, or changes, what shows a picture. */
export function usePlace({ entity, id, type }: PictureUse): SitePath {
  const locale = useStore($pageLanguage)
  const places: Readonly<Record<PictureUse['entity'], SitePath>> = {
    // Any segment leads to the editor: the id decides.
    product: paths.editProduct('_', id),
    post: paths.post(id),
    service: SERVICE_PAGES[type ?? ''] ?? paths.services,
    text: paths[TEXT_PAGES[id - 1] ?? 'home'],
    feedback: paths.home,
  }
  return localizedPath(locale, places[entity])
}

/** What a text without a title is called: the page that shows it. */
export function useTextName({ entity, id }: PictureUse): string {
  const names = useTexts(pageNames)
  return names[(entity === 'text' && TEXT_PAGES[id - 1]) || 'home']
}
