import { ErrorNotice, Link, useFormat, useQuery, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { Student } from '@lernspur/contracts/school-admin/student.contract'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { StudentClasses } from '../../student/sheet/student-classes'
import { StudentNames } from '../../student/sheet/student-names'
import { StudentPicture } from '../../student/sheet/student-picture'
import { useDeletion } from './use-deletion'
import { studentQuery, useStudentDraft } from './use-student-draft'

interface StudentSheetProps {
  /** The student as the list shows it. */
  student: Student
  classes: readonly SchoolClass[]
  /** Where a student with entries is erased, for users who may. */
  erasurePath: string | undefined
  /** Joins a second record into this one, for users who may. */
  onJoin: ((student: Student) => void) | undefined
  onAssign: (student: Student) => void
  /** Asks for the last day in a class, and takes the student out of it. */
  onRelease: (student: Student, from: SchoolClass) => void
  onClose: () => void
}

function Editor({
  student,
  classes,
  erasurePath,
  onJoin,
  onAssign: onPosition,
  onRelease,
  onClose,
}: StudentSheetProps) {
  const { t } = useTranslation('school-editors.student-list')
  const format = useFormat()
  const { changePicture, ...names } = useStudentDraft(student)
  const remove = useDeletion()
  return (
    <div className="grid grid-cols-1 gap-6">
      {student.erasesAt && (
        <Banner tone="danger">{t(($) => $.edit.erased, { day: format.instant(student.erasesAt) })}</Banner>
      )}
      <StudentPicture student={student} onChange={changePicture} />
      <StudentNames {...names} />
      <StudentClasses
        student={student}
        classes={classes}
        onRelease={(from) => onRelease(student, from)}
        onAssign={() => onPosition(student)}
      />
      {onJoin && student.erasesAt === null && (
        <section className="grid grid-cols-1 gap-3 border-t pt-5">
          <h3 className="font-semibold">{t(($) => $.joining.heading)}</h3>
          <p className="text-sm text-muted-foreground">{t(($) => $.joining.hint)}</p>
          <Button variant="outline" className="justify-self-start" onClick={() => onJoin(student)}>
            {t(($) => $.joining.action)}
          </Button>
        </section>
      )}
      <section className="grid grid-cols-1 gap-3 border-t pt-5">
        <h3 className="font-semibold">{t(($) => $.deletion.heading)}</h3>
        <p className="text-sm text-muted-foreground">
          {erasurePath ? t(($) => $.deletion.hintErasure) : t(($) => $.deletion.hint)}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            className="text-danger-foreground"
            onClick={() => void remove(student).then((isGone) => isGone && onClose())}
          >
            {t(($) => $.deletion.action)}
          </Button>
          {erasurePath && (
            <Button asChild variant="ghost">
              <Link to={erasurePath}>{t(($) => $.deletion.erasure)}</Link>
            </Button>
          )}
        </div>
      </section>
    </div>
  )
}

/** One student: names, picture and classes, each saved at once, and the deletion. */
export function StudentSheet(props: StudentSheetProps) {
  const { student, onClose } = props
  const { t } = useTranslation('school-editors.student-list')
  const format = useFormat()
  const { data, error, refetch } = useQuery(studentQuery(student.id))
  const current = data?.rows[0]
  return (
    <SideSheet
      open
      retainsInput
      onOpenChange={(open) => !open && onClose()}
      title={format.name(current ?? student)}
      description={t(($) => $.edit.description)}
      closeLabel={t(($) => $.close)}
    >
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {current && <Editor {...props} key={current.id} student={current} />}
      {!error && !current && (
        <Loading label={t(($) => $.loading)} className="grid grid-cols-1 gap-6">
          <Skeleton className="h-16" />
          <Skeleton className="h-20" />
          <Skeleton className="h-32" />
        </Loading>
      )}
    </SideSheet>
  )
}
