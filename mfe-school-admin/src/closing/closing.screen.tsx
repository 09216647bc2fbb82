import { closingQuery } from '@lernspur/api-client/school-admin/data-protection/school-closing.queries'
import { askForConfirmation } from '@lernspur/app-kit/confirmation/with-confirmation'
import { useErrorText, useFormat, useSession, useSuspenseQuery, useToast, useTranslation } from '@lernspur/app-runtime'
import { schoolClosingRoutes } from '@lernspur/contracts/school-admin/data-protection/school-closing.contract'
import type { Tenant } from '@lernspur/contracts/tenant.contract'
import { SchoolCountsList } from '@lernspur/school-editors/removal/school-counts'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { Button } from '@lernspur/ui/components/ui/button'
import DownloadIcon from 'lucide-react/icons/download'
import { useState } from 'react'
import { SettingsHeader } from '../settings-header'
import { SettingsSection } from '../settings-section'
import { CloseForm } from './close-form'
import { ClosingWaits } from './closing-waits'
import { startDownload } from './start-download'

/**
 * A link rather than a call: the browser writes the archive to the disk while it is still being made. So it is asked
 * before who sits there.
 */
function Download({ archivedAt }: { archivedAt: string | null }) {
  const { t } = useTranslation('school-admin.closing')
  const format = useFormat()
  const toast = useToast()
  const textOf = useErrorText()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      if (await askForConfirmation()) startDownload(`/api${schoolClosingRoutes.exportSchool.path}`)
    } catch (error) {
      toast({ text: textOf(error), tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button variant="outline" busy={busy} className="justify-self-start" onClick={() => !busy && void download()}>
        <DownloadIcon aria-hidden />
        {t(($) => $.download.action)}
      </Button>
      {archivedAt !== null && (
        <p className="text-sm">{t(($) => $.download.last, { time: format.instant(archivedAt) })}</p>
      )}
      <p className="text-sm text-muted-foreground">{t(($) => $.download.care)}</p>
    </>
  )
}

function Closing({ tenant, isOwner }: { tenant: Tenant; isOwner: boolean }) {
  const { t } = useTranslation('school-admin.closing')
  const { closing, counts, archivedAt = null } = useSuspenseQuery(closingQuery()).data
  return (
    <Page width="text">
      <SettingsHeader title={t(($) => $.title)} description={t(($) => $.description)} />
      {closing && <ClosingWaits closing={closing} isOwner={isOwner} />}
      <SettingsSection title={t(($) => $.counts.title)} description={t(($) => $.counts.description)}>
        <SchoolCountsList counts={counts} />
      </SettingsSection>
      {isOwner && (
        <SettingsSection title={t(($) => $.download.title)} description={t(($) => $.download.description)}>
          <Download archivedAt={archivedAt} />
        </SettingsSection>
      )}
      {!closing && (
        <SettingsSection title={t(($) => $.close.title)}>
          {isOwner ? <CloseForm name={tenant.name} /> : <p>{t(($) => $.close.onlyOwners)}</p>}
        </SettingsSection>
      )}
    </Page>
  )
}

/** Closes a school, or keeps it (`/school/{schoolId}/settings/close`). */
export function Component() {
  const { tenant, role } = useSession()
  return tenant && <Closing tenant={tenant} isOwner={role?.roleType === 'admin'} />
}
