import { schoolClassListQuery } from '@lernspur/api-client/school-class.queries'
import { notFound, Outlet, useClass, useSuspenseQuery } from '@lernspur/app-kit'
import { useClassId } from '../class-work/use-class-id'

const looksLikeId = (text: string): boolean => /^[\da-f-]{36}$/i.test(text)

/** A class that is not active: archived, or not visible to the user. */
function UnlistedClass({ classId }: { classId: string }) {
  if (!looksLikeId(classId)) notFound()
  const { data } = useSuspenseQuery(
    schoolClassListQuery({ filter: [{ field: 'id', type: 'eq', value: classId }], limit: 1 }),
  )
  return data.count > 0 ? <Outlet /> : notFound()
}

/** Layout of every class page; the class may not exist for the user. */
export function Component() {
  const classId = useClassId()
  return useClass(classId) === undefined ? <UnlistedClass classId={classId} /> : <Outlet />
}
