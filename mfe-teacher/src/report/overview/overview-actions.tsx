import { paths, useNavigate, useQuery, useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import FolderPlus from 'lucide-react/icons/folder-plus'
import ListChecks from 'lucide-react/icons/list-checks'
import { useState } from 'react'
import { CompletionDialog } from '../completion/completion-dialog'
import { NewGroup } from '../group/new-group'
import { useReportRights } from '../list/use-report-rights'
import { useWorklist, worklistQueries } from './use-worklist'

/** What can be done with all reports of a class: checking the open ones, and a new group; only signs on small screens. */
export function OverviewActions({ classId }: { classId: string }) {
  const { t } = useTranslation('teacher.report')
  const navigate = useNavigate()
  const { mayWrite } = useReportRights(classId)
  const [ofReports, ofGroups, ofWriters] = worklistQueries(classId)
  // Without suspending or failing: the page itself does both.
  const { data: reports } = useQuery({ ...ofReports, throwOnError: false })
  const { data: groups } = useQuery({ ...ofGroups, throwOnError: false })
  const { data: writers } = useQuery({ ...ofWriters, throwOnError: false })
  const { rows, open } = useWorklist({
    reports: reports?.rows ?? [],
    groups: groups?.rows ?? [],
    writers: writers?.rows ?? [],
  })
  const [isNaming, setIsNaming] = useState(false)
  const [isChecking, setIsChecking] = useState(false)
  if (!mayWrite || (rows.length === 0 && !groups?.rows.length)) return null
  return (
    <>
      {open.length > 0 && (
        <Button variant="ghost" className="max-xl:px-3" onClick={() => setIsChecking(true)}>
          <ListChecks aria-hidden />
          <span className="max-xl:sr-only">{t(($) => $.completion.checklist, { count: open.length })}</span>
        </Button>
      )}
      <Button variant="ghost" className="max-xl:px-3" onClick={() => setIsNaming(true)}>
        <FolderPlus aria-hidden />
        <span className="max-xl:sr-only">{t(($) => $.group.new)}</span>
      </Button>
      {isChecking && (
        <CompletionDialog classId={classId} reports={[]} others={open} onClose={() => setIsChecking(false)} />
      )}
      {isNaming && (
        <NewGroup
          classId={classId}
          onClose={() => setIsNaming(false)}
          onCreated={({ id }) => navigate(paths.reportGroup(classId, id))}
        />
      )}
    </>
  )
}
