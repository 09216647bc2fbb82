import { schoolClassListQuery } from '@lernspur/api-client/school-class.queries'
import { notFound, Outlet, useClass, useSuspenseQuery, useTranslation } from '@lernspur/app-kit'
import { Banner } from '@lernspur/ui/layout/banner'
import Archive from 'lucide-react/icons/archive'
import { useClassId } from '../class-work/use-class-id'

const looksLikeId = (text: string): boolean => /^[\da-f-]{36}$/i.test(text)

/** Above the pages of a class that is no longer active: they offer no changes (rule class.3). */
function ReadOnlyNotice() {
  const { t } = useTranslation('teacher.school-class')
  return (
    <div className="mx-auto max-w-300 px-4 pt-6 md:px-8 md:pt-8 print:hidden">
      <Banner icon={<Archive />}>{t(($) => $.readOnly)}</Banner>
    </div>
  )
}

/** A class that is not active: archived, or not visible to the user. */
function UnlistedClass({ classId }: { classId: string }) {
  if (!looksLikeId(classId)) notFound()
  const { data } = useSuspenseQuery(
    schoolClassListQuery({ filter: [{ field: 'id', type: 'eq', value: classId }], limit: 1 }),
  )
  const schoolClass = data.rows[0] ?? notFound()
  return (
    <>
      {!schoolClass.isActive && <ReadOnlyNotice />}
      <Outlet />
    </>
  )
}

/** Layout of every class page; the class may not exist for the user. */
export function Component() {
  const classId = useClassId()
  return useClass(classId) === undefined ? <UnlistedClass classId={classId} /> : <Outlet />
}
