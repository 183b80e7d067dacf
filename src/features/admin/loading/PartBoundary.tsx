import { Component, type ReactNode } from 'react'

type PartBoundaryProps = {
  /** Stands in the place of a part that failed. */
  readonly instead: ReactNode
  /** Called when it did. */
  readonly onMissing?: () => void
  readonly children: ReactNode
}

/** Keeps a page whole whose part failed, most often because its script did not come. React prints the error to the console. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly isMissing: boolean }> {
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
