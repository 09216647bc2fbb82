import { Link, nameOrderAtom, paths, useAtomValue, useToast, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@lernspur/ui/components/ui/dropdown-menu'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Pencil from 'lucide-react/icons/pencil'
import Printer from 'lucide-react/icons/printer'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactElement } from 'react'
import { useLostLetters } from '../../class-print/lost-letters'
import { useClassPrint } from '../../class-print/use-class-print'
import { usePrintedTexts } from '../../class-print/use-printed-texts'
import { useSubjectDeletion } from './use-subject-deletion'

interface SubjectMenuProps {
  subject: Subject
  schoolClass: SchoolClass
  onShift: (subject: Subject, by: 1 | -1) => void
}

/** Everything that can be done with a subject of a class. */
export default function SubjectMenu({
  subject,
  schoolClass,
  onShift,
  trigger,
}: SubjectMenuProps & { trigger: ReactElement }) {
  const { t } = useTranslation('teacher.subjects')
  const { t: printText } = useTranslation('teacher.class-print')
  const order = useAtomValue(nameOrderAtom)
  const { saveSheet } = useClassPrint(schoolClass.id)
  const lost = useLostLetters(usePrintedTexts(schoolClass.id, subject))
  const toast = useToast()
  const print = () =>
    saveSheet(subject, order, () => {
      if (lost !== '') toast({ text: printText(($) => $.notPrinted, { text: lost }), tone: 'error' })
    })
  const remove = useSubjectDeletion(schoolClass.id)
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem asChild>
          <Link to={paths.classCompetences(schoolClass.id, subject.id)}>
            <Pencil aria-hidden />
            {t(($) => $.menu.edit)}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={print}>
          <Printer aria-hidden />
          {printText(($) => $.sheetOf)}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onShift(subject, -1)}>
          <ArrowUp aria-hidden />
          {t(($) => $.menu.up)}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onShift(subject, 1)}>
          <ArrowDown aria-hidden />
          {t(($) => $.menu.down)}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem variant="destructive" onSelect={() => void remove(subject)}>
          <Trash2 aria-hidden />
          {t(($) => $.menu.delete)}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
