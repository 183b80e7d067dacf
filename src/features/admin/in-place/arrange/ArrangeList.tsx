import { useState } from 'react'
import { readServices } from '../../api/service.api.ts'
import { useLoaded } from '../../loading/use-loaded.ts'
import { loadingMessages } from '../../loading/loading.messages.ts'
import { arrangeMessages } from './arrange.messages.ts'
import { ArrangePanel, type ArrangePanelProps } from './ArrangePanel.tsx'

/** The panel from its request for the list on: waiting, failed, or the list. */
export function ArrangeList(panel: ArrangePanelProps) {
  const t = arrangeMessages(panel.locale)
  const waiting = loadingMessages(panel.locale)
  const [load] = useState(() => () => readServices(panel.type))
  const loaded = useLoaded(load)
  if (loaded.state === 'waiting') return <output>{waiting.loading}</output>
  if (loaded.state === 'ready') return <ArrangePanel {...panel} loaded={loaded.value} />
  return (
    <div className="arrange-conflict" role="alert">
      <p>{t.loadFailed}</p>
      <button className="button button-quiet" type="button" onClick={loaded.retry}>
        {waiting.tryAgain}
      </button>
    </div>
  )
}
