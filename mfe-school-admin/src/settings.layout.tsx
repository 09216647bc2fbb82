import { notFound, Outlet, useParams, useSession } from '@lernspur/app-runtime'

/** Layout of every settings page; the pages exist only for the user's own school, and not for the provider. */
export function Component() {
  const { schoolId } = useParams()
  const { tenant } = useSession()
  if (!tenant || schoolId !== tenant.id || tenant.isProvider) return notFound()
  return <Outlet />
}
