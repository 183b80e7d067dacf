import { useId } from 'react'
import type { PictureView } from '../../../../server/pictures/picture.schemas.ts'
import { featureSheet } from '../../../styles/feature-sheet.ts'
import { adoptSheet } from '../../../ui/adopt-sheet.ts'
import { useTexts } from '../language/use-texts.ts'
import { loadingMessages } from '../loading/loading.messages.ts'
import { LibraryTrouble } from './LibraryTrouble.tsx'
import { pictureLibraryMessages } from './picture-library.messages.ts'
import css from './picture-library.css?inline'
import { thumbnailOf } from './pictures.api.ts'
import type { PictureList } from './use-pictures.ts'
import { EMPTY, FIELD } from '../ui/looks.ts'

adoptSheet(featureSheet(css))

type PictureGridProps = {
  readonly list: PictureList
  readonly search: string
  readonly onSearch: (text: string) => void
  readonly onPick: (picture: PictureView) => void
  /** What pressing a picture does, with its name. */
  readonly action: (name: string) => string
}

/** The library with its search; pressing a picture picks it. */
export function PictureGrid({ list, search, onSearch, onPick, action }: PictureGridProps) {
  const t = useTexts(pictureLibraryMessages)
  const { loading } = useTexts(loadingMessages)
  const id = useId()
  const { page, error, isWaiting, more, reload } = list
  return (
    <div className="picture-library">
      <div className="picture-search">
        <div className={FIELD}>
          <label htmlFor={id}>{t.search}</label>
          <input
            id={id}
            type="search"
            maxLength={200}
            placeholder={t.searchHint}
            value={search}
            onChange={event => onSearch(event.target.value)}
          />
        </div>
        <output>{page === null ? (error === null ? loading : '') : t.count(page.total)}</output>
      </div>
      {error === null ? null : <LibraryTrouble error={error} onRetry={reload} />}
      {page?.pictures.length === 0 ? <p className={EMPTY}>{search.trim() === '' ? t.none : t.noneFound}</p> : null}
      <ul className="picture-grid" aria-busy={isWaiting}>
        {page?.pictures.map(picture => (
          <li key={picture.id}>
            <button type="button" aria-label={action(picture.name)} onClick={() => onPick(picture)}>
              <img src={thumbnailOf(picture)} alt="" loading="lazy" decoding="async" />
              <span>{picture.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {page?.next_cursor ? (
        <button className="button button-quiet picture-more" type="button" onClick={more}>
          {t.more}
        </button>
      ) : null}
    </div>
  )
}
