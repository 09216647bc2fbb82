import { useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import UserMinus from 'lucide-react/icons/user-minus'

interface StudentBulkProps {
  /** The class of the list. */
  from: SchoolClass | undefined
  onAssign: () => void
  onRelease: (from: SchoolClass) => void
}

/** Actions on the chosen students: other classes, or removal from this one. */
export function StudentBulk({ from, onAssign: onPosition, onRelease }: StudentBulkProps) {
  const { t } = useTranslation('school-editors.student-list')
  return (
    <>
      <Button variant="outline" size="sm" onClick={onPosition}>
        <ArrowRightLeft aria-hidden />
        {t(($) => $.bulk.assign)}
      </Button>
      {from?.isActive && (
        <Button variant="outline" size="sm" onClick={() => onRelease(from)}>
          <UserMinus aria-hidden />
          {t(($) => $.bulk.release, { name: from.name })}
        </Button>
      )}
    </>
  )
}
