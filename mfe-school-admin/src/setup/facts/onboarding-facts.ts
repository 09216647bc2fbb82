import { tenantKeys } from '@lernspur/api-client/tenant.queries'
import { schoolDraftQuery, userInvitationListQuery } from '@lernspur/api-client/user.queries'
import { userRoleCalls, userRoleListQuery } from '@lernspur/api-client/user-role.queries'
import { classesQuery, useSession, useSuspenseQueries, useSuspenseQuery } from '@lernspur/app-kit'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import type { Tenant } from '@lernspur/contracts/tenant.contract'
import type { SchoolDraft, UserInvitation, WhoAmI } from '@lernspur/contracts/user.contract'
import { type ClassFacts, classFactKeys, useClassFacts } from '@lernspur/school-editors/class-steps/class-facts'

/** What the server knows about a user who is being set up. */
export interface OnboardingFacts extends ClassFacts {
  readonly whoAmI: WhoAmI
  /** Null until the user belongs to a school. */
  readonly tenant: Tenant | null
  /** The draft of a school that is not created yet; null where there is none. */
  readonly schoolDraft: SchoolDraft | null
  /** Invited users join a school that others have set up; they are only asked for their profile. */
  readonly isInvited: boolean
  /** The one invitation of somebody without a school, who only joins; null where there is none or a choice. */
  readonly invitation: UserInvitation | null
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

/** One query if it is needed, else none. */
const once = (isWanted: boolean) => (isWanted ? [null] : [])

/** Suspends while loading. */
export const useOnboardingFacts = (): OnboardingFacts => {
  const { whoAmI, role, tenant } = useSession()
  const mayLead = role?.roleType === 'admin' && tenant?.isWizardFinalized === false && !tenant.isProvider
  // Always loaded, so that the request starts before the user is known.
  const { data: schoolDraft } = useSuspenseQuery(schoolDraftQuery())
  const first = useSuspenseQueries({ queries: once(mayLead).map(firstRoleQuery) })
  const isWaiting = role === null && whoAmI.userRoles.some(({ status }) => status === 'invitationPending')
  const open = useSuspenseQueries({ queries: once(isWaiting).map(() => userInvitationListQuery()) })[0]?.data.rows ?? []
  const isFirst = first[0]?.data.rows[0]?.user.id === whoAmI.id
  const classes = useSuspenseQueries({ queries: once(isFirst).map(classesQuery) })
  const classFacts = useClassFacts(ownClass(classes[0]?.data.rows ?? [], whoAmI.id))
  const invitation = open.length === 1 ? (open[0] ?? null) : null
  return { ...classFacts, whoAmI, tenant, schoolDraft, isInvited: role !== null && !isFirst, invitation }
}
