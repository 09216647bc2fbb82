import { useTranslation } from '@lernspur/app-runtime'
import type { Semester } from '@lernspur/contracts/school-admin/school-year.contract'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@lernspur/ui/components/ui/dropdown-menu'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Copy from 'lucide-react/icons/copy'
import CopyPlus from 'lucide-react/icons/copy-plus'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Replace from 'lucide-react/icons/replace'
import Trash2 from 'lucide-react/icons/trash-2'

/** The semester of a year that is not the given one. */
const otherSemester = (semester: Semester): Semester => (semester === 'first' ? 'second' : 'first')

export interface AssessmentMenuProps {
  name: string
  semester: Semester
  /** Whether it has entries and so keeps its semester. */
  isInUse: boolean
  /** In the same semester, or in the other one. */
  onDuplicate: (semester: Semester) => void
  onMove: (semester: Semester) => void
  onChangeScale: () => void
  onRemove: () => void
}

/** What can be done with an assessment besides editing it. */
export function AssessmentMenu(props: AssessmentMenuProps) {
  const { name, semester, isInUse, onDuplicate, onMove, onChangeScale, onRemove } = props
  const { t } = useTranslation('school-editors.assessment')
  const other = otherSemester(semester)
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton quiet label={t(($) => $.row.more, { name })}>
          <Ellipsis aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={() => onDuplicate(semester)}>
          <Copy aria-hidden />
          {t(($) => $.row.duplicate)}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onDuplicate(other)}>
          <CopyPlus aria-hidden />
          {t(($) => $.row.copyTo[other])}
        </DropdownMenuItem>
        <DropdownMenuItem disabled={isInUse} onSelect={() => onMove(other)}>
          <ArrowLeftRight aria-hidden />
          <span>
            {t(($) => $.row.moveTo[other])}
            {isInUse && <span className="block text-xs">{t(($) => $.row.stays)}</span>}
          </span>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onChangeScale}>
          <Replace aria-hidden />
          {t(($) => $.row.changeScale)}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem variant="destructive" onSelect={onRemove}>
          <Trash2 aria-hidden />
          {t(($) => $.row.remove)}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
