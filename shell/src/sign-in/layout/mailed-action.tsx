import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { isApiError, Link, paths, useMaybeSession, useSearchParams, useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import { LinkOver } from './link-over'
import { PlainPage } from './plain-page'
import { SlowHint } from './slow-hint'

interface MailedActionTexts {
  readonly title: string
  readonly description: string
  readonly submit: string
  readonly doneTitle: string
  readonly done: string
  /** Said of a code that is not valid any more. */
  readonly over: string
}

interface MailedActionProps {
  /** As `useMutation` returns it. */
  action: {
    readonly isPending: boolean
    readonly isSuccess: boolean
    readonly error: Error | null
    mutate(input: { readonly body: { readonly code: string } }): void
  }
  /** Error of a code that is not valid any more. */
  overCode: string
  texts: MailedActionTexts
}

/** A page that a mailed link opens, signed in or not: one button, which uses up the code of the link. */
export function MailedAction({ action, overCode, texts }: MailedActionProps) {
  const { t } = useTranslation('shell.sign-in')
  const session = useMaybeSession()
  const code = useSearchParams()[0].get('code') ?? ''
  const way = session ? { to: paths.home, text: t(($) => $.toStart) } : { to: paths.login, text: t(($) => $.toSignIn) }
  const isOver = isApiError(action.error) && action.error.code === overCode
  if (code === '' || isOver) return <LinkOver title={t(($) => $.over.title)} description={texts.over} again={way} />
  if (action.isSuccess)
    return (
      <PlainPage step="done" title={texts.doneTitle} description={texts.done}>
        <Button asChild size="lg">
          <Link to={way.to}>{way.text}</Link>
        </Button>
      </PlainPage>
    )
  return (
    <PlainPage step="ask" title={texts.title} description={texts.description}>
      <FailureBanner error={action.isPending ? null : action.error} />
      <Button size="lg" busy={action.isPending} onClick={() => action.mutate({ body: { code } })}>
        {texts.submit}
      </Button>
      <SlowHint busy={action.isPending} />
    </PlainPage>
  )
}
