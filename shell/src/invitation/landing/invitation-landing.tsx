import { verifiedInvitationQuery } from '@lernspur/api-client/identity/invitation.queries'
import { ErrorNotice, Link, paths, useMaybeSession, useQuery, useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import { signInPath } from '../../session/sign-in-path'
import { PlainPage } from '../../sign-in/layout/plain-page'
import { LinkLine } from '../../sign-in/layout/text-link'
import { Waiting } from '../../sign-in/layout/waiting'
import { CodeForm } from '../code-form'
import { JoinAsMember } from './join-as-member'

/** Two options for a visitor to join; both return to the invitation. */
function JoinAsVisitor({ code }: { code: string }) {
  const { t } = useTranslation('shell.sign-in')
  const search = `?${new URLSearchParams({ code })}`
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="rounded-lg bg-secondary px-4 py-3 text-sm">{t(($) => $.invitation.allowedOnly)}</p>
      <Button asChild size="lg">
        <Link to={paths.register + search}>{t(($) => $.invitation.register)}</Link>
      </Button>
      <Button asChild size="lg" variant="outline">
        <Link to={signInPath(paths.invitations + search)}>{t(($) => $.invitation.signIn)}</Link>
      </Button>
    </div>
  )
}

/** For users who cannot use the invitation: to the start page, or to sign-in. */
function HomeLink() {
  const { t } = useTranslation('shell.sign-in')
  const isSignedIn = useMaybeSession() !== null
  return (
    <LinkLine to={isSignedIn ? paths.home : paths.login}>
      {isSignedIn ? t(($) => $.toStart) : t(($) => $.toSignIn)}
    </LinkLine>
  )
}

/** Landing page of an invitation link or code: the school, the inviter, and how to join. */
export function InvitationLanding({ code }: { code: string }) {
  const { t } = useTranslation('shell.sign-in')
  const isSignedIn = useMaybeSession() !== null
  const { data, error, refetch, isFetching } = useQuery(verifiedInvitationQuery({ code }))
  if (error)
    return (
      <PlainPage step="failed" title={t(($) => $.invitation.title)}>
        <ErrorNotice error={error} onRetry={() => void refetch()} busy={isFetching} />
        <HomeLink />
      </PlainPage>
    )
  if (!data) return <Waiting label={t(($) => $.invitation.checking)} />
  if (!data.valid)
    return (
      <PlainPage step="over" title={t(($) => $.invitation.overTitle)} description={t(($) => $.invitation.over)}>
        <CodeForm key={code} initial={code} />
        <HomeLink />
      </PlainPage>
    )
  return (
    <PlainPage step="open" title={data.tenantName ?? ''} description={data.message}>
      {isSignedIn ? <JoinAsMember code={code} tenantId={data.tenantId} /> : <JoinAsVisitor code={code} />}
    </PlainPage>
  )
}
