import type { ReactNode, Ref } from 'react'

/** A form in a section; its button adds `justify-self-start`. */
export const ACCOUNT_FORM = 'grid w-full max-w-104 gap-5'
/** Small print below a name or a list. */
export const FACTS = 'text-small wrap-anywhere text-ink-soft'
export const SUBHEADING = 'mt-4 text-[1.125rem] focus:outline-none'

type AccountSectionProps = {
  readonly id: string
  readonly title: string
  readonly lead: string
  /** The section's heading takes the focus when the focused element goes away. */
  readonly headingRef?: Ref<HTMLHeadingElement>
  readonly children: ReactNode
}

/** One part of the account page: it says what it is about, and has the controls beside that. */
export function AccountSection({ id, title, lead, headingRef, children }: AccountSectionProps) {
  return (
    <section
      className="grid gap-6 border-t border-rule py-10 *:min-w-0 wide:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] wide:gap-[clamp(2rem,5vw,5rem)]"
      aria-labelledby={id}
    >
      <div>
        <h2 id={id} ref={headingRef} className="text-title focus:outline-none" tabIndex={-1}>
          {title}
        </h2>
        <p className="mt-2 max-w-120 text-note text-ink-soft">{lead}</p>
      </div>
      <div className="grid content-start justify-items-start gap-5">{children}</div>
    </section>
  )
}

/** An entry of a section's list. */
export const ACCOUNT_ITEM = 'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule py-3.5 first:pt-0'

type AccountItemProps = {
  readonly name: string
  /** Beside the name, in brackets. */
  readonly mark?: string | null
  /** The item leaves out empty ones. */
  readonly facts: readonly string[]
  /** The item's buttons. */
  readonly children: ReactNode
}

/** One entry of a section's list. */
export function AccountItem({ name, mark = null, facts, children }: AccountItemProps) {
  return (
    <li className={ACCOUNT_ITEM}>
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="leading-snug font-medium wrap-anywhere">
          {name}
          {mark === null ? null : <span className="font-normal text-ink-soft"> ({mark})</span>}
        </p>
        <p className={FACTS}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {children}
    </li>
  )
}
