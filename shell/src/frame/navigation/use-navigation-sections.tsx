import { paths, useKnownRights, useLocation, useSession, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import House from 'lucide-react/icons/house'
import type { NavigationSection, PageLink } from './navigation-link'
import { useClassPages, useFurtherPages, useManagementPages } from './use-page-links'

const isAt = (pathname: string, to: string) =>
  to === paths.home ? pathname === to : `${pathname}/`.startsWith(`${to}/`)

/**
 * Navigation of the signed-in user: home, the class's pages, school and provider pages by role, then pages of further
 * areas.
 */
export const useNavigationSections = (schoolClass: SchoolClass | undefined): readonly NavigationSection[] => {
  const { t } = useTranslation('shell.frame')
  const { pathname } = useLocation()
  const { tenant, whoAmI } = useSession()
  const rights = useKnownRights(schoolClass)
  const pagesOf = useClassPages()
  const leading = useManagementPages()
  const further = useFurtherPages()
  const section = (id: string, pages: readonly PageLink[], heading?: string): NavigationSection => {
    const visible = pages.filter(({ isFurther }) => !isFurther)
    // A listed page is marked as current itself, also below another one; a page that is not listed marks the one above
    // it.
    const active = visible.filter(({ to }) => isAt(pathname, to)).toSorted((a, b) => b.to.length - a.to.length)[0]
    return {
      id,
      ...(heading !== undefined && { heading }),
      links: visible.map((page) => ({ ...page, active: page === active })),
    }
  }
  const sections = [section('home', [{ to: paths.home, text: t(($) => $.page.home), icon: <House /> }])]
  // Until the account is set up, the guards redirect all other pages.
  if (!whoAmI.isSetupCompleted) return sections
  if (schoolClass)
    sections.push(
      section(
        'class',
        pagesOf(schoolClass, rights),
        t(($) => $.section.class, { name: schoolClass.name }),
      ),
    )
  sections.push(
    section('leading', leading, tenant?.isProvider ? t(($) => $.section.provider) : t(($) => $.section.school)),
  )
  sections.push(
    section(
      'further',
      further,
      t(($) => $.section.further),
    ),
  )
  return sections.filter(({ links }) => links.length > 0)
}
