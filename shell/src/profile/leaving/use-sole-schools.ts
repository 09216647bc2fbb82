import { useFormat, useSession } from '@lernspur/app-kit'

/**
 * Names of the schools that the user owns, and of the provider, which can be neither handed over nor closed; the only
 * owner cannot leave either. Null where the user owns none.
 */
export const useSoleSchools = (): { readonly schools: string | null; readonly provider: string | null } => {
  const { whoAmI } = useSession()
  const format = useFormat()
  const owned = whoAmI.userRoles
    .filter(({ roleType, status }) => roleType === 'admin' && status === 'active')
    .map(({ tenant }) => tenant)
  const schools = owned.filter(({ isProvider }) => !isProvider).map(({ name }) => name)
  return {
    schools: schools.length > 0 ? format.list(schools) : null,
    provider: owned.find(({ isProvider }) => isProvider)?.name ?? null,
  }
}
