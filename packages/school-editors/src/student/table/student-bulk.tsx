import { useTranslation } from '@lernspur/app-kit'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import type { Student } from '@lernspur/contracts/student.contract'
import { Button } from '@lernspur/ui/form/button'
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import UserMinus from 'lucide-react/icons/user-minus'
import { usePlacement } from '../act/use-placement'

interface StudentBulkProps {
  students: readonly Student[]
  classes: readonly SchoolClass[]
  /** The class that the list is of. */
  from: SchoolClass | undefined
  onPlace: () => void
  clear: () => void
}

/** What can be done with the chosen students at once: other classes, or out of this one. */
export function StudentBulk({ students, classes, from, onPlace, clear }: StudentBulkProps) {
  const { t } = useTranslation('school-editors.student-list')
  const { release } = usePlacement(classes)
  const leave = async () => {
    if (from && (await release(students, from).catch(() => false))) clear()
  }
  return (
    <>
      <Button variant="outline" size="sm" onClick={onPlace}>
        <ArrowRightLeft aria-hidden />
        {t(($) => $.bulk.place)}
      </Button>
      {from && (
        <Button variant="outline" size="sm" onClick={() => void leave()}>
          <UserMinus aria-hidden />
          {t(($) => $.bulk.release, { name: from.name })}
        </Button>
      )}
    </>
  )
}
