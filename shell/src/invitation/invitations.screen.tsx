import { useMaybeSession, useSearchParams } from '@lernspur/app-runtime'
import { InvitationLanding } from './landing/invitation-landing'
import { VisitorInvitations } from './landing/visitor-invitations'
import { OpenInvitations } from './open/open-invitations'

/** Invitations (`/user/invitations`): the one in the link, signed in or not, and the pending ones. */
export function Component() {
  const [search] = useSearchParams()
  const isSignedIn = useMaybeSession() !== null
  const code = search.get('code')
  if (code) return <InvitationLanding code={code} />
  return isSignedIn ? <OpenInvitations /> : <VisitorInvitations />
}
