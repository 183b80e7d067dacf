import type { ReactNode } from 'react'

type SaveBarProps = {
  /** What happened to the last save. */
  readonly status: ReactNode
  /** The buttons that react to it. */
  readonly remedies: ReactNode
  readonly children: ReactNode
}

/** The bar at the lower edge of an editor, always visible: what happened to the text, and the buttons. */
export function SaveBar({ status, remedies, children }: SaveBarProps) {
  return (
    <div className="sticky bottom-0 z-10 -mx-gutter flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-rule bg-paper px-gutter py-3.5">
      <div className="flex min-w-0 flex-[1_1_16rem] flex-wrap items-center gap-y-2 text-note leading-normal">
        {status}
        {remedies ? <div className="flex flex-wrap gap-x-4 gap-y-2">{remedies}</div> : null}
      </div>
      <div className="flex gap-3 max-phone:flex-[1_0_100%] max-phone:*:flex-1">{children}</div>
    </div>
  )
}
