import { lastBackupQuery } from '@lernspur/api-client/provider/dashboard.queries'
import { useFormat, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { Badge } from '@lernspur/ui/data/badge'
import { CardBody } from '@lernspur/ui/layout/card'
import { DeskCard } from '../desk-card'

/** Hours after which a nightly backup has been missed. */
const expectedHours = 26

function Backup() {
  const { t } = useTranslation('provider.dashboard')
  const format = useFormat()
  const { backup } = useSuspenseQuery(lastBackupQuery()).data
  if (!backup)
    return (
      <CardBody className="grid gap-1">
        <p className="text-xl font-semibold">{t(($) => $.backup.never)}</p>
        <p className="text-sm text-muted-foreground">{t(($) => $.backup.neverHint)}</p>
      </CardBody>
    )
  const isOld = Date.now() - Date.parse(backup.takenAt) > expectedHours * 3_600_000
  return (
    <CardBody className="grid justify-items-start gap-1">
      <p className="text-xl font-semibold">{format.instant(backup.takenAt)}</p>
      <p className="text-sm text-muted-foreground">
        {[
          t(($) => $.backup.size, { size: Math.max(1, Math.round(backup.sizeBytes / 1_000_000)) }),
          backup.isEncrypted ? t(($) => $.backup.encrypted) : t(($) => $.backup.plain),
          backup.isChecked ? t(($) => $.backup.checked) : t(($) => $.backup.unchecked),
        ].join(' · ')}
      </p>
      {isOld && <Badge tone="warning">{t(($) => $.backup.old)}</Badge>}
    </CardBody>
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
