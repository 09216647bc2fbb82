import { useFormat, useSession } from '@lernspur/app-kit'

/** Names of the schools whose only owner the user is; they prevent leaving. Null for users who own no school. */
export const useSoleSchools = (): string | null => {
  const { whoAmI } = useSession()
  const format = useFormat()
  const owned = whoAmI.userRoles.filter(({ roleType, status }) => roleType === 'admin' && status === 'active')
  return owned.length > 0 ? format.list(owned.map(({ tenant }) => tenant.name)) : null
}
