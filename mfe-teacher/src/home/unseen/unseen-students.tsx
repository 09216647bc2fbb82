import { Link, paths, useFormat, useTranslation } from '@lernspur/app-runtime'
import type { UnobservedSubjects } from '@lernspur/contracts/teacher/home/unseen.contract'
import { StudentLine } from '../../student-link/student-line'

/** Students without recent observations, those longest without one first. */
export function UnseenStudents({ classId, unseen }: { classId: string; unseen: UnobservedSubjects }) {
  const { t } = useTranslation('teacher.home')
  const format = useFormat()
  const { students, studentCount, studentsSince } = unseen
  const rest = studentCount - students.length
  return (
    <div className="grid grid-cols-1 gap-2 px-5 pt-4 pb-3">
      <h3 className="text-sm text-muted-foreground">
        {t(($) => $.unseen.students, { count: studentCount, day: format.dayShort(studentsSince) })}
      </h3>
      <ul className="-mx-1.5 grid grid-cols-1 gap-x-2 sm:grid-cols-2">
        {students.map((student) => (
          <StudentLine
            key={student.id}
            classId={classId}
            student={student}
            detail={
              student.lastObservedAt
                ? t(($) => $.unseen.last, { day: format.dayShort(student.lastObservedAt) })
                : t(($) => $.unseen.never)
            }
          />
        ))}
      </ul>
      {rest > 0 && (
        <Link
          to={paths.students(classId)}
          className="inline-flex min-h-11 items-center justify-self-start text-sm text-muted-foreground underline-offset-4 hover:text-foreground hover:underline"
        >
          {t(($) => $.entries.more, { count: rest })}
        </Link>
      )}
    </div>
  )
}
