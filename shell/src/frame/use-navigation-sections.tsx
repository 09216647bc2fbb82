import { paths, useLocation, useSession, useTranslation } from '@lernspur/app-kit'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import Building2 from 'lucide-react/icons/building-2'
import Eye from 'lucide-react/icons/eye'
import FileText from 'lucide-react/icons/file-text'
import Grid3x3 from 'lucide-react/icons/grid-3x3'
import House from 'lucide-react/icons/house'
import School from 'lucide-react/icons/school'
import UsersRound from 'lucide-react/icons/users-round'
import type { ReactNode } from 'react'

export interface NavigationLink {
  readonly to: string
  readonly text: string
  readonly icon: ReactNode
  readonly active: boolean
}

export interface NavigationSection {
  readonly id: string
  readonly heading?: string
  readonly links: readonly NavigationLink[]
}

type Entry = Omit<NavigationLink, 'active'>

const useClassPages = (schoolClass: SchoolClass | undefined): readonly Entry[] => {
  const { t } = useTranslation('frame')
  if (!schoolClass?.isOnboardingFinalized) return []
  const { id } = schoolClass
  return [
    { to: paths.capture(id), text: t(($) => $.page.observe), icon: <Eye /> },
    { to: paths.classSkills(id), text: t(($) => $.page.skills), icon: <Grid3x3 /> },
    { to: paths.students(id), text: t(($) => $.page.students), icon: <UsersRound /> },
    { to: paths.reports(id), text: t(($) => $.page.reports), icon: <FileText /> },
  ]
}

/** Where the signed-in user can go: home, the class's pages, then school and provider pages by role. */
export const useNavigationSections = (schoolClass: SchoolClass | undefined): readonly NavigationSection[] => {
  const { t } = useTranslation('frame')
  const { pathname } = useLocation()
  const { role, tenant, whoAmI } = useSession()
  const classPages = useClassPages(schoolClass)
  const isManager = role?.roleType === 'admin' || role?.roleType === 'manager'
  const withActive = (entries: readonly Entry[]): NavigationLink[] =>
    entries.map((entry) => ({
      ...entry,
      active: entry.to === paths.home ? pathname === entry.to : `${pathname}/`.startsWith(`${entry.to}/`),
    }))
  const home = [{ to: paths.home, text: t(($) => $.page.home), icon: <House /> }]
  const school = [{ to: paths.schoolClasses(tenant?.id ?? ''), text: t(($) => $.page.schoolClasses), icon: <School /> }]
  const provider = [{ to: paths.providerTenants, text: t(($) => $.page.tenants), icon: <Building2 /> }]
  const sections: NavigationSection[] = [{ id: 'home', links: withActive(home) }]
  // Until the account is set up, the guards lead back from everywhere.
  if (!whoAmI.isSetupCompleted) return sections
  if (schoolClass && classPages.length > 0)
    sections.push({
      id: 'class',
      heading: t(($) => $.section.class, { name: schoolClass.name }),
      links: withActive(classPages),
    })
  if (isManager && tenant && !tenant.isProvider)
    sections.push({ id: 'school', heading: t(($) => $.section.school), links: withActive(school) })
  if (tenant?.isProvider)
    sections.push({ id: 'provider', heading: t(($) => $.section.provider), links: withActive(provider) })
  return sections
}
