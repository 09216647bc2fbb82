import { type ClassRights, paths, useTranslation } from '@lernspur/app-kit'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import ChartColumn from 'lucide-react/icons/chart-column'
import Eye from 'lucide-react/icons/eye'
import FileText from 'lucide-react/icons/file-text'
import Grid3x3 from 'lucide-react/icons/grid-3x3'
import Settings2 from 'lucide-react/icons/settings-2'
import Sprout from 'lucide-react/icons/sprout'
import UsersRound from 'lucide-react/icons/users-round'
import { areas } from '../../area/areas'
import type { PageLink } from './navigation-link'

const managesSomething = (rights: ClassRights) =>
  rights.canManageAccessRights ||
  rights.canManageStudents ||
  rights.canManagePerformanceVisuals ||
  rights.canManageCompetences

/**
 * `const pagesOf = useClassPages()`: the pages of a class that its rights open, as far as the released areas have them.
 * Rights that are not known yet (null) hide nothing, so that the rail does not jump for those who hold them.
 */
export const useClassPages = () => {
  const { t } = useTranslation('frame')
  return ({ id, isOnboardingFinalized }: SchoolClass, rights: ClassRights | null): readonly PageLink[] => {
    if (!isOnboardingFinalized) return [{ to: paths.classSetup, text: t(($) => $.page.classSetup), icon: <Sprout /> }]
    const mayWrite = rights?.canWriteCompetenceEntries ?? true
    const mayManage = rights ? managesSomething(rights) : true
    const pages: PageLink[] = [
      ...(mayWrite ? [{ to: paths.capture(id), text: t(($) => $.page.observe), icon: <Eye /> }] : []),
      { to: paths.classSkills(id), text: t(($) => $.page.skills), icon: <Grid3x3 /> },
      { to: paths.students(id), text: t(($) => $.page.students), icon: <UsersRound /> },
      { to: paths.reports(id), text: t(($) => $.page.reports), icon: <FileText /> },
      { to: paths.classStatistics(id), text: t(($) => $.page.statistics), icon: <ChartColumn /> },
      ...(mayManage ? [{ to: paths.classSettings(id), text: t(($) => $.page.settings), icon: <Settings2 /> }] : []),
    ]
    return pages.filter(({ to }) => areas.hasScreen(to))
  }
}
