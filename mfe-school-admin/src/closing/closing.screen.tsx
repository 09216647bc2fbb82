import { closingQuery } from '@lernspur/api-client/school-admin/data-protection/school-closing.queries'
import { useSession, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import type { Tenant } from '@lernspur/contracts/tenant.contract'
import { SchoolCountsList } from '@lernspur/school-editors/removal/school-counts'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { SettingsHeader } from '../settings-header'
import { SettingsSection } from '../settings-section'
import { CloseForm } from './close-form'
import { ClosingWaits } from './closing-waits'
import { Download } from './download'

function Closing({ tenant, isOwner }: { tenant: Tenant; isOwner: boolean }) {
  const { t } = useTranslation('school-admin.closing')
  const { closing, counts } = useSuspenseQuery(closingQuery()).data
  return (
    <Page width="text">
      <SettingsHeader title={t(($) => $.title)} description={t(($) => $.description)} />
      {closing && <ClosingWaits closing={closing} isOwner={isOwner} />}
      <SettingsSection title={t(($) => $.counts.title)} description={t(($) => $.counts.description)}>
        <SchoolCountsList counts={counts} />
      </SettingsSection>
      {isOwner && (
        <SettingsSection title={t(($) => $.download.title)} description={t(($) => $.download.description)}>
          <Download />
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
