import { schoolDraftQuery, userInvitationListQuery } from '@lernspur/api-client/identity/user.queries'
import { tenantKeys } from '@lernspur/api-client/school-admin/tenant.queries'
import { userRoleCalls, userRoleListQuery } from '@lernspur/api-client/school-admin/user-role.queries'
import { classesQuery, useSession, useSuspenseQueries, useSuspenseQuery } from '@lernspur/app-runtime'
import type { SchoolDraft, WhoAmI, WhoAmIRole } from '@lernspur/contracts/identity/user.contract'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { Tenant } from '@lernspur/contracts/tenant.contract'
import { type ClassFacts, classFactKeys, useClassFacts } from '@lernspur/school-editors/class-steps/class-facts'
import { useState } from 'react'

/** What the server knows about a user who is being set up. */
export interface OnboardingFacts extends ClassFacts {
  readonly whoAmI: WhoAmI
  /** Null until the user belongs to a school. */
  readonly tenant: Tenant | null
  /** The draft of a school that is not created yet; null where there is none. */
  readonly schoolDraft: SchoolDraft | null
  /** Invited users join a school that others have set up; they are only asked for their profile. */
  readonly isInvited: boolean
  /**
   * For a user who is in no school: the one invitation to join or, once accepted, to enter. Null if there is none or a
   * choice.
   */
  readonly invitation: WhoAmIRole | null
  /** For a user who is in no school: the one that has to let him or her in, after a sign-in by a hub. */
  readonly waitingFor: WhoAmIRole | null
}

/** Query keys of everything that these facts depend on. */
export const onboardingFactKeys = [...classFactKeys, tenantKeys.all, userRoleCalls.keys.all]

/** The oldest role of the school belongs to the user who sets it up. */
const firstRoleQuery = () => userRoleListQuery({ order: [{ field: 'createdAt', dir: 'asc' }], limit: 1 })

/** The user's own unfinished class, else the own class created last. */
const ownClass = (classes: readonly SchoolClass[], userId: string): SchoolClass | undefined => {
  const own = classes.filter(({ creatorId }) => creatorId === userId)
  const [newest] = own.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  return own.find(({ isOnboardingFinalized }) => !isOnboardingFinalized) ?? newest
}

/** A query if it is needed, else none. */
const once = (isWanted: boolean) => (isWanted ? [null] : [])

/**
 * The school to join. Once known it stays until it is declined: while joining, the invitation is answered before the
 * session enters the school.
 */
const useInvitation = (): WhoAmIRole | null => {
  const { whoAmI, role } = useSession()
  const own = role === null ? whoAmI.userRoles.filter(({ tenant }) => !tenant.isDisabled) : []
  const isWaiting = own.some(({ status }) => status === 'invitationPending')
  const open = useSuspenseQueries({ queries: once(isWaiting).map(() => userInvitationListQuery()) })[0]?.data.rows ?? []
  const accepted = own.filter(({ status }) => status === 'active')
  const [found = null, ...others] = [...accepted, ...open.filter(({ id }) => !accepted.some((one) => one.id === id))]
  const only = others.length === 0 ? found : null
  const [known, setKnown] = useState(only)
  if (only !== null && only.id !== known?.id) setKnown(only)
  const isDeclined = own.every(({ id, status }) => id !== known?.id || status === 'invitationDeclined')
  return only ?? (isDeclined ? null : known)
}

/** Suspends while loading. */
export const useOnboardingFacts = (): OnboardingFacts => {
  const { whoAmI, role, tenant } = useSession()
  const mayLead = role?.roleType === 'admin' && tenant?.isWizardFinalized === false && !tenant.isProvider
  // Always loaded, so that the request starts before the user is known.
  const { data: schoolDraft } = useSuspenseQuery(schoolDraftQuery())
  const first = useSuspenseQueries({ queries: once(mayLead).map(firstRoleQuery) })
  const isFirst = first[0]?.data.rows[0]?.user.id === whoAmI.id
  const classes = useSuspenseQueries({ queries: once(isFirst).map(classesQuery) })
  const classFacts = useClassFacts(ownClass(classes[0]?.data.rows ?? [], whoAmI.id))
  const invitation = useInvitation()
  return {
    ...classFacts,
    whoAmI,
    tenant,
    schoolDraft,
    isInvited: role !== null && !isFirst,
    invitation,
    waitingFor: role === null && invitation === null ? (whoAmI.userRoles.find((one) => one.isWaiting) ?? null) : null,
  }
}
