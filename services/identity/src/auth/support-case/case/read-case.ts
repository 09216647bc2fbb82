import { type SupportCase, supportActs } from '@lernspur/contracts/identity/support-case.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Query } from '@lernspur/service-kit/call/call'
import { lockedUntil } from '../../throttle/account-lock'
import { readResets } from '../../two-factor-reset/two-factor-reset.query'
import { readGuardedRoles } from '../guarded-role'
import { findHelpedPerson } from '../helped-person'
import { fits, type HelpedPerson, mayHelp } from '../support-case.policy'
import { readAccount, readAllowedEntry, readInvitations, readMails, readRoles } from './case.query'
import { signInProblemsOf } from './sign-in-problems'

type CaseDetails = Pick<SupportCase, 'person' | 'verdicts'>

/** Schools were asked for the person already, and none has answered (rule role.10). */
const isWithSchools = ({ guardedAt }: NonNullable<SupportCase['person']>): boolean =>
  guardedAt.length > 0 && guardedAt.every(({ isRequested }) => isRequested)

/** Acts that the policy and the account's state allow, and that change something now. */
const actsOf = ({ actor }: Call, helped: HelpedPerson | undefined, { person, verdicts: problems }: CaseDetails) =>
  supportActs.filter((act) => {
    if (!helped || !person || !mayHelp(actor, helped, act) || !fits(helped, act)) return false
    if (act === 'liftLock') return problems.some(({ kind }) => kind === 'locked')
    if (act === 'endSessions') return person.sessionCount > 0
    if (act === 'disable') return !isWithSchools(person)
    return act !== 'resetSecondFactor' || (person.secondFactorSince !== null && person.waitingReset === null)
  })

const readCase = async (call: Call, email: string, secret: string, condition: Query): Promise<SupportCase> => {
  const { db } = call
  const [helped, account, roles, codes, mails, [allowedEntry], until, guarded] = await Promise.all([
    findHelpedPerson(db, call, condition),
    readAccount(db, email),
    readRoles(db, email),
    readInvitations(db, email),
    readMails(db, email),
    readAllowedEntry(db, email),
    lockedUntil(db, secret, email),
    readGuardedRoles(db, condition),
  ])
  const [reset] = account
    ? await readResets(db, call.actor, db`tfr.user_id = ${account.id} and tfr.outcome is null`)
    : []
  const waitingReset = reset?.outcome === null ? reset : undefined
  const problems = signInProblemsOf({
    account: account ? { ...account, roles, resetDueAt: waitingReset?.dueAt ?? null } : null,
    lockedUntil: until,
    allowedBy: allowedEntry?.email ?? null,
    invitations: codes,
    mails,
  })
  const person = account
    ? {
        id: account.id,
        firstName: account.firstName,
        lastName: account.lastName,
        avatar: account.avatar,
        createdAt: account.createdAt,
        lastSignedInAt: account.lastSignedInAt,
        sessionCount: account.sessionCount,
        hasPassword: account.hasPassword,
        identityCount: account.identityCount,
        secondFactorSince: account.secondFactorSince,
        recoveryCodesLeft: account.recoveryCodesLeft,
        guardedAt: guarded.map(({ tenantName, isRequested }) => ({ tenantName, isRequested })),
        waitingReset: waitingReset
          ? { id: waitingReset.id, dueAt: waitingReset.dueAt, mayConfirm: waitingReset.mayConfirm }
          : null,
      }
    : null
  const pending = roles
    .filter(({ status }) => status === 'invitationPending')
    .map(({ id, tenantId, tenantName, roleType, createdAt, isAnswerable }) => {
      return {
        id,
        sort: 'role' as const,
        tenantId,
        tenantName,
        roleType,
        createdAt,
        activeUntil: null,
        isOpen: isAnswerable,
      }
    })
  const acts = actsOf(call, helped, { person, verdicts: problems })
  return { email, person, verdicts: problems, acts, invitations: [...pending, ...codes], mails: [...mails] }
}

/** The case of an account. NOT_FOUND. */
export const getSupportCase = async (call: Call, id: string, secret: string): Promise<SupportCase> => {
  const [found] = await call.db<{ email: string }[]>`select email from app_user where id = ${id}`
  if (!found) return refuse('NOT_FOUND')
  return readCase(call, found.email, secret, call.db`u.id = ${id}`)
}

/** The case of an address, with or without an account. */
export const findSupportCase = (call: Call, address: string, secret: string): Promise<SupportCase> => {
  const email = address.toLowerCase()
  return readCase(call, email, secret, call.db`u.email = ${email}`)
}
