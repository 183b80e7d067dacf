import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { adminPaths } from '#common/admin-paths.ts'
import type { AlarmCode } from '#common/alarm-codes.ts'
import { alarmText } from '#common/alarm-texts.i18n.ts'
import { formatInstant } from '#common/instant-text.ts'
import type { AlarmView } from '#server/alarms/alarm.schemas.ts'
import { callBody } from '../api/api-client.ts'
import { adoptLanguageSwitcher } from '../language/page-language.ts'
import { inSiteLanguage } from '../language/site-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { LoadTrouble } from '../loading/LoadTrouble.tsx'
import { loadingMessages } from '../loading/loading.i18n.ts'
import { ServerState } from '../server-state/ServerState.tsx'
import { sessionMessages } from '../session/session.i18n.ts'
import { Button } from '../ui/Button.tsx'
import { PAGE_NOTICE } from '../ui/looks.ts'
import { alarmsMessages } from './alarms.i18n.ts'

type Place = 'inbox' | 'publications' | 'account'

/** The page on which an administrator sees more about an alarm and can act. Another version may have sent codes that it lacks. */
const PLACE_OF_CODE: Readonly<Record<string, Place>> = {
  MAILS_NOT_SENT: 'inbox',
  PUBLICATION_FAILED: 'publications',
  PAGES_HELD: 'publications',
  BACKUP_OLD: 'account',
  BACKUP_FAILED: 'account',
  BACKUP_UNPROVED: 'account',
} satisfies Partial<Record<AlarmCode, Place>>

const HEADING = 'mb-4 text-title'
const NOTE = 'text-note text-ink-soft'

/** Problems of the product and its machine, and what to do about them: the island of `/admin/haired`. */
export function AlarmsPage() {
  useEffect(adoptLanguageSwitcher, [])
  return (
    <ServerState>
      <Alarms />
    </ServerState>
  )
}

/** The alarms that last, with a button that asks again, and those that are over. */
function Alarms() {
  const t = useTexts(alarmsMessages)
  const { loading } = useTexts(loadingMessages)
  const { data: alarms, error, isFetching, refetch } = useQuery({ queryKey: ['alarms'], queryFn: readAlarms })
  const lookAgain = useRef<HTMLButtonElement>(null)
  if (!alarms) {
    if (error === null || isFetching) return <output className={PAGE_NOTICE}>{loading}</output>
    return <LoadTrouble error={error} text={t.loadFailed} onRetry={() => void refetch()} />
  }
  const retry = () => {
    lookAgain.current?.focus()
    void refetch()
  }
  const open = alarms.filter(alarm => alarm.ended_at === null)
  const past = alarms.filter(alarm => alarm.ended_at !== null)
  return (
    <div className="grid max-w-176 gap-12 pb-12">
      <section aria-labelledby="alarms-now">
        <h2 id="alarms-now" className={HEADING}>
          {t.open}
        </h2>
        <div className="grid justify-items-start gap-4">
          {open.length === 0 ? <p>{t.none}</p> : <AlarmList alarms={open} />}
          <p className={NOTE}>{t.checked}</p>
          {/* Stays, with the focus, while the answer is on its way. */}
          <Button ref={lookAgain} aria-disabled={isFetching} onClick={() => void (isFetching || refetch())} text={t.lookAgain} />
          <output className={`${NOTE} empty:sr-only`}>{isFetching ? loading : null}</output>
          {error === null ? null : <LoadTrouble error={error} text={t.loadFailed} onRetry={retry} isAside />}
        </div>
      </section>
      <section aria-labelledby="alarms-past">
        <h2 id="alarms-past" className={HEADING}>
          {t.past}
        </h2>
        {past.length === 0 ? <p className={NOTE}>{t.nonePast}</p> : <AlarmList alarms={past} />}
      </section>
    </div>
  )
}

function AlarmList({ alarms }: { readonly alarms: readonly AlarmView[] }) {
  return (
    <ul className="grid gap-4">
      {alarms.map(alarm => (
        <AlarmItem key={alarm.id} alarm={alarm} />
      ))}
    </ul>
  )
}

function AlarmItem({ alarm: { code, detail, since, ended_at: endedAt } }: { readonly alarm: AlarmView }) {
  const t = useTexts(alarmsMessages)
  const text = useTexts(locale => alarmText(locale, code))
  const names = useTexts(sessionMessages)
  const began = formatInstant(since)
  const place = endedAt === null ? PLACE_OF_CODE[code] : undefined
  return (
    <li className={`grid gap-2 border border-rule px-5 py-4 ${endedAt === null ? 'border-s-4 border-s-error' : ''}`}>
      <h3 className="text-[1.125rem]">{text?.title ?? code}</h3>
      {endedAt === null && text ? <p>{text.cure}</p> : null}
      <p className={NOTE}>
        <time dateTime={since}>{endedAt === null ? t.since(began) : t.fromTo(began, formatInstant(endedAt))}</time>
      </p>
      {place ? (
        <p>
          <a href={inSiteLanguage(adminPaths[place])}>{place === 'account' ? names.accountPage : names[place]}</a>
        </p>
      ) : null}
      <p className="text-fine wrap-anywhere text-ink-soft" lang="en">
        {detail}
      </p>
    </li>
  )
}

/** Reads the present alarms and those of the last thirty days. @throws ApiProblem, NoAnswer */
function readAlarms({ signal }: { readonly signal: AbortSignal }): Promise<readonly AlarmView[]> {
  return callBody('/api/alarms', { signal })
}
