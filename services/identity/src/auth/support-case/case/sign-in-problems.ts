import {
  type SignInProblem,
  type SignInProblemKind,
  signInProblemKinds,
} from '@lernspur/contracts/identity/support-case.contract'
import type { AccountFacts, CaseFacts, RoleFacts } from './case-facts'

const problem = (kind: SignInProblemKind, at: string | null = null, detail: string | null = null): SignInProblem => ({
  kind,
  at,
  detail,
})

/** One verdict about several schools, if there are any. */
const about = (kind: SignInProblemKind, rows: readonly { readonly tenantName: string }[], at: string | null = null) =>
  rows.length === 0 ? [] : [problem(kind, at, rows.map(({ tenantName }) => tenantName).join(', '))]

const isUsable = ({ status, isTenantDisabled }: RoleFacts): boolean => status === 'active' && !isTenantDisabled

/** Milliseconds within which a mail should be sent. */
const lateAfterMs = 60_000

/** Only the newest mail counts, and only if it is newer than the last sign-in. */
const ofMails = ({ mails: [newest], account }: CaseFacts): SignInProblem[] => {
  if (!newest || (account?.lastSignedInAt && account.lastSignedInAt > newest.createdAt)) return []
  if (newest.state === 'refused') return [problem('mailRefused', newest.settledAt, newest.reply)]
  const isLate = newest.state === 'waiting' && Date.parse(newest.createdAt) < Date.now() - lateAfterMs
  return isLate ? [problem('mailWaiting', newest.nextAttemptAt, newest.reply)] : []
}

const ofRoles = ({ roles }: AccountFacts): SignInProblem[] => {
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
  return found.length > 0 ? found : [problem('noRole')]
}

const ofAccount = (account: AccountFacts, lockedUntil: string | null): SignInProblem[] => {
  const { hasPassword, identityCount, entryUntil, secondFactorMissedAt, resetDueAt, lastSignedInAt } = account
  const roles = ofRoles(account)
  const blockers = [
    ...(lockedUntil === null ? [] : [problem('locked', lockedUntil)]),
    ...(resetDueAt === null ? [] : [problem('secondFactorResetWaiting', resetDueAt)]),
    ...(secondFactorMissedAt === null || resetDueAt !== null
      ? []
      : [problem('secondFactorMissed', secondFactorMissedAt)]),
    ...(hasPassword || identityCount > 0 ? [] : [problem('passwordMissing', entryUntil)]),
  ]
  const mayEnter = blockers.length === 0 && account.roles.some(isUsable)
  return [...blockers, ...roles, ...(mayEnter ? [problem('maySignIn', lastSignedInAt)] : [])]
}

const ofUnknownAddress = ({ invitations, allowedBy }: CaseFacts): SignInProblem[] => {
  const open = invitations.filter(({ isOpen }) => isOpen)
  if (open.length > 0) return about('invitationOpen', open, open[0]?.activeUntil)
  const lapsed = about('invitationExpired', invitations, invitations[0]?.activeUntil)
  return [...lapsed, allowedBy === null ? problem('mayNotRegister') : problem('mayRegister', null, allowedBy)]
}

/** Why somebody cannot get in, the most important first; at least one (rule support.1). */
export const signInProblemsOf = (facts: CaseFacts): SignInProblem[] => {
  const { account, lockedUntil } = facts
  if (account?.deactivatedAt) {
    const { deactivatedAt, disabledReason } = account
    return [problem(disabledReason === null ? 'accountClosed' : 'accountDisabled', deactivatedAt, disabledReason)]
  }
  const found = [...(account ? ofAccount(account, lockedUntil) : ofUnknownAddress(facts)), ...ofMails(facts)]
  return found.toSorted((a, b) => signInProblemKinds.indexOf(a.kind) - signInProblemKinds.indexOf(b.kind))
}
