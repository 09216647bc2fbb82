import { createReportGroupMutation } from '@lernspur/api-client/teacher/report-group.queries'
import { useKeyedMutation, useTranslation } from '@lernspur/app-runtime'
import type { ReportGroup } from '@lernspur/contracts/teacher/report-group.contract'
import { GroupDialog } from './group-dialog'

interface NewGroupProps {
  classId: string
  onCreated: (group: ReportGroup) => void
  onClose: () => void
}

/** Creates a new report group. */
export function NewGroup({ classId, onCreated, onClose }: NewGroupProps) {
  const { t } = useTranslation('teacher.report')
  const { mutate, isPending, error } = useKeyedMutation(createReportGroupMutation({ showsFailure: true }))
  return (
    <GroupDialog
      title={t(($) => $.group.new)}
      submit={t(($) => $.group.create)}
      isPending={isPending}
      error={error}
      onSubmit={(name) => mutate({ params: { schoolClassId: classId }, body: { name } }, { onSuccess: onCreated })}
      onClose={onClose}
    />
  )
}
