import { reportGroupListQuery } from '@lernspur/api-client/teacher/report-group.queries'
import { isApiError, useQuery, useTranslation } from '@lernspur/app-runtime'
import { reportLimits } from '@lernspur/contracts/teacher/report.contract'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Input } from '@lernspur/ui/components/ui/input'
import { newGroup, noGroup } from './creation-draft'
import type { ReportCreationState } from './use-creation'

interface GroupChoiceProps {
  classId: string
  creation: ReportCreationState
}

/** Chooses a group for the reports, or names a new one. */
export function GroupChoice({ classId, creation: { draft, change, failure } }: GroupChoiceProps) {
  const { t } = useTranslation('teacher.report')
  const { data } = useQuery(reportGroupListQuery({ schoolClassId: classId }))
  const fault = isApiError(failure) ? failure.details.find(({ path }) => path === 'groupName')?.message : undefined
  const choose = (group: string) =>
    change({ group, ...(group === newGroup && draft.groupName === '' ? { groupName: draft.name } : {}) })
  return (
    <div className="grid grid-cols-1 gap-3">
      <LabelledField label={t(($) => $.group.one)} optional={t(($) => $.optional)}>
        <SelectInput
          value={draft.group}
          onValueChange={choose}
          options={[
            { value: noGroup, label: t(($) => $.group.none) },
            ...(data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name })),
            { value: newGroup, label: t(($) => $.group.new) },
          ]}
        />
      </LabelledField>
      {draft.group === newGroup && (
        <LabelledField label={t(($) => $.group.name)} error={fault}>
          <Input
            value={draft.groupName}
            maxLength={reportLimits.name}
            onChange={(event) => change({ groupName: event.target.value })}
          />
        </LabelledField>
      )}
    </div>
  )
}
