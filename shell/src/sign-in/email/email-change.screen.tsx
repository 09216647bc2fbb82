import { confirmEmailChangeMutation } from '@lernspur/api-client/email.queries'
import {
  enterSession,
  isApiError,
  Link,
  paths,
  useMaybeSession,
  useMutation,
  useSearchParams,
  useTranslation,
} from '@lernspur/app-kit'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { Button } from '@lernspur/ui/form/button'
import { LinkButton } from '@lernspur/ui/form/link-button'
import { LinkOver } from '../layout/link-over'
import { PlainPage } from '../layout/plain-page'
import { SlowHint } from '../layout/slow-hint'

/** Confirms a new e-mail address by a mailed link (`/auth/email-change`), signed in or not. */
export function Component() {
  const { t } = useTranslation('shell.sign-in')
  const [search] = useSearchParams()
  const session = useMaybeSession()
  const code = search.get('code') ?? ''
  const confirm = useMutation({
    ...confirmEmailChangeMutation(),
    onSuccess: (signedIn) => {
      if (signedIn) enterSession(signedIn)
    },
  })
  const way = session ? { to: paths.home, text: t(($) => $.toStart) } : { to: paths.login, text: t(($) => $.toSignIn) }
  const isOver = isApiError(confirm.error) && confirm.error.code === 'INVALID_EMAIL_CHANGE_CODE'
  if (code === '' || isOver)
    return <LinkOver title={t(($) => $.over.title)} description={t(($) => $.over.email)} again={way} />
  if (confirm.isSuccess)
    return (
      <PlainPage
        step="done"
        title={t(($) => $.emailChange.doneTitle)}
        // The signed-in user may be a different one.
        description={confirm.data ? t(($) => $.emailChange.done) : t(($) => $.emailChange.doneSignIn)}
      >
        <LinkButton asChild size="lg">
          <Link to={way.to}>{way.text}</Link>
        </LinkButton>
      </PlainPage>
    )
  return (
    <PlainPage step="ask" title={t(($) => $.emailChange.title)} description={t(($) => $.emailChange.description)}>
      <FailureBanner error={confirm.isPending ? null : confirm.error} />
      <Button size="lg" busy={confirm.isPending} onClick={() => confirm.mutate({ body: { code } })}>
        {t(($) => $.emailChange.submit)}
      </Button>
      <SlowHint busy={confirm.isPending} />
    </PlainPage>
  )
}
