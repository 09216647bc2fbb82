import { useTranslation } from '@lernspur/app-kit'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import type { Student } from '@lernspur/contracts/student.contract'
import { Button } from '@lernspur/ui/form/button'
import { PageHeader } from '@lernspur/ui/layout/page-header'
import UserPlus from 'lucide-react/icons/user-plus'
import { type ReactNode, useState } from 'react'
import { AddSheet } from './sheet/add-sheet'
import { TakeSheet } from './sheet/take-sheet'
import { StudentTable } from './table/student-table'

interface StudentPageProps {
  title: string
  above?: ReactNode
  description?: ReactNode
  /** Classes whose students the user may manage; also those that have ended. */
  classes: readonly SchoolClass[]
  /** The class of the list; without it the list is that of the school. */
  schoolClass?: SchoolClass | undefined
  /** Where a student with entries is erased, for those who may. */
  erasurePathOf?: ((student: Student) => string) | undefined
}

/** The children of a class or of the school, with everything that can be done with them. */
export function StudentPage({ title, above, description, ...props }: StudentPageProps) {
  const { t } = useTranslation('school-editors.student-list')
  const { classes, schoolClass } = props
  const [open, setOpen] = useState<'add' | 'take' | null>(null)
  const isOpen = schoolClass?.isActive !== false
  const close = () => setOpen(null)
  return (
    <>
      <PageHeader
        title={title}
        above={above}
        description={description}
        actions={
          isOpen && (
            <>
              {schoolClass && (
                <Button variant="outline" onClick={() => setOpen('take')}>
                  {t(($) => $.taking.open)}
                </Button>
              )}
              <Button onClick={() => setOpen('add')}>
                <UserPlus aria-hidden />
                {t(($) => $.adding.open)}
              </Button>
            </>
          )
        }
      />
      <StudentTable {...props} title={title} onAdd={() => setOpen('add')} />
      {open === 'add' && (
        <AddSheet
          classes={classes}
          schoolClassId={schoolClass?.id ?? ''}
          hasChoice={schoolClass === undefined}
          onClose={close}
        />
      )}
      {open === 'take' && schoolClass && <TakeSheet classes={classes} target={schoolClass} onClose={close} />}
    </>
  )
}
