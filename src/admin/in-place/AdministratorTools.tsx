import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { addToolStyles } from '../../styles/tool-styles.ts'
import { adoptSheet } from '../../ui/adopt-sheet.ts'
import { SiteMenuAttention } from '../profile-menu/AttentionCount.tsx'
import { ProfileMenu } from '../profile-menu/ProfileMenu.tsx'
import { useAttention, useCountInTitle } from '../profile-menu/use-attention.ts'
import { showKeptNotice } from '../publications/show-kept-notice.ts'
import { ServerState } from '../server-state/ServerState.tsx'
import { $administrator, type Administrator, isAdminPage, watchSession } from '../session/administrator.store.ts'
import { InPlaceTools } from './InPlaceTools.tsx'
import { ArrangePlace, useArranging } from './arrange/use-arranging.tsx'
import inPlaceCss from './in-place.css?inline'

/**
 * The tools that every page of the site has for an administrator: the profile menu, and the controls beside editable things
 * (specification §2.2). The island itself is at the page's end and shows nothing there.
 */
export function AdministratorTools() {
  const administrator = useStore($administrator)
  const arranging = useArranging(administrator !== null)
  /** Whether the style sheet of the tools is there, or has failed to load. */
  const [isStyled, setStyled] = useState(false)
  useEffect(() => {
    // Administrators' pages carry these looks; without them a tool is plain, but works.
    void (isAdminPage() ? Promise.resolve() : addToolStyles()).finally(() => setStyled(true))
    adoptSheet(inPlaceCss)
    watchSession()
    showKeptNotice()
  }, [])
  if (!isStyled) return null
  return (
    <ServerState>
      {administrator ? <AccountTools administrator={administrator} /> : null}
      {administrator ? <InPlaceTools administrator={administrator} arranging={arranging} /> : null}
      <ArrangePlace arranging={arranging} />
    </ServerState>
  )
}

/** The profile menu, and the waiting work in the page's title and on the button of the site's menu. */
function AccountTools({ administrator }: { readonly administrator: Administrator }) {
  const attention = useAttention()
  useCountInTitle(isAdminPage() ? attention : null)
  return (
    <>
      <ProfileMenu administrator={administrator} attention={attention} />
      <SiteMenuAttention attention={attention} />
    </>
  )
}
