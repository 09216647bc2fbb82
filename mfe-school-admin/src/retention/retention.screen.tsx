import { retentionQuery } from '@lernspur/api-client/school-admin/data-protection/retention.queries'
import { useSession, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { SettingsHeader } from '../settings-header'
import { SettingsSection } from '../settings-section'
import { DeletionList } from './deletion-list'
import { DueList } from './due-list'
import { RuleRow } from './rule-row'

function Retention({ isOwner }: { isOwner: boolean }) {
  const { t } = useTranslation('school-admin.retention')
  const { rules, due, deletions } = useSuspenseQuery(retentionQuery()).data
  return (
    <Page width="text">
      <SettingsHeader title={t(($) => $.title)} description={t(($) => $.description)} />
      <SettingsSection title={t(($) => $.due.title)} description={t(($) => $.due.description)}>
        <DueList due={due} isOwner={isOwner} />
      </SettingsSection>
      {deletions.length > 0 && (
        <SettingsSection title={t(($) => $.deletion.title)}>
          <DeletionList deletions={deletions} isOwner={isOwner} />
        </SettingsSection>
      )}
      <SettingsSection title={t(($) => $.rule.title)} description={t(($) => $.rule.description)}>
        {rules.some(({ isVerified }) => !isVerified) && <p className="text-sm">{t(($) => $.rule.unverifiedHint)}</p>}
        <ul className="grid grid-cols-1 divide-y">
          {rules.map((rule) => (
            <RuleRow key={rule.kind} rule={rule} isOwner={isOwner} />
          ))}
        </ul>
      </SettingsSection>
    </Page>
  )
}

/** How long a school keeps what (`/school/{schoolId}/settings/retention`). */
export function Component() {
  const { role } = useSession()
  return <Retention isOwner={role?.roleType === 'admin'} />
}
