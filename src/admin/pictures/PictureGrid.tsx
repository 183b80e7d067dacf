import { type Ref, useId, useState } from 'react'
import { SEARCH_TEXT_MAX_LENGTH } from '#common/field-limits.ts'
import type { PictureView } from '#server/pictures/picture.schemas.ts'
import { isLoggedOut } from '../api/api-client.ts'
import { InputField } from '../form/InputField.tsx'
import { useTexts } from '../language/use-texts.ts'
import { loadingMessages } from '../loading/loading.i18n.ts'
import { useMore } from '../server-state/use-more.ts'
import { Button } from '../ui/Button.tsx'
import { BUTTON_QUIET, NOTHING_THERE } from '../ui/looks.ts'
import { passFocus } from '../ui/pass-focus.ts'
import { pictureLibraryMessages } from './picture-library.i18n.ts'
import { thumbnailOf } from './pictures.api.ts'
import type { PictureList } from './use-pictures.ts'
import { useRetryAfter } from './use-retry-after.ts'

/** The parts of the library, one below the other. */
export const LIBRARY = 'grid min-w-0 gap-6'
const PICTURE = 'grid w-full gap-1.5 rounded-small p-1.5 text-left text-ink hover:bg-paper-light hover:text-primary'

type PictureGridProps = {
  readonly list: PictureList
  readonly search: string
  readonly onSearch: (text: string) => void
  readonly onPick: (picture: PictureView) => void
  /** The accessible name of a picture's button. */
  readonly action: (name: string) => string
}

/** The library with its search; pressing a picture picks it. */
export function PictureGrid({ list, search, onSearch, onPick, action }: PictureGridProps) {
  const t = useTexts(pictureLibraryMessages)
  const searchId = useId()
  const [passFocusToSearch] = useState(() => passFocus(searchId))
  const { page, error, isWaiting, lacksPart, reload } = list
  const { rows, loadMore } = useMore({ count: page?.pictures.length ?? 0, isWaiting, loadMore: list.loadMore })
  // After a failed search the list is that of an earlier one: it neither goes on nor says that nothing was found.
  const hasFailed = error !== null && !lacksPart
  return (
    <div className={LIBRARY}>
      <div className="grid max-w-112 gap-2">
        <InputField
          id={searchId}
          label={t.search}
          error=""
          type="search"
          maxLength={SEARCH_TEXT_MAX_LENGTH}
          placeholder={t.searchHint}
          value={search}
          onChange={event => onSearch(event.target.value)}
        />
        <Count list={list} />
      </div>
      {hasFailed ? <LibraryTrouble ref={passFocusToSearch} error={error} onRetry={reload} /> : null}
      {!hasFailed && page?.pictures.length === 0 ? (
        <p className={NOTHING_THERE}>{search.trim() === '' ? t.none : t.noneFound}</p>
      ) : null}
      <ul ref={rows} className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-4" aria-busy={isWaiting}>
        {page?.pictures.map(picture => (
          <li key={picture.id}>
            <button className={PICTURE} type="button" aria-label={action(picture.name)} onClick={() => onPick(picture)}>
              <img
                className="aspect-square w-full bg-paper-deep object-cover"
                src={thumbnailOf(picture)}
                alt=""
                loading="lazy"
                decoding="async"
              />
              <span className="truncate text-fine leading-snug">{picture.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {error !== null && lacksPart ? <LibraryTrouble error={error} onRetry={loadMore} /> : null}
      {!hasFailed && page?.next_cursor ? (
        <Button look={`${BUTTON_QUIET} justify-self-center`} aria-disabled={isWaiting} onClick={loadMore} text={t.more} />
      ) : null}
    </div>
  )
}

/** Says how many pictures the search finds. */
function Count({ list: { page, error } }: { readonly list: PictureList }) {
  const t = useTexts(pictureLibraryMessages)
  const { loading } = useTexts(loadingMessages)
  if (page !== null) return <output>{t.count(page.total)}</output>
  return <output>{error === null ? loading : ''}</output>
}

type LibraryTroubleProps = {
  readonly error: unknown
  /** The ref of the button that tries again. */
  readonly ref?: Ref<HTMLButtonElement>
  readonly onRetry: () => void
}

/** Says why there are no pictures, and what to do. */
function LibraryTrouble({ error, ref, onRetry }: LibraryTroubleProps) {
  const t = useTexts(pictureLibraryMessages)
  const { tryAgain } = useTexts(loadingMessages)
  useRetryAfter(isLoggedOut(error) ? 'log-in' : 'connection', onRetry)
  return (
    <div className="grid justify-items-start gap-3" role="alert">
      <p>{isLoggedOut(error) ? t.loggedOut : t.loadFailed}</p>
      <Button ref={ref} onClick={onRetry} text={tryAgain} />
    </div>
  )
}
