import { schoolClassListQuery } from '@lernspur/api-client/school-admin/school-class.queries'
import { copySubjectsMutation, subjectListQuery } from '@lernspur/api-client/school-admin/subject/subject.queries'
import { subjectExchange } from '@lernspur/api-client/school-admin/subject/subject-exchange'
import {
  ErrorNotice,
  useFormat,
  useKeyedMutation,
  useQuery,
  useSuspenseQuery,
  useTranslation,
} from '@lernspur/app-runtime'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { useUndoOffer } from '@lernspur/school-editors/subject/exchange/use-undo-offer'
import { ActionSheet } from '@lernspur/school-editors/subject/pick/action-sheet'
import { SubjectPick } from '@lernspur/school-editors/subject/pick/subject-pick'
import { standsIn } from '@lernspur/school-editors/subject/take-over/stands-in'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'

interface CopyFromClassProps {
  schoolClassId: string
  /** The class's subjects. */
  subjects: readonly Subject[]
  onClose: () => void
}

interface OfClassProps {
  from: string
  into: readonly Subject[]
  chosen: ReadonlySet<string>
  onChoose: (ids: ReadonlySet<string>) => void
}

/** Subjects of the other class. */
function SubjectsOfClass({ from, into, chosen, onChoose }: OfClassProps) {
  const { t } = useTranslation('teacher.subjects')
  const list = { filter: [{ field: 'schoolClassId', type: 'eq', value: from }] } as const
  const { data, error, refetch } = useQuery(subjectListQuery(list))
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40" />
  if (data.rows.length === 0) return <EmptyState icon={<Copy />} title={t(($) => $.copy.empty)} />
  return (
    <SubjectPick
      label={t(($) => $.copy.list)}
      subjects={data.rows}
      content={subjectExchange.content}
      chosen={chosen}
      onChoose={onChoose}
      noteOf={(subject) => (standsIn(subject, into) ? t(($) => $.takeOver.named) : undefined)}
    />
  )
}

/** Copies subjects with their competences from another class that the user may see. */
export default function CopyFromClass({ schoolClassId, subjects, onClose }: CopyFromClassProps) {
  const { t } = useTranslation('teacher.subjects')
  const { compare } = useFormat()
  const { rows } = useSuspenseQuery(schoolClassListQuery()).data
  const classes = rows.filter(({ id }) => id !== schoolClassId).toSorted((a, b) => compare(a.name, b.name))
  const [from, setFrom] = useState(classes[0]?.id ?? '')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const offerUndo = useUndoOffer(subjectExchange)
  const { mutate, isPending } = useKeyedMutation({
    ...copySubjectsMutation(),
    onSuccess: ({ count }) => {
      onClose()
      void offerUndo(t(($) => $.copy.done, { count }))
    },
  })
  const copy = () => mutate({ params: { schoolClassId }, body: { schoolSubjectIds: [...chosen] } })
  return (
    <ActionSheet
      title={t(($) => $.copy.title)}
      description={t(($) => $.copy.description)}
      submit={t(($) => $.copy.submit, { count: chosen.size })}
      busy={isPending}
      disabled={chosen.size === 0}
      onSubmit={copy}
      onClose={onClose}
    >
      {classes.length === 0 ? (
        <EmptyState icon={<Copy />} title={t(($) => $.copy.none)} />
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <LabelledField label={t(($) => $.copy.from)}>
            <SelectInput
              options={classes.map(({ id, name, nickname, schoolYear }) => ({
                value: id,
                label: [name, nickname, schoolYear?.name].filter(Boolean).join(' · '),
              }))}
              value={from}
              onValueChange={(value) => {
                setFrom(value)
                setChosen(new Set())
              }}
            />
          </LabelledField>
          <SubjectsOfClass from={from} into={subjects} chosen={chosen} onChoose={setChosen} />
        </div>
      )}
    </ActionSheet>
  )
}
