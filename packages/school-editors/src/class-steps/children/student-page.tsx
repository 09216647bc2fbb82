import { useOpenRequest } from '@lernspur/app-kit/navigation/use-open-request'
import { useTableState } from '@lernspur/app-kit/table/use-table-state'
import { useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { Student } from '@lernspur/contracts/school-admin/student.contract'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Button } from '@lernspur/ui/components/ui/button'
import Images from 'lucide-react/icons/images'
import UserPlus from 'lucide-react/icons/user-plus'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { AssignClassSheet } from '../../student/sheet/assign-class-sheet'
import { LeaveClassSheet } from '../../student/sheet/leave-class-sheet'
import { StudentBulk } from '../../student/table/student-bulk'
import { AddSheet } from './add-sheet'
import { StudentSheet } from './student-sheet'
import { StudentTable } from './student-table'
import { TakeSheet } from './take-sheet'
import { useClassAssignment } from './use-class-assignment'

const PicturesSheet = lazy(() => import('./pictures-sheet'))

interface StudentPageProps {
  title: string
  above?: ReactNode
  description?: ReactNode
  /** Classes whose students the user may manage; also those that have ended. */
  classes: readonly SchoolClass[]
  /** The class of the list; without it the list is that of the school. */
  schoolClass?: SchoolClass | undefined
  /** Where a student with entries is erased, for users who may. */
  erasurePathOf?: ((student: Student) => string) | undefined
  /** Joins a second record into that of a student, for users who may. */
  onJoin?: ((student: Student) => void) | undefined
}

/** The sheet that is open over the list. */
type OpenSheet =
  | { readonly kind: 'add' | 'roster' | 'take' | 'pictures' }
  | { readonly kind: 'student'; readonly student: Student }
  | { readonly kind: 'leave'; readonly students: readonly Student[]; readonly from: SchoolClass; onDone(): void }
  | {
      readonly kind: 'place'
      readonly students: readonly Student[]
      /** The class that is left by moving; undefined for all others. */
      readonly from: SchoolClass | undefined
      onDone(): void
    }

/** The children of a class or of the school, with everything that can be done with one or many of them. */
export function StudentPage({
  title,
  above,
  description,
  classes,
  schoolClass,
  erasurePathOf,
  onJoin,
}: StudentPageProps) {
  const { t } = useTranslation('school-editors.student-list')
  const { t: tPictures } = useTranslation('school-editors.student-pictures')
  const table = useTableState({ field: 'name', dir: 'asc' })
  const { assign, release } = useClassAssignment(classes)
  const [open, setOpen] = useState<OpenSheet | null>(null)
  const close = () => setOpen(null)
  const add = () => setOpen({ kind: 'add' })
  useOpenRequest('add', add)
  // The notice that the portal of the school has something new leads here.
  useOpenRequest('roster', () => setOpen({ kind: 'roster' }))
  const mayAdd = schoolClass?.isActive !== false
  const from = schoolClass ?? classes.find(({ id }) => id === table.choice('class'))
  return (
    <>
      <PageHeader
        title={title}
        above={above}
        description={description}
        actions={
          mayAdd && (
            <>
              {schoolClass && (
                <>
                  <Button variant="outline" onClick={() => setOpen({ kind: 'pictures' })}>
                    <Images aria-hidden />
                    {tPictures(($) => $.open)}
                  </Button>
                  <Button variant="outline" onClick={() => setOpen({ kind: 'take' })}>
                    {t(($) => $.taking.open)}
                  </Button>
                </>
              )}
              <Button onClick={add}>
                <UserPlus aria-hidden />
                {t(($) => $.adding.open)}
              </Button>
            </>
          )
        }
      />
      <StudentTable
        title={title}
        table={table}
        schoolClass={schoolClass}
        classes={classes}
        onOpen={(student) => setOpen({ kind: 'student', student })}
        onAdd={mayAdd ? add : undefined}
        bulk={(students, clear) => (
          <StudentBulk
            from={from}
            onAssign={() =>
              setOpen({
                kind: 'place',
                students,
                from,
                onDone: () => {
                  clear()
                  close()
                },
              })
            }
            onRelease={(left) =>
              setOpen({
                kind: 'leave',
                students,
                from: left,
                onDone: () => {
                  clear()
                  close()
                },
              })
            }
          />
        )}
      />
      {open?.kind === 'pictures' && schoolClass && (
        <Suspense>
          <PicturesSheet schoolClass={schoolClass} onClose={close} />
        </Suspense>
      )}
      {open?.kind === 'student' && (
        <StudentSheet
          student={open.student}
          classes={classes}
          erasurePath={erasurePathOf?.(open.student)}
          onJoin={
            onJoin &&
            ((student) => {
              close()
              onJoin(student)
            })
          }
          onAssign={(student) =>
            setOpen({
              kind: 'place',
              students: [student],
              from: undefined,
              onDone: () => setOpen({ kind: 'student', student }),
            })
          }
          onRelease={(student, left) =>
            setOpen({
              kind: 'leave',
              students: [student],
              from: left,
              onDone: () => setOpen({ kind: 'student', student }),
            })
          }
          onClose={close}
        />
      )}
      {open?.kind === 'leave' && (
        <LeaveClassSheet
          students={open.students}
          from={open.from}
          onLeave={async (leftOn) => {
            if (await release(open.students, open.from, leftOn)) open.onDone()
          }}
          onClose={close}
        />
      )}
      {open?.kind === 'place' && (
        <AssignClassSheet
          students={open.students}
          classes={classes}
          from={open.from}
          onAssign={async (assignment, target, days) => {
            const from = open.from?.id ?? null
            const isDone = await assign(open.students, { assignment, target, from, days })
            if (isDone) open.onDone()
          }}
          onClose={close}
        />
      )}
      {(open?.kind === 'add' || open?.kind === 'roster') && (
        <AddSheet
          classes={classes}
          schoolClassId={schoolClass?.id ?? ''}
          hasChoice={schoolClass === undefined}
          readsRoster={open.kind === 'roster'}
          onClose={close}
        />
      )}
      {open?.kind === 'take' && schoolClass && <TakeSheet classes={classes} target={schoolClass} onClose={close} />}
    </>
  )
}
