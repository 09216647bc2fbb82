import './home.css'
import { Link, paths, useSession, useTranslation } from '@lernspur/app-runtime'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import School from 'lucide-react/icons/school'

/** Shown to users who administer a school whose set-up is not finished (rule school.4). */
export function Component() {
  const { t } = useTranslation('school-admin.home')
  const { tenant } = useSession()
  return (
    <Banner
      icon={<School />}
      action={
        <Button asChild variant="outline" size="sm" className="min-h-11">
          <Link to={paths.schoolSetup}>{t(($) => $.action)}</Link>
        </Button>
      }
    >
      {t(($) => $.text, { school: tenant?.name ?? '' })}
    </Banner>
  )
}
