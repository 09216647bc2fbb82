import { EntryPicture } from '@lernspur/app-kit/search/entry-picture'
import type { SearchEntry } from '@lernspur/app-kit/search/search-entry'
import {
  classesQuery,
  currentClassIdAtom,
  paths,
  useFormat,
  useKnownRights,
  useNavigate,
  useQuery,
  useSchoolLevelText,
  useSession,
  useSetAtom,
  useTranslation,
} from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { ClassChip } from '@lernspur/ui/components/layout/rail-switcher'
import { areas } from '../../area/areas'
import type { PageLink } from '../navigation/navigation-link'
import { useOwnPages } from '../navigation/use-own-pages'
import { useClassPages, useManagementPages } from '../navigation/use-page-links'
import { useFrameClass } from '../use-frame-class'

/** Every page that the user may open: of the current class first, then all classes, then the others. */
export const usePages = (): readonly SearchEntry[] => {
  const { t } = useTranslation('shell.palette')
  const { t: tFrame } = useTranslation('shell.frame')
  const { tenant, whoAmI } = useSession()
  const navigate = useNavigate()
  const choose = useSetAtom(currentClassIdAtom)
  const { schoolClass } = useFrameClass()
  const classes = useQuery({ ...classesQuery(), enabled: tenant?.isProvider === false }).data?.rows ?? []
  const rights = useKnownRights(schoolClass)
  const { compare } = useFormat()
  const levelText = useSchoolLevelText()
  const pagesOf = useClassPages()
  const leading = useManagementPages()
  const own = useOwnPages()

  const toEntry = (page: PageLink, group: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
    value: page.to,
    label: page.text,
    keywords: page.keywords ?? '',
    onlyFound: page.isFurther ?? false,
    group,
    leading: <EntryPicture>{page.icon}</EntryPicture>,
    navigates: true,
    to: page.to,
    run: () => void navigate(page.to),
    ...more,
  })
  const classPages = (one: SchoolClass) => {
    const isCurrent = one.id === schoolClass?.id
    const name = t(($) => $.inClass, { name: one.name })
    return pagesOf(one, isCurrent ? rights : null).map((page) =>
      toEntry(page, isCurrent ? name : t(($) => $.group.classPages), {
        value: `${page.to} ${one.id}`,
        keywords: [one.name, one.nickname, page.keywords].filter(Boolean).join(' '),
        ...(!isCurrent && { detail: name, onlyFound: true }),
        run: () => {
          choose(one.id)
          void navigate(page.to)
        },
      }),
    )
  }
  const toClass = (one: SchoolClass): SearchEntry => ({
    value: `class ${one.id}`,
    label: t(($) => $.inClass, { name: one.name }),
    detail: [one.nickname ?? levelText(one.schoolLevel), one.schoolYear?.name].filter(Boolean).join(' · '),
    keywords: one.nickname ?? '',
    group: t(($) => $.group.classes),
    leading: <ClassChip>{one.name}</ClassChip>,
    navigates: true,
    run: () => {
      choose(one.id)
      void navigate(areas.pathTo('class', { classId: one.id }) ?? paths.home)
    },
  })
  if (!whoAmI.isSetupCompleted) return []
  const sorted = [...classes].sort((a, b) => a.schoolLevel - b.schoolLevel || compare(a.name, b.name))
  const leadingGroup = tenant?.isProvider ? tFrame(($) => $.section.provider) : tFrame(($) => $.section.school)
  return [
    ...(schoolClass ? classPages(schoolClass) : []),
    ...sorted.map(toClass),
    ...leading.map((page) => toEntry(page, leadingGroup)),
    ...own.map((page) =>
      toEntry(
        page,
        t(($) => $.group.pages),
      ),
    ),
    ...sorted.filter(({ id }) => id !== schoolClass?.id).flatMap(classPages),
  ]
}
