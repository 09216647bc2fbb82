import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { LookBack } from '@lernspur/contracts/teacher/student/look-back.contract'
import { CardHeading } from '@lernspur/ui/components/card/card-heading'
import { Card } from '@lernspur/ui/components/ui/card'
import { StudentLine } from '../student-link/student-line'

/** Children without an entry this week, those longest without one first. */
export function QuietChildren({ classId, students }: { classId: string; students: LookBack['students'] }) {
  const { t } = useTranslation('teacher.look-back')
  const format = useFormat()
  return (
    <Card>
      <CardHeading level={3} title={t(($) => $.children.title)} />
      {students.length === 0 && <p className="px-5 pb-5 text-sm text-muted-foreground">{t(($) => $.children.none)}</p>}
      <ul className="px-3.5 pb-3">
        {students.map((student) => (
          <StudentLine
            key={student.id}
            classId={classId}
            student={student}
            detail={student.lastOn ? t(($) => $.last, { day: format.dayShort(student.lastOn) }) : t(($) => $.never)}
          />
        ))}
      </ul>
    </Card>
  )
}
