import { schoolClassListQuery } from '@lernspur/api-client/school-class.queries'
import { notFound, Outlet, useClass, useSuspenseQuery } from '@lernspur/app-kit'
import { useClassId } from '../class-work/use-class-id'

const looksLikeId = (text: string): boolean => /^[\da-f-]{36}$/i.test(text)

/** A class that is not among the active ones: set aside, or none that the user may see. */
function UnlistedClass({ classId }: { classId: string }) {
  if (!looksLikeId(classId)) notFound()
  const { data } = useSuspenseQuery(
    schoolClassListQuery({ filter: [{ field: 'id', type: 'eq', value: classId }], limit: 1 }),
  )
  return data.count > 0 ? <Outlet /> : notFound()
}

/** What stands around every page of a class, which may be none that the user sees. */
export function Component() {
  const classId = useClassId()
  return useClass(classId) === undefined ? <UnlistedClass classId={classId} /> : <Outlet />
}
