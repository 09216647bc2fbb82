import { formerStudentsQuery } from '@lernspur/api-client/school-admin/student.queries'
import { Link, paths, useFormat, useQuery, useTranslation } from '@lernspur/app-runtime'
import { PersonAvatar } from '@lernspur/ui/components/data/person-avatar'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { ChildName } from '../../student-link/child-name'

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
          <li
            key={student.id}
            className="relative flex min-h-16 items-center gap-3.5 rounded-lg border border-dashed bg-muted/30 px-4 py-3 text-muted-foreground transition-colors hover:border-input hover:bg-muted/40"
          >
            <span className="grayscale">
              <PersonAvatar name={format.name(student)} seed={student.id} src={student.avatar} size={40} />
            </span>
            <div className="min-w-0 flex-1">
              <Link
                to={paths.student(classId, student.id)}
                title={format.name(student)}
                className="block after:absolute after:inset-0"
              >
                <ChildName student={student} />
              </Link>
              <p className="text-sm">{t(($) => $.former.mark, { day: format.day(student.leftOn) })}</p>
            </div>
            <ChevronRight aria-hidden className="size-4.5" />
          </li>
        ))}
      </ul>
    </section>
  )
}
