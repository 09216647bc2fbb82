import { paths, useKnownRights, useSession, useTranslation } from '@lernspur/app-runtime'
import type { PageLink } from '../navigation/navigation-link'
import { useClassPages, useManagementPages } from '../navigation/use-page-links'
import { useFrameClass } from '../use-frame-class'

type HelpId = 'search' | 'account' | 'observe' | 'undo' | 'offline' | 'reports' | 'share' | 'invite' | 'schools'

/** A screen that an answer names. */
type HelpLink = Pick<PageLink, 'to' | 'text'>

export interface HelpAnswer {
  readonly id: HelpId
  readonly question: string
  readonly answer: string
  /** The screen that the answer names; undefined if the user may not open it. */
  readonly way: HelpLink | undefined
}

/** `const wayTo = useWays()`: the released screen of an answer that the user may open. */
const useWays = (): ((id: HelpId) => HelpLink | undefined) => {
  const { t } = useTranslation('shell.frame')
  const { tenant } = useSession()
  const { schoolClass } = useFrameClass()
  const rights = useKnownRights(schoolClass)
  const pagesOf = useClassPages()
  const pages = [...(schoolClass ? pagesOf(schoolClass, rights) : []), ...useManagementPages()]
  const classId = schoolClass?.id ?? ''
  const named: Partial<Readonly<Record<HelpId, string>>> = {
    observe: paths.capture(classId),
    reports: paths.reports(classId),
    share: paths.classTeam(classId),
    invite: paths.schoolUsers(tenant?.id ?? ''),
    schools: paths.providerTenants,
  }
  return (id) =>
    id === 'account'
      ? { to: paths.profile, text: t(($) => $.account.profile) }
      : pages.find(({ to }) => to === named[id])
}

/** Questions and answers for the signed-in user's roles, with links to the screens that they name. */
export const useHelpAnswers = (): readonly HelpAnswer[] => {
  const { t } = useTranslation('shell.help')
  const { role, tenant } = useSession()
  const wayTo = useWays()
  const isManager = role?.roleType === 'admin' || role?.roleType === 'manager'
  const of = (id: HelpId, question: string, answer: string): HelpAnswer => ({ id, question, answer, way: wayTo(id) })
  const common = [
    of(
      'search',
      t(($) => $.search.question),
      t(($) => $.search.answer),
    ),
    of(
      'account',
      t(($) => $.account.question),
      t(($) => $.account.answer),
    ),
  ]
  if (tenant?.isProvider)
    return [
      of(
        'schools',
        t(($) => $.schools.question),
        t(($) => $.schools.answer),
      ),
      ...common,
    ]
  return [
    of(
      'observe',
      t(($) => $.observe.question),
      t(($) => $.observe.answer),
    ),
    of(
      'undo',
      t(($) => $.undo.question),
      t(($) => $.undo.answer),
    ),
    of(
      'offline',
      t(($) => $.offline.question),
      t(($) => $.offline.answer),
    ),
    of(
      'reports',
      t(($) => $.reports.question),
      t(($) => $.reports.answer),
    ),
    of(
      'share',
      t(($) => $.share.question),
      t(($) => $.share.answer),
    ),
    ...(isManager
      ? [
          of(
            'invite',
            t(($) => $.invite.question),
            t(($) => $.invite.answer),
          ),
        ]
      : []),
    ...common,
  ]
}
