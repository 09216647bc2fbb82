import type { RoleStatus } from '@lernspur/contracts/identity/user.contract'

interface Answers {
  readonly accepted?: RoleStatus
  readonly declined?: RoleStatus
}

/** What an answer makes of a role (rule role.3); what is not named is refused. */
export const answersTo: Readonly<Record<RoleStatus, Answers>> = {
  invitationPending: { accepted: 'active', declined: 'invitationDeclined' },
  invitationDeclined: {},
  active: {},
  disabled: {},
}
