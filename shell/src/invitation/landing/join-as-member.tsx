import { acceptInvitationMutation } from '@lernspur/api-client/identity/invitation.queries'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { paths, useMutation, useSession, useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import { signInPath } from '../../session/sign-in-path'
import { useSignOut } from '../../session/use-sign-out'
import { SlowHint } from '../../sign-in/layout/slow-hint'
import { TextLink } from '../../sign-in/layout/text-link'
import { useEnterSchool } from '../use-enter-school'

/** Joins with the signed-in account, and names it; members of the school go there instead. */
export function JoinAsMember({ code, tenantId }: { code: string; tenantId: string | undefined }) {
  const { t } = useTranslation('shell.sign-in')
  const { email, userRoles } = useSession().whoAmI
  const enter = useEnterSchool()
  const accept = useMutation({
    ...acceptInvitationMutation(),
    onSuccess: ({ id }) => enter.mutate({ body: { userRoleId: id } }),
  })
  const signOut = useSignOut(signInPath(`${paths.invitations}?${new URLSearchParams({ code })}`, 'signed-out'))
  const busy = accept.isPending || enter.isPending || enter.isSuccess
  const known = userRoles.find((role) => role.tenantId === tenantId && role.status === 'active')
  const role = accept.data ?? known
  const press = () => {
    if (role) enter.mutate({ body: { userRoleId: role.id } })
    else accept.mutate({ body: { code } })
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <FailureBanner error={busy ? null : (accept.error ?? enter.error)} />
      <p className="rounded-lg bg-secondary px-4 py-3 text-sm [overflow-wrap:anywhere]">
        {known ? t(($) => $.invitation.member, { email }) : t(($) => $.invitation.signedInAs, { email })}
      </p>
      <Button size="lg" busy={busy} onClick={press}>
        {known ? t(($) => $.invitation.go) : t(($) => $.invitation.join)}
      </Button>
      <SlowHint busy={busy} />
      <div className="grid justify-items-center gap-1">
        <Button variant="link" onClick={signOut}>
          {t(($) => $.invitation.otherAccount)}
        </Button>
        {!known && <TextLink to={paths.home}>{t(($) => $.invitation.later)}</TextLink>}
      </div>
    </div>
  )
}
