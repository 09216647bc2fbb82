import { type ClassRights, paths, useLanguage, useSession } from '@lernspur/app-runtime'
import type { AreaPage, NavigationGroup } from '@lernspur/contracts/area-route.contract'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { pathOf } from '@lernspur/federation/path-pattern'
import { audienceOf } from '@lernspur/federation/runtime/audience-of'
import { Icon } from 'lucide-react'
import { useReleasedPages } from '../../area/released-pages'
import { useAudiences } from '../../session/audiences'
import type { PageLink } from './navigation-link'

type Parameters = Readonly<Record<string, string>>

/** `const linksAt = usePageLinks()`: the released pages of a place for the signed-in user, in order. */
const usePageLinks = () => {
  const language = useLanguage()
  const audiences = useAudiences()
  const { pagesAt } = useReleasedPages()
  return (
    group: NavigationGroup,
    parameters: Parameters = {},
    fits: (page: AreaPage) => boolean = () => true,
  ): PageLink[] =>
    pagesAt(group)
      .filter((page) => audiences.includes(audienceOf(page)) && fits(page))
      .map(({ pattern, text, icon, words, description, further, key }) => ({
        to: pathOf(pattern, parameters) ?? paths.home,
        text: text[language],
        icon: <Icon iconNode={icon} />,
        keywords: words?.[language] ?? '',
        description: description?.[language] ?? '',
        key,
        isFurther: further === true,
      }))
}

/**
 * `const pagesOf = useClassPages()`: the pages of a class that its rights allow; only its set-up while it is not set
 * up. Unknown rights (null) hide nothing, so that the rail does not jump once they are loaded.
 */
export const useClassPages = () => {
  const linksAt = usePageLinks()
  return ({ id, isOnboardingFinalized }: SchoolClass, rights: ClassRights | null): readonly PageLink[] =>
    linksAt('class', { classId: id }, ({ setup, rights: required }) => {
      const isOpen = !rights || !required || required.some((right) => rights[right])
      return isOpen && (setup !== 'class') === isOnboardingFinalized
    })
}

/** School or provider pages by the role in the current school. */
export const useManagementPages = (): readonly PageLink[] => {
  const { tenant } = useSession()
  const linksAt = usePageLinks()
  return tenant?.isProvider ? linksAt('provider') : linksAt('school', { schoolId: tenant?.id ?? '' })
}

/** Pages of the areas that are independent of a class. */
export const useAreaPages = (): readonly PageLink[] => usePageLinks()('own')

/** Pages of further areas, which stand in the rail for everybody at the school. */
export const useFurtherPages = (): readonly PageLink[] => usePageLinks()('own', {}, ({ inRail }) => inRail === true)

/** Pages of the areas that are listed among the actions. */
export const useActionPages = (): readonly PageLink[] => usePageLinks()('action')
