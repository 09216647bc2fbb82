import { notFound, Outlet, useParams, useSession } from '@lernspur/app-runtime'

/** Layout of every page of a school's settings: they are those of the own school, which is not the provider. */
export function Component() {
  const { schoolId } = useParams()
  const { tenant } = useSession()
  if (!tenant || schoolId !== tenant.id || tenant.isProvider) return notFound()
  return <Outlet />
}
