import { paths, useKnownRights, useLanguage, useSession } from '@lernspur/app-runtime'
import { bestMatch, pathOf } from '@lernspur/federation/path-pattern'
import { use } from 'react'
import { useReleasedPages } from '../../area/released-pages'
import { useAudiences } from '../../session/audiences'
import type { PageLink } from '../navigation/navigation-link'
import { useOwnPages } from '../navigation/use-own-pages'
import { useClassPages, useManagementPages } from '../navigation/use-page-links'
import { useFrameClass } from '../use-frame-class'
import { helpPictures } from './help-pictures'
import { type HelpText, loadHelpTexts } from './help-texts'
import { type HelpName, type HelpSubject, helpTopics } from './help-topics'

/** A topic with its texts, as the signed-in user reads it. */
export interface HelpArticle extends HelpText {
  readonly name: HelpName
  readonly subject: HelpSubject
  /** Where it stands. */
  readonly path: string
  /** Address of its picture in the user's language; undefined where there is none. */
  readonly pictureUrl: string | undefined
  /** The page that it is about; undefined if the user may not open it. */
  readonly page: Pick<PageLink, 'to' | 'text'> | undefined
  /** Whether it is about the page at a path. */
  readonly isAbout: (path: string) => boolean
}

/** `const pageOf = usePageOf()`: the first page of some patterns that the user may open. */
const usePageOf = () => {
  const { tenant } = useSession()
  const { schoolClass } = useFrameClass()
  const rights = useKnownRights(schoolClass)
  const pagesOf = useClassPages()
  useReleasedPages(true)
  const pages = [...(schoolClass ? pagesOf(schoolClass, rights) : []), ...useManagementPages(), ...useOwnPages()]
  const parameters = { classId: schoolClass?.id, schoolId: tenant?.id }
  return (patterns: readonly string[]) => {
    const found = patterns.map((pattern) => pages.find(({ to }) => to === pathOf(pattern, parameters)))
    return found.find((page) => page !== undefined)
  }
}

/** All topics of the help that are for the user. Suspends while their texts are loading. */
export const useHelpArticles = (): readonly HelpArticle[] => {
  const language = useLanguage()
  const texts = use(loadHelpTexts(language))
  const audiences = useAudiences()
  const pageOf = usePageOf()
  return helpTopics
    .filter((topic) => topic.for === 'everybody' || audiences.includes(topic.for))
    .map(({ name, subject, pages }) => ({
      ...texts[name],
      name,
      subject,
      path: paths.helpTopic(name),
      pictureUrl: helpPictures[language][name],
      page: pageOf(pages),
      isAbout: (path) => bestMatch(pages, (pattern) => pattern, path, 'whole') !== undefined,
    }))
}
