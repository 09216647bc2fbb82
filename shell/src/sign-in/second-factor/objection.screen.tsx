import { objectToTwoFactorResetMutation } from '@lernspur/api-client/two-factor-reset.queries'
import {
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

/** Objects to the removal of the own second factor by a mailed link (`/auth/second-factor`), signed in or not. */
export function Component() {
  const { t } = useTranslation('shell.sign-in')
  const [search] = useSearchParams()
  const session = useMaybeSession()
  const code = search.get('code') ?? ''
  const object = useMutation(objectToTwoFactorResetMutation())
  const way = session ? { to: paths.home, text: t(($) => $.toStart) } : { to: paths.login, text: t(($) => $.toSignIn) }
  const isOver = isApiError(object.error) && object.error.code === 'INVALID_PARAMETERS'
  if (code === '' || isOver)
    return <LinkOver title={t(($) => $.over.title)} description={t(($) => $.over.objection)} again={way} />
  if (object.isSuccess)
    return (
      <PlainPage step="done" title={t(($) => $.objection.doneTitle)} description={t(($) => $.objection.done)}>
        <LinkButton asChild size="lg">
          <Link to={way.to}>{way.text}</Link>
        </LinkButton>
      </PlainPage>
    )
  return (
    <PlainPage step="ask" title={t(($) => $.objection.title)} description={t(($) => $.objection.description)}>
      <FailureBanner error={object.isPending ? null : object.error} />
      <Button size="lg" busy={object.isPending} onClick={() => object.mutate({ body: { code } })}>
        {t(($) => $.objection.submit)}
      </Button>
      <SlowHint busy={object.isPending} />
    </PlainPage>
  )
}
