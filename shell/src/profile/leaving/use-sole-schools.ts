import { useFormat, useSession } from '@lernspur/app-kit'

/** Names of the schools that the user owns; the only owner of a school cannot leave. Null for users who own none. */
export const useSoleSchools = (): string | null => {
  const { whoAmI } = useSession()
  const format = useFormat()
  const owned = whoAmI.userRoles.filter(({ roleType, status }) => roleType === 'admin' && status === 'active')
  return owned.length > 0 ? format.list(owned.map(({ tenant }) => tenant.name)) : null
}
