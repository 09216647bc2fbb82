import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { TextField } from '@lernspur/app-kit/form/text-field'
import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import { useRef, useState } from 'react'
import { ClassDay, isClassDay } from '../../student/sheet/class-day'
import { useNewStudent } from './use-new-student'

/** Adds one student after the other to a class, or to none where the user may. */
export function NewStudent({ schoolClass }: { schoolClass: SchoolClass | undefined }) {
  const { t } = useTranslation('school-editors.student-list')
  const format = useFormat()
  const first = useRef<HTMLInputElement>(null)
  const [enteredOn, setEnteredOn] = useState('')
  const { form, isPending, error, question } = useNewStudent(schoolClass?.id ?? '', enteredOn, () => {
    setEnteredOn('')
    first.current?.focus()
  })
  return (
    <form {...form.props} className="grid grid-cols-1 gap-5">
      <div className="grid gap-5 min-[26rem]:grid-cols-2 min-[26rem]:gap-3">
        <TextField
          {...form.field('firstName')}
          ref={first}
          label={t(($) => $.column.firstName)}
          missing={t(($) => $.edit.missing)}
          autoComplete="off"
        />
        <TextField
          {...form.field('lastName')}
          label={t(($) => $.column.lastName)}
          missing={t(($) => $.edit.missing)}
          autoComplete="off"
        />
      </div>
      {schoolClass && (
        <ClassDay kind="first" schoolClass={schoolClass} value={enteredOn} onValueChange={setEnteredOn} />
      )}
      {question && (
        <div role="alert" className="grid grid-cols-1 gap-3 rounded-lg border bg-muted/40 p-4">
          <p>{question.text}</p>
          <ul className="grid grid-cols-1 gap-2 empty:hidden">
            {question.students.map((student) => (
              <li key={student.id} className="flex flex-wrap items-center justify-between gap-2">
                <span className="grid min-w-0">
                  <span className="font-medium wrap-anywhere">{format.name(student)}</span>
                  {student.lastClass && student.lastDay && (
                    <span className="text-sm text-muted-foreground">
                      {t(($) => $.adding.last, { name: student.lastClass, day: format.day(student.lastDay) })}
                    </span>
                  )}
                </span>
                <Button
                  variant="outline"
                  size="sm"
                  disabled={isPending}
                  aria-label={t(($) => $.taking.takeOne, { name: format.name(student) })}
                  onClick={() => void question.take(student).catch(() => {})}
                >
                  {t(($) => $.taking.take)}
                </Button>
              </li>
            ))}
          </ul>
          <Button
            variant="outline"
            size="sm"
            disabled={isPending}
            className="justify-self-start"
            onClick={question.createAnother}
          >
            {t(($) => $.adding.another)}
          </Button>
        </div>
      )}
      <FailureBanner error={isPending ? null : error} />
      <Button
        type="submit"
        busy={isPending}
        disabled={schoolClass !== undefined && !isClassDay(schoolClass, enteredOn)}
        className="justify-self-start"
      >
        {t(($) => $.adding.one)}
      </Button>
    </form>
  )
}
