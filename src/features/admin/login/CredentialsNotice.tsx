import { type ReactNode, useEffect, useRef } from 'react'

/** In the place of a form: why there is none. It has the focus, so that what changed is read out from its beginning. */
export function CredentialsNotice({ children }: { readonly children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div className="credentials-form" ref={notice} tabIndex={-1}>
      {children}
    </div>
  )
}
