import { lastBackupQuery } from '@lernspur/api-client/provider/dashboard.queries'
import { useFormat, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { CardContent } from '@lernspur/ui/components/ui/card'
import { DeskCard } from '../desk-card'

/** Hours after which a nightly backup has been missed. */
const expectedHours = 26

function Backup() {
  const { t } = useTranslation('provider.dashboard')
  const format = useFormat()
  const { backup } = useSuspenseQuery(lastBackupQuery()).data
  if (!backup)
    return (
      <CardContent className="grid gap-1">
        <p className="text-xl font-semibold">{t(($) => $.backup.never)}</p>
        <p className="text-sm text-muted-foreground">{t(($) => $.backup.neverHint)}</p>
      </CardContent>
    )
  const isOld = Date.now() - Date.parse(backup.takenAt) > expectedHours * 3_600_000
  return (
    <CardContent className="grid justify-items-start gap-1">
      <p className="text-xl font-semibold">{format.instant(backup.takenAt)}</p>
      <p className="text-sm text-muted-foreground">
        {[
          t(($) => $.backup.size, { size: Math.max(1, Math.round(backup.sizeBytes / 1_000_000)) }),
          backup.isEncrypted ? t(($) => $.backup.encrypted) : t(($) => $.backup.plain),
          backup.isChecked ? t(($) => $.backup.checked) : t(($) => $.backup.unchecked),
        ].join(' · ')}
      </p>
      {isOld && <Badge variant="warning">{t(($) => $.backup.old)}</Badge>}
    </CardContent>
  )
}

/** When the last backup was made, or that there never was one (rule desk.4). */
export function BackupCard() {
  const { t } = useTranslation('provider.dashboard')
  return (
    <DeskCard title={t(($) => $.backup.title)}>
      <Backup />
    </DeskCard>
  )
}
