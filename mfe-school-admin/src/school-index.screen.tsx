import { Navigate, notFound, paths, useSession } from '@lernspur/app-runtime'

/** Opens the user's own school on its settings. */
export function Component() {
  const { tenant } = useSession()
  if (!tenant || tenant.isProvider) return notFound()
  return <Navigate to={paths.school(tenant.id)} replace />
}
