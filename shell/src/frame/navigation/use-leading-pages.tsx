import { paths, useSession, useTranslation } from '@lernspur/app-kit'
import BookOpen from 'lucide-react/icons/book-open'
import Building2 from 'lucide-react/icons/building-2'
import CalendarDays from 'lucide-react/icons/calendar-days'
import MailCheck from 'lucide-react/icons/mail-check'
import Scale from 'lucide-react/icons/scale'
import School from 'lucide-react/icons/school'
import Smile from 'lucide-react/icons/smile'
import UserRoundCog from 'lucide-react/icons/user-round-cog'
import UsersRound from 'lucide-react/icons/users-round'
import { areas } from '../../area/areas'
import type { PageLink } from './navigation-link'

/** Pages of those who lead a school. */
const useSchoolPages = (schoolId: string): readonly PageLink[] => {
  const { t } = useTranslation('frame')
  return [
    { to: paths.schoolClasses(schoolId), text: t(($) => $.page.schoolClasses), icon: <School /> },
    { to: paths.schoolStudents(schoolId), text: t(($) => $.page.students), icon: <UsersRound /> },
    { to: paths.schoolUsers(schoolId), text: t(($) => $.page.team), icon: <UserRoundCog /> },
    { to: paths.schoolSubjects(schoolId), text: t(($) => $.page.subjects), icon: <BookOpen /> },
    { to: paths.schoolYears(schoolId), text: t(($) => $.page.schoolYears), icon: <CalendarDays /> },
    { to: paths.schoolAssessments(schoolId), text: t(($) => $.page.assessments), icon: <Scale /> },
    { to: paths.schoolVisual(schoolId), text: t(($) => $.page.visuals), icon: <Smile /> },
  ]
}

/** Pages of those who run the product for schools. */
const useProviderPages = (): readonly PageLink[] => {
  const { t } = useTranslation('frame')
  return [
    { to: paths.providerTenants, text: t(($) => $.page.tenants), icon: <Building2 /> },
    { to: paths.providerUsers, text: t(($) => $.page.people), icon: <UsersRound /> },
    { to: paths.providerSubjects, text: t(($) => $.page.subjects), icon: <BookOpen /> },
    { to: paths.providerWhitelist, text: t(($) => $.page.whitelist), icon: <MailCheck /> },
  ]
}

/** School or provider pages by the role in the current school, as far as the released areas have them. */
export const useLeadingPages = (): readonly PageLink[] => {
  const { role, tenant } = useSession()
  const school = useSchoolPages(tenant?.id ?? '')
  const provider = useProviderPages()
  const leads = role?.roleType === 'admin' || role?.roleType === 'manager'
  const pages = tenant?.isProvider ? provider : leads && tenant ? school : []
  return pages.filter(({ to }) => areas.hasScreen(to))
}
