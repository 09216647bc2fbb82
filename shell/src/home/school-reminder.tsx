import { Link, paths, useSession, useTranslation } from '@lernspur/app-kit'
import { LinkButton } from '@lernspur/ui/form/link-button'
import { Banner } from '@lernspur/ui/layout/banner'
import School from 'lucide-react/icons/school'

/** For those who lead a school whose set-up is not finished (rule school.4). */
export function SchoolReminder() {
  const { t } = useTranslation('home')
  const { role, tenant } = useSession()
  const leads = role?.roleType === 'admin' || role?.roleType === 'manager'
  if (!leads || !tenant || tenant.isProvider || tenant.isWizardFinalized) return null
  return (
    <Banner
      icon={<School />}
      action={
        <LinkButton asChild variant="outline" size="sm" className="min-h-11">
          <Link to={paths.schoolSetup}>{t(($) => $.schoolSetup.action)}</Link>
        </LinkButton>
      }
    >
      {t(($) => $.schoolSetup.text, { school: tenant.name })}
    </Banner>
  )
}
