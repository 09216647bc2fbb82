import { isMissingAddress } from '@lernspur/contracts/identity/missing-address'
import type { SupportAct } from '@lernspur/contracts/identity/support-case.contract'
import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { Actor } from '@lernspur/service-kit/session/actor'

/** An account that the provider helps with. */
export interface HelpedPerson {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly language: Language
  /** Neither closed nor disabled. */
  readonly isActive: boolean
  /** By the provider, who can enable it again. */
  readonly isDisabled: boolean
  /** The role type at the provider; null for everybody else. */
  readonly ownRoleType: RoleType | null
}

/**
 * What the provider's people may do, by role type (rule support.3). Everybody may send mails to the person's own
 * address. Managers may also lift locks and end sessions, which a password undoes. Only admins remove a second factor,
 * disable and enable.
 */
const allowed: Readonly<Record<SupportAct, readonly RoleType[]>> = {
  sendPasswordMail: ['admin', 'manager', 'user'],
  liftLock: ['admin', 'manager'],
  endSessions: ['admin', 'manager'],
  resetSecondFactor: ['admin'],
  disable: ['admin'],
  enable: ['admin'],
}

/** Nobody acts on their own account, and managers do not touch admins of the provider (rules role.2 and support.4). */
const mayTouch = ({ userId, roleType }: Actor, { id, ownRoleType }: HelpedPerson): boolean =>
  id !== userId && (ownRoleType !== 'admin' || roleType === 'admin')

export const mayHelp = (actor: Actor, person: HelpedPerson, act: SupportAct): boolean =>
  allowed[act].includes(actor.roleType) && (act === 'sendPasswordMail' || mayTouch(actor, person))

/** Whether the account is in a state in which the act makes sense; a closed one stays closed, one without an address gets no mail. */
export const fits = ({ isActive, isDisabled, email }: HelpedPerson, act: SupportAct): boolean => {
  if (act === 'sendPasswordMail' && isMissingAddress(email)) return false
  return act === 'enable' ? isDisabled : isActive
}
