import { Link, paths, useFormat, useTranslation } from '@lernspur/app-kit'
import type { LookBack } from '@lernspur/contracts/look-back.contract'
import { Avatar } from '@lernspur/ui/data/avatar'
import { Card, CardHeader } from '@lernspur/ui/layout/card'

/** Children without an entry of this week, the longest without one first. */
export function QuietChildren({ classId, students }: { classId: string; students: LookBack['students'] }) {
  const { t } = useTranslation('teacher.look-back')
  const format = useFormat()
  return (
    <Card className="self-start">
      <CardHeader level={3} title={t(($) => $.children.title)} />
      {students.length === 0 && <p className="px-5 pb-5 text-sm text-muted-foreground">{t(($) => $.children.none)}</p>}
      <ul className="px-3.5 pb-3">
        {students.map((student) => (
          <li key={student.id}>
            <Link
              to={paths.student(classId, student.id)}
              className="flex min-h-12 items-center gap-3 rounded-md px-1.5 hover:bg-accent"
            >
              <Avatar name={format.name(student)} seed={student.id} src={student.avatar} size={32} />
              <span className="grid min-w-0">
                <span className="wrap-anywhere hyphens-auto">{format.name(student)}</span>
                <span className="text-xs text-muted-foreground">
                  {student.lastOn ? t(($) => $.last, { day: format.dayShort(student.lastOn) }) : t(($) => $.never)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
