import { type ClassRights, paths, useTranslation } from '@lernspur/app-kit'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import Files from 'lucide-react/icons/files'
import History from 'lucide-react/icons/history'
import { areas } from '../../area/areas'
import { useClassPages } from '../navigation/use-class-pages'
import type { FoundPage } from './palette-entry'

/** `const pagesOf = useFurtherClassPages()`: all pages of a class, those too that no rail shows, with other words for them. */
export const useFurtherClassPages = () => {
  const { t } = useTranslation('palette')
  const pagesOf = useClassPages()
  return (schoolClass: SchoolClass, rights: ClassRights | null): readonly FoundPage[] => {
    const { id, isOnboardingFinalized } = schoolClass
    const words: Readonly<Record<string, string>> = {
      [paths.capture(id)]: t(($) => $.words.observe),
      [paths.classSkills(id)]: t(($) => $.words.skills),
      [paths.students(id)]: t(($) => $.words.students),
      [paths.reports(id)]: t(($) => $.words.reports),
      [paths.classStatistics(id)]: t(($) => $.words.statistics),
    }
    const further: FoundPage[] = [
      {
        to: paths.observationTimeline(id),
        text: t(($) => $.page.timeline),
        icon: <History />,
        keywords: t(($) => $.words.timeline),
        isFurther: true,
      },
      {
        to: paths.allReports(id),
        text: t(($) => $.page.allReports),
        icon: <Files />,
        keywords: t(($) => $.words.reports),
        isFurther: true,
      },
    ]
    return [
      ...pagesOf(schoolClass, rights).map((page) => ({ ...page, keywords: words[page.to] ?? '' })),
      ...further.filter(({ to }) => isOnboardingFinalized && areas.hasScreen(to)),
    ]
  }
}
