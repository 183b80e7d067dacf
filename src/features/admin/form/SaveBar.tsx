import type { ReactNode } from 'react'

type SaveBarProps = {
  /** Where the last save stands. */
  readonly status: ReactNode
  /** What can be done about it. */
  readonly remedies: ReactNode
  readonly children: ReactNode
}

/** Stays in sight at the lower edge of an editor: what happened to the text, and the buttons. */
export function SaveBar({ status, remedies, children }: SaveBarProps) {
  return (
    <div className="save-bar">
      <div className="save-bar-status">
        {status}
        {remedies ? <div className="save-bar-remedies">{remedies}</div> : null}
      </div>
      <div className="save-bar-buttons">{children}</div>
    </div>
  )
}
