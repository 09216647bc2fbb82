import { usePageTitle, useTranslation } from '@lernspur/app-runtime'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { FirstSteps } from './first-steps/first-steps'
import { LooseInvitations } from './home/attention/loose-invitations'
import { QuietSchools } from './home/attention/quiet-schools'
import { UnusedEntries } from './home/attention/unused-entries'
import { CellsCard } from './home/cells-card'
import { BackupCard } from './home/installation/backup-card'
import { HealthCard } from './home/installation/health-card'
import { VersionCard } from './home/installation/version-card'
import { SchoolHistory } from './home/school-history'

/** The provider's overview (`/provider`). Each card loads and fails by itself (rules desk.1 to desk.4). */
export function Component() {
  const { t } = useTranslation('provider.dashboard')
  const title = t(($) => $.title)
  usePageTitle(title)
  return (
    <Page>
      <PageHeader title={title} description={t(($) => $.description)} />
      <div className="grid grid-cols-1 gap-8">
        <FirstSteps />
        <SchoolHistory />
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
          <QuietSchools />
          <div className="grid grid-cols-1 gap-4">
            <LooseInvitations />
            <UnusedEntries />
          </div>
          <HealthCard />
          <div className="grid grid-cols-1 gap-4">
            <BackupCard />
            <VersionCard />
            <CellsCard />
          </div>
        </div>
      </div>
    </Page>
  )
}
