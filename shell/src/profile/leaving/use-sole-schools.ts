import { useFormat, useSession } from '@lernspur/app-kit'

/** Names of the schools that the person owns; who is the only owner of one cannot leave. Null for those who own none. */
export const useSoleSchools = (): string | null => {
  const { whoAmI } = useSession()
  const format = useFormat()
  const owned = whoAmI.userRoles.filter(({ roleType, status }) => roleType === 'admin' && status === 'active')
  return owned.length > 0 ? format.list(owned.map(({ tenant }) => tenant.name)) : null
}
