import { useTranslation } from '@lernspur/app-runtime'
import type { ReportGroup } from '@lernspur/contracts/teacher/report-group.contract'
import type { ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@lernspur/ui/components/ui/dropdown-menu'
import BellRing from 'lucide-react/icons/bell-ring'
import CircleCheck from 'lucide-react/icons/circle-check'
import FolderInput from 'lucide-react/icons/folder-input'
import FolderMinus from 'lucide-react/icons/folder-minus'
import Plus from 'lucide-react/icons/plus'
import Printer from 'lucide-react/icons/printer'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { ReportSetDialog } from '../../report-set/report-set-dialog'
import { CompletionDialog } from '../completion/completion-dialog'
import { openSubjects, SubjectCompletion } from '../completion/subject-completion'
import { NewGroup } from '../group/new-group'
import { useReminder } from '../parts/use-reminder'
import { useChosenReports } from './use-chosen-reports'
import { useReportRights } from './use-report-rights'

interface ChosenReportsProps {
  classId: string
  chosen: readonly ReportSummary[]
  groups: readonly ReportGroup[]
  onDone: () => void
}

/** Bulk actions on the chosen reports. */
export function ChosenReports({ classId, chosen, groups, onDone }: ChosenReportsProps) {
  const { t } = useTranslation('teacher.report')
  const { mayDelete, mayComplete, mayWrite } = useReportRights(classId)
  const { moveTo, takeOut, removeAll, isRemoving } = useChosenReports(classId)
  const [isNaming, setIsNaming] = useState(false)
  const [isPrinting, setIsPrinting] = useState(false)
  const [isCompleting, setIsCompleting] = useState(false)
  const { remind, isPending: isReminding } = useReminder(classId)
  const open = chosen.filter((report) => report.status === 'inProgress' && mayComplete(report))
  const move = (group: ReportGroup) => moveTo(chosen, group).then(onDone, () => {})
  // Only users who manage a report move it between groups (rule report.9).
  const mayMove = chosen.every(({ canManage }) => canManage)
  const isGrouped = chosen.some(({ groupId }) => groupId !== null)
  return (
    <>
      {open.length > 0 && (
        <Button size="sm" onClick={() => setIsCompleting(true)}>
          <CircleCheck aria-hidden />
          {t(($) => $.completion.open, { count: open.length })}
        </Button>
      )}
      {mayWrite && <SubjectCompletion classId={classId} subjects={openSubjects(chosen)} />}
      {mayMove && open.length > 0 && (
        <Button size="sm" variant="outline" busy={isReminding} onClick={() => remind(open.map(({ id }) => id))}>
          <BellRing aria-hidden />
          {t(($) => $.reminder.action)}
        </Button>
      )}
      {!mayMove && <p className="text-sm text-muted-foreground">{t(($) => $.chosen.ofOthers)}</p>}
      {mayMove && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button size="sm" variant="outline">
              <FolderInput aria-hidden />
              {t(($) => $.chosen.move)}
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end" side="top">
            {groups.map((group) => (
              <DropdownMenuItem key={group.id} onSelect={() => void move(group)}>
                {group.name}
              </DropdownMenuItem>
            ))}
            {groups.length > 0 && <DropdownMenuSeparator />}
            <DropdownMenuItem onSelect={() => setIsNaming(true)}>
              <Plus aria-hidden />
              {t(($) => $.group.new)}
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      )}
      <Button size="sm" variant="outline" onClick={() => setIsPrinting(true)}>
        <Printer aria-hidden />
        {t(($) => $.chosen.print)}
      </Button>
      {mayMove && isGrouped && (
        <Button size="sm" variant="outline" onClick={() => void takeOut(chosen).then(onDone, () => {})}>
          <FolderMinus aria-hidden />
          {t(($) => $.chosen.takeOut)}
        </Button>
      )}
      {chosen.every(mayDelete) && (
        <Button
          size="sm"
          variant="outline"
          busy={isRemoving}
          onClick={() =>
            void removeAll(chosen).then(
              (areGone) => areGone && onDone(),
              () => {},
            )
          }
        >
          <Trash2 aria-hidden />
          {t(($) => $.chosen.delete)}
        </Button>
      )}
      {isPrinting && (
        <ReportSetDialog
          classId={classId}
          reportIds={chosen.map(({ id }) => id)}
          name={t(($) => $.chosen.fileName)}
          onClose={() => setIsPrinting(false)}
        />
      )}
      {isCompleting && (
        <CompletionDialog
          classId={classId}
          reports={open}
          leftOut={chosen.length - open.length}
          onDone={onDone}
          onClose={() => setIsCompleting(false)}
        />
      )}
      {isNaming && (
        <NewGroup
          classId={classId}
          onClose={() => setIsNaming(false)}
          onCreated={(group) => {
            setIsNaming(false)
            void move(group)
          }}
        />
      )}
    </>
  )
}
