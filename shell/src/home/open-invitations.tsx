import { userInvitationListQuery } from '@lernspur/api-client/identity/user.queries'
import { Link, paths, useFormat, useQuery, useSession, useTranslation } from '@lernspur/app-runtime'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import MailOpen from 'lucide-react/icons/mail-open'

/** Schools with a pending invitation; nothing if there is none or while unknown. */
export default function OpenInvitations() {
  const { t } = useTranslation('shell.home')
  const format = useFormat()
  const { invitationCount } = useSession().whoAmI
  const { data } = useQuery({ ...userInvitationListQuery(), enabled: invitationCount !== 0 })
  if (!data || data.count === 0) return null
  const names = format.list(data.rows.slice(0, 3).map(({ tenant }) => tenant.name))
  return (
    <Banner
      icon={<MailOpen />}
      action={
        <Button asChild size="sm" variant="outline" className="min-h-11">
          <Link to={paths.invitations}>{t(($) => $.invitations.action)}</Link>
        </Button>
      }
    >
      {t(($) => $.invitations.text, { count: data.count, names })}
    </Banner>
  )
}
