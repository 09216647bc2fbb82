import { roleRequestListQuery } from '@lernspur/api-client/school-admin/role-request.queries'
import { useSession, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { Banner } from '@lernspur/ui/components/layout/banner'
import UserCheck from 'lucide-react/icons/user-check'
import { SettingsHeader } from '../settings-header'
import { RoleRequestCard } from './role-request-card'

/** What the provider asks of the school for its people (`/school/{schoolId}/settings/role-requests`, rules role.8, role.10). */
export function Component() {
  const { t } = useTranslation('school-admin.role-requests')
  const { role } = useSession()
  const { rows } = useSuspenseQuery(roleRequestListQuery()).data
  const isAdmin = role?.roleType === 'admin'
  return (
    <Page>
      <SettingsHeader title={t(($) => $.title)} description={t(($) => $.description)} />
      {rows.length === 0 ? (
        <EmptyState icon={<UserCheck />} title={t(($) => $.empty.title)} description={t(($) => $.empty.description)} />
      ) : (
        <div className="grid max-w-160 grid-cols-1 gap-4">
          {!isAdmin && <Banner>{t(($) => $.forAdmins)}</Banner>}
          <ul className="grid grid-cols-1 gap-4">
            {rows.map((request) => (
              <RoleRequestCard key={request.id} request={request} isAdmin={isAdmin} />
            ))}
          </ul>
        </div>
      )}
    </Page>
  )
}
