import { useStore } from '@nanostores/react'
import { alarmCure, alarmTitle } from '#common/alarm-texts.i18n.ts'
import { formatMinute } from '#common/instant-text.ts'
import type { BackupView } from '#server/backup/backup-record.schemas.ts'
import { NOTICE } from '../../ui/looks.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { AccountSection, FACTS } from './AccountSection.tsx'
import { accountMessages } from './account.i18n.ts'

type Texts = ReturnType<typeof accountMessages>

/** Says whether backups could restore the company; says nothing on a machine without nightly backups. */
export function BackupStatus({ backups }: { readonly backups: BackupView | null }) {
  const locale = useStore($pageLanguage)
  const t = accountMessages(locale)
  if (backups === null) return null
  return (
    <AccountSection id="backups" title={t.backups} lead={t.backupsLead}>
      {backups.warnings.map(code => (
        <p key={code} className={NOTICE}>
          {alarmTitle(locale, code)}. {alarmCure(locale, code)}
        </p>
      ))}
      <div>
        {factsOf(t, backups).map(fact => (
          <p key={fact} className={FACTS}>
            {fact}
          </p>
        ))}
      </div>
    </AccountSection>
  )
}

/** When the newest backup was made, its size, and whether a restored site was compared with this one. */
function factsOf(t: Texts, { saved_at, bytes, proof, proved_at }: BackupView): string[] {
  if (saved_at === null) return [t.noBackup]
  const megabytes = Math.max(1, Math.round((bytes ?? 0) / 1e6))
  return [
    t.newestBackup(formatMinute(saved_at), megabytes),
    ...(proof === 'proved' || proof === 'edited' || proof === 'waiting' ? [t[proof]] : []),
    ...(proof === null ? [t.notTried] : []),
    ...(proof !== 'proved' && proved_at !== null ? [t.lastProved(formatMinute(proved_at))] : []),
  ]
}
