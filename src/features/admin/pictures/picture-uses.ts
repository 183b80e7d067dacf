import { useStore } from '@nanostores/react'
import type { PictureUse } from '../../../../server/pictures/picture.schemas.ts'
import { SERVICE_TYPES, type ServiceType } from '../../../../server/services/service.schemas.ts'
import { pageNames } from '../../../i18n/page-names.ts'
import { adminPaths } from '../../../i18n/admin-paths.ts'
import { localizedPath, paths, type SitePath } from '../../../i18n/paths.ts'
import { $siteLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { INFO_TEXTS } from '../texts/info-texts.ts'

/** The page that shows a text; the first of two. */
function textPage(id: number) {
  return Object.values(INFO_TEXTS).find(text => text.id === id)?.page ?? 'home'
}

/** Where somebody sees, or changes, what shows a picture. */
export function usePlace({ entity, id, type }: PictureUse): SitePath {
  const site = useStore($siteLanguage)
  const places: Readonly<Record<PictureUse['entity'], SitePath>> = {
    // Any segment leads to the editor: the id decides.
    product: adminPaths.editProduct('_', id),
    post: paths.post(id),
    service: SERVICE_TYPES.includes(type as ServiceType) ? adminPaths.servicePage(type as ServiceType) : paths.services,
    text: paths[textPage(id)],
    feedback: paths.home,
  }
  return localizedPath(site, places[entity])
}

/** What a text without a title is called: the page that shows it. */
export function useTextName({ entity, id }: PictureUse): string {
  const names = useTexts(pageNames)
  return names[entity === 'text' ? textPage(id) : 'home']
}
