import './home.css'
import { Link, paths, useSession, useTranslation } from '@lernspur/app-runtime'
import { LinkButton } from '@lernspur/ui/form/link-button'
import { Banner } from '@lernspur/ui/layout/banner'
import UserCheck from 'lucide-react/icons/user-check'

/** Leads an admin to what the provider asks for; nothing if there is nothing. */
export function Component() {
  const { t } = useTranslation('school-admin.home')
  const { tenant, whoAmI } = useSession()
  const count = whoAmI.roleRequestCount ?? 0
  if (count === 0 || !tenant) return null
  return (
    <Banner
      tone="warning"
      icon={<UserCheck />}
      action={
        <LinkButton asChild variant="outline" size="sm" className="min-h-11">
          <Link to={paths.schoolRoleRequests(tenant.id)}>{t(($) => $.requests.action)}</Link>
        </LinkButton>
      }
    >
      {t(($) => $.requests.text, { count })}
    </Banner>
  )
}
