import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import { localizedPath } from '#common/paths.ts'
import { type ContentPath, readIfThere } from '../api/content.api.ts'
import { adoptLanguageSwitcher, $siteLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { LoadFailed } from '../loading/LoadTrouble.tsx'
import { fetchParts } from '../loading/lazy-parts.tsx'
import { loadingMessages } from '../loading/loading.i18n.ts'
import { BUTTON, PAGE_NOTICE } from '../ui/looks.ts'
import { ContentForm } from './ContentForm.tsx'
import type { EditorKind, EditorTarget, Item, Version } from './model/editor-kind.ts'

type ContentEditorProps<Row extends Item> = {
  readonly kind: EditorKind<Row>
  readonly target: EditorTarget
  /** Drawn above the form. */
  readonly children?: ReactNode
}

/** The editor of one item of any kind (specification §2.10); before that, its loading and its failure. */
export function ContentEditor<Row extends Item>({ kind, target, children }: ContentEditorProps<Row>) {
  const loaded = useLoaded(() => readItem<Row>(kind.path, target))
  const { loading } = useTexts(loadingMessages)
  const t = useTexts(kind.texts)
  useEffect(adoptLanguageSwitcher, [])
  useEffect(() => {
    if (loaded.state === 'ready') fetchParts()
  }, [loaded.state])

  if (loaded.state === 'waiting') return <output className={PAGE_NOTICE}>{loading}</output>
  if (loaded.state === 'failed') return <LoadFailed text={t.loadFailed} onRetry={loaded.retry} />
  const isMissing = loaded.value === null && target !== 'new'
  return (
    <>
      {children}
      {isMissing ? <Missing kind={kind} /> : <ContentForm kind={kind} loaded={loaded.value} />}
    </>
  )
}

type Loaded<Value> =
  | { readonly state: 'waiting' }
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed'; readonly retry: () => void }

/**
 * Loads a value without TanStack Query, whose script would delay the form.
 * @param load called once, and again on each retry
 */
function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: 'waiting' })
  const [request, setRequest] = useState({ load })

  useEffect(() => {
    let isCurrent = true
    const retry = () => {
      setLoaded({ state: 'waiting' })
      setRequest({ load: request.load })
    }
    request.load().then(
      value => isCurrent && setLoaded({ state: 'ready', value }),
      () => isCurrent && setLoaded({ state: 'failed', retry }),
    )
    return () => {
      isCurrent = false
    }
  }, [request])

  return loaded
}

/** Says that the address names no item, and links to the list. */
function Missing<Row extends Item>({ kind }: { readonly kind: EditorKind<Row> }) {
  const site = useStore($siteLanguage)
  const { missing, toList } = useTexts(kind.texts)
  return (
    <div className={PAGE_NOTICE} role="alert">
      <p>{missing}</p>
      <a className={BUTTON} href={localizedPath(site, kind.listPage)}>
        {toList}
      </a>
    </div>
  )
}

/**
 * Reads from the page's address which item to edit: `/tooted/küünlad/editproduct/12` names item 12 after `editproduct`.
 * The build makes one page for all items of a kind.
 * @returns null when the address names none
 */
export function itemInAddress(segment: string): EditorTarget {
  const [, id] = location.pathname.match(new RegExp(`/${segment}/([1-9]\\d{0,9})/?$`)) ?? []
  return id === undefined ? null : Number(id)
}

/**
 * Reads the item that the page edits.
 * @returns null for a new item, and for one that does not exist
 * @throws ApiProblem, NoAnswer
 */
async function readItem<Row extends Item>(path: ContentPath, target: EditorTarget): Promise<Version<Row> | null> {
  const answer = typeof target === 'number' ? await readIfThere<Row>(path, target) : null
  return answer && { row: answer.body, etag: answer.etag }
}
