import { formerStudentsQuery } from '@lernspur/api-client/school-admin/student.queries'
import { useFormat, useQuery, useTranslation } from '@lernspur/app-runtime'
import { ChildRow } from './child-row'

interface FormerStudentsProps {
  classId: string
  /** Shows only names that contain it; in lower case. */
  query?: string
}

/** Students who have left the class in its running year: their pages and reports can still be read. */
export function FormerStudents({ classId, query = '' }: FormerStudentsProps) {
  const { t } = useTranslation('teacher.student')
  const format = useFormat()
  const { data } = useQuery(formerStudentsQuery({ schoolClassId: classId }))
  const found = (data?.rows ?? [])
    .filter((student) => format.name(student).toLocaleLowerCase().includes(query))
    .toSorted(format.byName)
  if (found.length === 0) return null
  return (
    <section aria-labelledby="former-students" className="grid grid-cols-1 gap-2">
      <h2 id="former-students" className="text-lg font-semibold">
        {t(($) => $.former.title)}
      </h2>
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {found.map((student) => (
          <ChildRow key={student.id} classId={classId} student={student} isFormer>
            <p className="text-sm">{t(($) => $.former.mark, { day: format.day(student.leftOn) })}</p>
          </ChildRow>
        ))}
      </ul>
    </section>
  )
}
