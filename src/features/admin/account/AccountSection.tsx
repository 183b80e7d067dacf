import type { ReactNode, Ref } from 'react'

type AccountSectionProps = {
  readonly id: string
  readonly title: string
  readonly lead: string
  /** Takes the focus when what had it is gone. */
  readonly headingRef?: Ref<HTMLHeadingElement>
  readonly children: ReactNode
}

/** One part of the page: what it is about, and beside it what can be done. */
export function AccountSection({ id, title, lead, headingRef, children }: AccountSectionProps) {
  return (
    <section className="account-section" aria-labelledby={id}>
      <div>
        <h2 id={id} ref={headingRef} tabIndex={-1}>
          {title}
        </h2>
        <p>{lead}</p>
      </div>
      <div className="account-content">{children}</div>
    </section>
  )
}
