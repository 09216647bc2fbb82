import { schoolClassListQuery } from '@lernspur/api-client/school-admin/school-class.queries'
import {
  foundIn,
  notFound,
  Outlet,
  PageSkeleton,
  today,
  useClass,
  useSuspenseQuery,
  useTranslation,
} from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { isYearEnding } from '@lernspur/contracts/school-admin/year/year-end'
import { Banner } from '@lernspur/ui/components/layout/banner'
import Archive from 'lucide-react/icons/archive'
import { lazy, Suspense } from 'react'
import { useClassId } from '../class-data/use-class-id'

const ClassYearNotice = lazy(() => import('../year-end/class-year-notice'))

const looksLikeId = (text: string): boolean => /^[\da-f-]{36}$/i.test(text)

/** Above the pages of a class that is no longer active: they offer no changes (rule class.3). */
function ReadOnlyNotice({ name }: { name: string }) {
  const { t } = useTranslation('teacher.school-class')
  return (
    <div className="mx-auto max-w-300 px-4 pt-6 md:px-8 md:pt-8 print:hidden">
      <Banner icon={<Archive />}>{t(($) => $.readOnly, { name })}</Banner>
    </div>
  )
}

/** A class that is not active: archived, or not visible to the user. */
function UnlistedClass({ classId }: { classId: string }) {
  if (!looksLikeId(classId)) notFound()
  const classes = useSuspenseQuery(
    schoolClassListQuery({ filter: [{ field: 'id', type: 'eq', value: classId }], limit: 1 }),
  )
  const schoolClass = foundIn({ ...classes, rows: classes.data.rows }, ({ id }) => id === classId)
  if (!schoolClass) return <PageSkeleton />
  return (
    <>
      {!schoolClass.isActive && <ReadOnlyNotice name={schoolClass.name} />}
      <Outlet />
    </>
  )
}

/** A class of the user, with notices about its year. */
function ListedClass({ schoolClass }: { schoolClass: SchoolClass }) {
  const { schoolYear } = schoolClass
  const isNoticed =
    schoolYear === null || schoolYear.schoolYearStart > today() || isYearEnding(schoolYear.schoolYearEnd, today())
  return (
    <>
      {isNoticed && (
        <Suspense>
          <ClassYearNotice schoolClass={schoolClass} />
        </Suspense>
      )}
      <Outlet />
    </>
  )
}

/** Layout of every class page; the class may not exist for the user. */
export function Component() {
  const classId = useClassId()
  const schoolClass = useClass(classId)
  return schoolClass ? <ListedClass schoolClass={schoolClass} /> : <UnlistedClass classId={classId} />
}
