import { type Verdict, type VerdictKind, verdictKinds } from '@lernspur/contracts/identity/support-case.contract'
import type { AccountFacts, CaseFacts, RoleFacts } from './case-facts'

const verdict = (kind: VerdictKind, at: string | null = null, detail: string | null = null): Verdict => ({
  kind,
  at,
  detail,
})

/** One verdict about several schools, if there are any. */
const about = (kind: VerdictKind, rows: readonly { readonly tenantName: string }[], at: string | null = null) =>
  rows.length === 0 ? [] : [verdict(kind, at, rows.map(({ tenantName }) => tenantName).join(', '))]

const isUsable = ({ status, isTenantDisabled }: RoleFacts): boolean => status === 'active' && !isTenantDisabled

/** Milliseconds after which a mail should have gone. */
const soon = 60_000

/** Only the newest mail counts, and none from before the person was in. */
const ofMails = ({ mails: [newest], account }: CaseFacts): Verdict[] => {
  if (!newest || (account?.lastSignedInAt && account.lastSignedInAt > newest.createdAt)) return []
  if (newest.state === 'refused') return [verdict('mailRefused', newest.settledAt, newest.reply)]
  const isLate = newest.state === 'waiting' && Date.parse(newest.createdAt) < Date.now() - soon
  return isLate ? [verdict('mailWaiting', newest.nextAttemptAt, newest.reply)] : []
}

const ofRoles = ({ roles }: AccountFacts): Verdict[] => {
  const pending = roles.filter(({ status }) => status === 'invitationPending')
  const open = pending.filter(({ isAnswerable }) => isAnswerable)
  const waiting = [
    ...about('invitationPending', open, open[0]?.createdAt),
    ...about(
      'roleUnconfirmed',
      pending.filter(({ isAnswerable }) => !isAnswerable),
    ),
  ]
  if (roles.some(isUsable)) return waiting
  const closed = roles.filter(({ status, isTenantDisabled }) => status === 'active' && isTenantDisabled)
  const disabled = roles.filter(({ status }) => status === 'disabled')
  const found = [...about('schoolDisabled', closed), ...about('roleDisabled', disabled), ...waiting]
  return found.length > 0 ? found : [verdict('noRole')]
}

const ofAccount = (account: AccountFacts, lockedUntil: string | null): Verdict[] => {
  const { hasPassword, identityCount, entryUntil, secondFactorMissedAt, resetDueAt, lastSignedInAt } = account
  const roles = ofRoles(account)
  const hindrances = [
    ...(lockedUntil === null ? [] : [verdict('locked', lockedUntil)]),
    ...(resetDueAt === null ? [] : [verdict('secondFactorResetWaiting', resetDueAt)]),
    ...(secondFactorMissedAt === null || resetDueAt !== null
      ? []
      : [verdict('secondFactorMissed', secondFactorMissedAt)]),
    ...(hasPassword || identityCount > 0 ? [] : [verdict('passwordMissing', entryUntil)]),
  ]
  const mayEnter = hindrances.length === 0 && account.roles.some(isUsable)
  return [...hindrances, ...roles, ...(mayEnter ? [verdict('maySignIn', lastSignedInAt)] : [])]
}

const ofStranger = ({ invitations, allowedBy }: CaseFacts): Verdict[] => {
  const open = invitations.filter(({ isOpen }) => isOpen)
  if (open.length > 0) return about('invitationOpen', open, open[0]?.activeUntil)
  const lapsed = about('invitationExpired', invitations, invitations[0]?.activeUntil)
  return [...lapsed, allowedBy === null ? verdict('mayNotRegister') : verdict('mayRegister', null, allowedBy)]
}

/** Why somebody cannot get in, the most important first; at least one (rule support.1). */
export const verdictsOf = (facts: CaseFacts): Verdict[] => {
  const { account, lockedUntil } = facts
  if (account?.deactivatedAt) {
    const { deactivatedAt, disabledReason } = account
    return [verdict(disabledReason === null ? 'accountClosed' : 'accountDisabled', deactivatedAt, disabledReason)]
  }
  const found = [...(account ? ofAccount(account, lockedUntil) : ofStranger(facts)), ...ofMails(facts)]
  return found.toSorted((a, b) => verdictKinds.indexOf(a.kind) - verdictKinds.indexOf(b.kind))
}
