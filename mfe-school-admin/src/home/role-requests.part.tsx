import './home.css'
import { Link, paths, useSession, useTranslation } from '@lernspur/app-runtime'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import UserCheck from 'lucide-react/icons/user-check'

/** Leads an admin to the provider's requests; nothing if there are none. */
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
        <Button asChild variant="outline" size="sm" className="min-h-11">
          <Link to={paths.schoolRoleRequests(tenant.id)}>{t(($) => $.requests.action)}</Link>
        </Button>
      }
    >
      {t(($) => $.requests.text, { count })}
    </Banner>
  )
}
