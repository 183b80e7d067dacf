import { useQuery } from '@tanstack/react-query'
import { readServices } from '../../api/service.api.ts'
import { loadingMessages } from '../../loading/loading.messages.ts'
import { arrangeMessages } from './arrange.messages.ts'
import { ArrangePanel, type ArrangePanelProps } from './ArrangePanel.tsx'
import { BUTTON_QUIET } from '../../ui/looks.ts'

/** The panel from its request for the list on: waiting, failed, or the list. */
export function ArrangeList(panel: ArrangePanelProps) {
  const t = arrangeMessages(panel.locale)
  const waiting = loadingMessages(panel.locale)
  const { type } = panel
  const { data, error, refetch } = useQuery({ queryKey: ['services', type], queryFn: () => readServices(type) })
  if (data) return <ArrangePanel {...panel} loaded={data} />
  if (error === null) return <output>{waiting.loading}</output>
  return (
    <div className="arrange-conflict" role="alert">
      <p>{t.loadFailed}</p>
      <button className={BUTTON_QUIET} type="button" onClick={() => void refetch()}>
        {waiting.tryAgain}
      </button>
    </div>
  )
}
