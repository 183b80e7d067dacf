import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { SERVICE_LISTS } from '#common/admin-addresses.ts'
import { adminPaths } from '#common/admin-paths.ts'
import { localizedPath, paths, type SitePath } from '#common/paths.ts'
import { SERVICE_TYPES, type ServiceType } from '#common/service-types.ts'
import type { PictureUse, PictureView } from '#server/pictures/picture.schemas.ts'
import { formatDate } from '../../i18n/format.ts'
import { pageNames, PAGES } from '../../i18n/page-names.i18n.ts'
import { kindNames } from '../fields/kind-names.i18n.ts'
import { $pageLanguage, $siteLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { queryClient } from '../server-state/ServerState.tsx'
import { INFO_TEXTS } from '../texts/info-texts.ts'
import { FIELD_ERROR, FIELD_HINT } from '../ui/looks.ts'
import { pictureLibraryMessages } from './picture-library.i18n.ts'
import { readPicture } from './pictures.api.ts'

type PictureFactsProps = {
  readonly picture: PictureView
  /** The picture's uses, when they stopped its deletion. */
  readonly inUse: readonly PictureUse[] | null
}

/** Shows the facts of a picture, and where it is used. */
export function PictureFacts({ picture, inUse }: PictureFactsProps) {
  const t = useTexts(pictureLibraryMessages)
  const locale = useStore($pageLanguage)
  const { data } = useQuery({ queryKey: ['picture', picture.id], queryFn: () => readPicture(picture.id) }, queryClient)
  const kilobytes = new Intl.NumberFormat(locale).format(Math.ceil(picture.bytes / 1000))
  const isComplete = data?.body.complete ?? picture.complete
  const uses = inUse ?? data?.body.used_in ?? null
  return (
    <div className="grid min-w-0 gap-4">
      <p>
        {t.size(picture.width, picture.height, kilobytes)}. {t.uploadedOn}{' '}
        <time dateTime={picture.created_at}>{formatDate(picture.created_at)}</time>.
      </p>
      {isComplete ? null : <p className={FIELD_HINT}>{t.preparing}</p>}
      {inUse === null ? null : (
        <p className={FIELD_ERROR} role="alert">
          {t.inUse}
        </p>
      )}
      {uses === null ? null : uses.length === 0 ? (
        <p>{t.usedNowhere}</p>
      ) : (
        <section>
          <h3 className="text-base font-medium">{t.usedIn}</h3>
          <ul>
            {uses.map(use => (
              <PictureUseItem key={`${use.entity} ${use.id}`} use={use} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** One use of a picture, with a link to it. */
function PictureUseItem({ use }: { readonly use: PictureUse }) {
  const kinds = useTexts(kindNames)
  const place = usePlace(use)
  const name = useTextName(use)
  return (
    <li className="wrap-anywhere">
      {kinds[use.entity]}:{' '}
      <a className="inline-block min-h-6" href={place}>
        {use.label || name}
      </a>
    </li>
  )
}

/** The page that shows a text; of two pages, the first. */
function textPage(id: number) {
  return Object.values(INFO_TEXTS).find(text => text.id === id)?.page ?? 'home'
}

/** The page on which an administrator sees a use of a picture, or changes it. */
function usePlace({ entity, id, type }: PictureUse): SitePath {
  const site = useStore($siteLanguage)
  const places: Readonly<Record<PictureUse['entity'], SitePath>> = {
    // Any segment leads to the editor: the id decides.
    product: adminPaths.editProduct('_', id),
    post: paths.post(id),
    service: SERVICE_TYPES.includes(type as ServiceType) ? SERVICE_LISTS[type as ServiceType].page : PAGES.services.path,
    text: PAGES[textPage(id)].path,
    feedback: paths.home,
  }
  return localizedPath(site, places[entity])
}

/** The name of a text without a title, or of feedback that is a picture alone: that of its page. */
function useTextName({ entity, id }: PictureUse): string {
  const names = useTexts(pageNames)
  return names[entity === 'text' ? textPage(id) : 'home']
}
