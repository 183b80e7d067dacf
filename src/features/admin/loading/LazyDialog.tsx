import { Component, type ReactNode, Suspense, useEffect } from 'react'
import { createElement } from '../../../ui/create-element.ts'
import { showToast } from '../../../ui/toast.ts'
import { useTexts } from '../language/use-texts.ts'
import { lazyPart } from './lazy-part.ts'
import { loadingMessages } from './loading.i18n.ts'
import { LoadFailed } from './LoadTrouble.tsx'

/** Dialogs of more than one part of an administrators' page. */
export const ConfirmDialog = lazyPart(async () => (await import('../form/Dialogs.tsx')).ConfirmDialog)
export const LogInDialog = lazyPart(async () => (await import('../login/LogInDialog.tsx')).LogInDialog)

type LazyDialogProps = {
  /** The dialog's script did not come, which was said: nothing opens. */
  readonly onMissing: () => void
  /** In its place until it comes. */
  readonly waiting?: ReactNode
  readonly children: ReactNode
}

/**
 * An open dialog (lazy-part.ts). What opened it has the focus again when it is closed. Where its script does not come the page
 * has to be loaded anew: browsers remember that a module could not be imported for as long as its page is open.
 */
export function LazyDialog({ onMissing, waiting = null, children }: LazyDialogProps) {
  const t = useTexts(loadingMessages)
  useEffect(giveFocusBack, [])
  const giveUp = () => {
    const reload = createElement('button', { type: 'button', textContent: t.reload })
    reload.addEventListener('click', () => location.reload())
    showToast(t.partMissing, 'error', { actions: [reload] })
    onMissing()
  }
  return (
    <PartBoundary instead={null} onMissing={giveUp}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </PartBoundary>
  )
}

/**
 * Dialogs give the focus back to what they saw get it. One whose script came after the press on its button saw nothing.
 * @returns to be called when the dialog is gone
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
  /** In its place until the script comes. */
  readonly waiting?: ReactNode
  /** In its place where it does not come; a word about that and a button to load the page again when it is left out. */
  readonly instead?: ReactNode
  readonly children: ReactNode
}

/** A part of the page (lazy-part.ts) that comes after the rest. */
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
  /** In the place of a part that failed. */
  readonly instead: ReactNode
  /** Called when it did. */
  readonly onMissing?: () => void
  readonly children: ReactNode
}

/** Keeps a page whole whose part failed, most often because its script did not come. React prints the error to the console. */
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
