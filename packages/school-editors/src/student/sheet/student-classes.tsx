import { useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { Student } from '@lernspur/contracts/school-admin/student.contract'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import { ClassChip } from '@lernspur/ui/components/layout/rail-switcher'
import { Button } from '@lernspur/ui/components/ui/button'
import { useRestoredFocus } from '@lernspur/ui/focus/use-restored-focus'
import X from 'lucide-react/icons/x'

interface StudentClassesProps {
  student: Student
  /** Classes from which the user may remove students. */
  classes: readonly SchoolClass[]
  onRelease: (schoolClass: SchoolClass) => void
  /** Opens the choice of another class. */
  onAssign: () => void
}

/** The classes of a student, each of which can be left. */
export function StudentClasses({ student, classes, onRelease, onAssign }: StudentClassesProps) {
  const { t } = useTranslation('school-editors.student-list')
  const list = useRestoredFocus<HTMLUListElement>()
  const title = t(($) => $.edit.classes)
  const years = new Map(classes.map(({ id, schoolYear }) => [id, schoolYear?.name]))
  return (
    <section className="grid grid-cols-1 gap-3">
      <h3 className="font-semibold">{title}</h3>
      {student.schoolClasses.length === 0 && <p className="text-muted-foreground">{t(($) => $.edit.noClass)}</p>}
      <ul {...list} aria-label={title} className="grid grid-cols-1 gap-1 empty:hidden">
        {student.schoolClasses.map((one) => {
          const leavable = classes.find(({ id, isActive }) => id === one.id && isActive)
          return (
            <li key={one.id} className="flex min-h-11 items-center gap-3 rounded-md border bg-card py-0.5 pr-0.5 pl-3">
              <ClassChip>{one.name}</ClassChip>
              <span className="min-w-0 flex-1 text-sm text-muted-foreground">
                {[years.get(one.id), t(($) => $.edit.subjects, { count: one.schoolSubjectIds.length })]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {leavable && (
                <IconButton
                  quiet
                  size="icon-sm"
                  label={t(($) => $.edit.release, { name: one.name })}
                  onClick={() => onRelease(leavable)}
                >
                  <X aria-hidden />
                </IconButton>
              )}
            </li>
          )
        })}
      </ul>
      <Button variant="outline" className="justify-self-start" disabled={student.erasesAt !== null} onClick={onAssign}>
        {t(($) => $.edit.assign)}
      </Button>
    </section>
  )
}
