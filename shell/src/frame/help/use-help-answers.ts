import { useSession, useTranslation } from '@lernspur/app-kit'

export interface HelpAnswer {
  readonly id: string
  readonly question: string
  readonly answer: string
}

/** Questions and answers for the roles of the signed-in user. */
export const useHelpAnswers = (): readonly HelpAnswer[] => {
  const { t } = useTranslation('shell.help')
  const { role, tenant } = useSession()
  const isManager = role?.roleType === 'admin' || role?.roleType === 'manager'
  const of = (id: string, question: string, answer: string): HelpAnswer => ({ id, question, answer })
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
