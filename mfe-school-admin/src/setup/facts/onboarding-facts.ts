import { tenantKeys } from '@lernspur/api-client/tenant.queries'
import { schoolDraftQuery } from '@lernspur/api-client/user.queries'
import { userRoleKeys, userRoleListQuery } from '@lernspur/api-client/user-role.queries'
import { classesQuery, useSession, useSuspenseQueries, useSuspenseQuery } from '@lernspur/app-kit'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import type { Tenant } from '@lernspur/contracts/tenant.contract'
import type { SchoolDraft, WhoAmI } from '@lernspur/contracts/user.contract'
import { type ClassFacts, classFactKeys, useClassFacts } from '@lernspur/school-editors/class-steps/class-facts'

/** What the server holds of somebody who is new. */
export interface OnboardingFacts extends ClassFacts {
  readonly whoAmI: WhoAmI
  /** Null until somebody works for a school. */
  readonly tenant: Tenant | null
  /** The school that is about to be founded, as far as it is typed; null where nothing is. */
  readonly schoolDraft: SchoolDraft | null
  /** Invited people find a school that others have set up; they are asked for their profile only. */
  readonly isInvited: boolean
}

/** Keys of everything that these facts are read under. */
export const onboardingFactKeys = [...classFactKeys, tenantKeys.all, userRoleKeys.all]

/** The role that the school has had longest belongs to whoever sets it up. */
const firstRoleQuery = () => userRoleListQuery({ order: [{ field: 'createdAt', dir: 'asc' }], limit: 1 })

/** The own class that is not finished, else the own class made last. */
const ownClass = (classes: readonly SchoolClass[], userId: string): SchoolClass | undefined => {
  const own = classes.filter(({ creatorId }) => creatorId === userId)
  const [newest] = own.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  return own.find(({ isOnboardingFinalized }) => !isOnboardingFinalized) ?? newest
}

/** One entry where something is to be read, none where not. */
const once = (isWanted: boolean) => (isWanted ? [null] : [])

/** Suspends while they are loading. */
export const useOnboardingFacts = (): OnboardingFacts => {
  const { whoAmI, role, tenant } = useSession()
  const mayLead = role?.roleType === 'admin' && tenant?.isWizardFinalized === false && !tenant.isProvider
  // Read whether it is needed or not: so the page can ask for it before it knows who is there.
  const { data: schoolDraft } = useSuspenseQuery(schoolDraftQuery())
  const first = useSuspenseQueries({ queries: once(mayLead).map(firstRoleQuery) })
  const isFirst = first[0]?.data.rows[0]?.user.id === whoAmI.id
  const classes = useSuspenseQueries({ queries: once(isFirst).map(classesQuery) })
  const classFacts = useClassFacts(ownClass(classes[0]?.data.rows ?? [], whoAmI.id))
  return { ...classFacts, whoAmI, tenant, schoolDraft, isInvited: role !== null && !isFirst }
}
