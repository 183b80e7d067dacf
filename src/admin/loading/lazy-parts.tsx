import { Component, type FunctionComponent, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { createElement } from '../../ui/create-element.ts'
import { useTexts } from '../language/use-texts.ts'
import { showOwnToast } from '../ui/own-toast.ts'
import { LoadFailed } from './LoadTrouble.tsx'
import { loadingMessages } from './loading.i18n.ts'

/** A page that is never idle fetches its parts after this time. */
const IDLE_WITHIN_MS = 1_000

/** Every part that this page may fetch. */
const parts: (() => Promise<unknown>)[] = []

/**
 * Makes a component of a part that the page works without: it opens after a press or a failure, or is secondary. Draw it inside
 * a LazyPart or a LazyDialog.
 * @param load a dynamic import
 * @returns a component that fetches its script when React first draws it, typed as the component it becomes
 */
export function lazyPart<Part extends (props: never) => ReactNode>(load: () => Promise<Part>): Part {
  const fetchPart = laterPart(async () => ({ default: await load() }))
  // React's own type loses a component's type parameters.
  return lazy(fetchPart as unknown as () => Promise<{ default: FunctionComponent }>) as unknown as Part
}

/** Does for code what {@link lazyPart} does for components. @returns a function that imports the code once */
export function laterPart<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let coming: Promise<Part> | null = null
  // Not with once() of common/: visitors' lists use it, and the bundler would give them one more file to fetch if
  // administrators' scripts shared it.
  const fetchPart = () => {
    coming ??= load()
    // A part that did not come is fetched again.
    coming.catch(() => (coming = null))
    return coming
  }
  parts.push(fetchPart)
  return fetchPart
}

/**
 * Fetches everything that this page may open later, when the browser is idle: the log-in dialog has to open on a bad network,
 * too. A part that does not come now is fetched again when needed.
 */
export function fetchParts(): void {
  const fetchAll = () => void Promise.allSettled(parts.map(fetchPart => fetchPart()))
  if ('requestIdleCallback' in globalThis) requestIdleCallback(fetchAll, { timeout: IDLE_WITHIN_MS })
  // Safari has no requestIdleCallback yet.
  else setTimeout(fetchAll)
}

/** The dialog that asks before something is done, for pages that fetch its script when they are idle. */
export const ConfirmDialog = lazyPart(async () => (await import('../form/Dialogs.tsx')).ConfirmDialog)

type LazyDialogProps = {
  /** Called after a toast has said that the dialog's script did not come: nothing opens. */
  readonly onMissing: () => void
  /** Shown in its place until it comes. */
  readonly waiting?: ReactNode
  readonly children: ReactNode
}

/**
 * An open dialog. On closing, the focus returns to the element that opened it. Without its script the administrator has to
 * reload the page: a browser does not import a failed module again while the page is open.
 */
export function LazyDialog({ onMissing, waiting = null, children }: LazyDialogProps) {
  const t = useTexts(loadingMessages)
  useEffect(giveFocusBack, [])
  const giveUp = () => {
    const reload = createElement('button', { type: 'button', textContent: t.reload })
    reload.addEventListener('click', () => location.reload())
    showOwnToast(t.partMissing, 'error', { actions: [reload] })
    onMissing()
  }
  return (
    <PartBoundary instead={null} onMissing={giveUp}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </PartBoundary>
  )
}

/**
 * Dialogs return the focus to the element that had it when they opened. A dialog whose script came later saw none.
 * @returns a function to call when the dialog is gone
 */
function giveFocusBack(): () => void {
  const opener = document.activeElement
  return () =>
    requestAnimationFrame(() => {
      const isLost = document.activeElement === document.body
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus()
    })
}

type LazyPartProps = {
  /** Shown in its place until the script comes. */
  readonly waiting?: ReactNode
  /** Shown when the script does not come; by default a message and a button that reloads the page. */
  readonly instead?: ReactNode
  readonly children: ReactNode
}

/** A part of the page that comes after the rest. */
export function LazyPart({ waiting = null, instead, children }: LazyPartProps) {
  const t = useTexts(loadingMessages)
  const reload = <LoadFailed text={t.partMissing} action={t.reload} onRetry={() => location.reload()} isAside />
  return (
    <PartBoundary instead={instead === undefined ? reload : instead}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </PartBoundary>
  )
}

type PartBoundaryProps = {
  /** Shown in the place of a failed part. */
  readonly instead: ReactNode
  /** Called when the part failed. */
  readonly onMissing?: () => void
  readonly children: ReactNode
}

/** Keeps the page when a part fails, most often because its script did not come. React prints the error to the console. */
class PartBoundary extends Component<PartBoundaryProps, { readonly isMissing: boolean }> {
  override state = { isMissing: false }

  static getDerivedStateFromError() {
    return { isMissing: true }
  }

  override componentDidCatch(): void {
    this.props.onMissing?.()
  }

  override render(): ReactNode {
    return this.state.isMissing ? this.props.instead : this.props.children
  }
}
