import { ErrorNotice, useTranslation } from '@lernspur/app-runtime'
import { templateVersionLimits } from '@lernspur/contracts/provider/template-version.contract'
import { ActionSheet } from '@lernspur/school-editors/subject/pick/action-sheet'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { MultilineInput } from '@lernspur/ui/components/form/multiline-input'
import { Input } from '@lernspur/ui/components/ui/input'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import Check from 'lucide-react/icons/check'
import { SubjectSection } from './subject-section'
import { usePublish } from './use-publish'

/** Publishes drafts as a version, after showing what it changes for schools. */
export default function PublishSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('provider.subject-templates')
  const publishing = usePublish(onClose)
  const { preview, subjects, chosen, name, note, failure } = publishing
  return (
    <ActionSheet
      title={t(($) => $.publish.title)}
      description={t(($) => $.publish.description)}
      submit={t(($) => $.publish.submit, { count: chosen.length })}
      busy={publishing.isPending}
      disabled={
        chosen.length === 0 ||
        name.trim() === '' ||
        note.length > templateVersionLimits.note ||
        chosen.length > templateVersionLimits.subjects
      }
      onSubmit={publishing.publish}
      onClose={onClose}
    >
      {preview.data === undefined ? (
        preview.error ? (
          <ErrorNotice
            error={preview.error}
            onRetry={() => void preview.refetch()}
            busy={preview.isFetching}
            title={t(($) => $.publish.notRead)}
          />
        ) : (
          <Loading label={t(($) => $.publish.loading)}>
            <Skeleton className="h-24" />
          </Loading>
        )
      ) : subjects.length === 0 ? (
        <EmptyState icon={<Check />} title={t(($) => $.publish.none)} description={t(($) => $.publish.noneText)} />
      ) : (
        <div className="grid grid-cols-1 gap-5">
          {failure && (
            <ErrorNotice
              title={t(($) => $.publish.failed)}
              error={failure}
              onRetry={publishing.publish}
              busy={publishing.isPending}
            />
          )}
          <LabelledField
            label={t(($) => $.publish.name)}
            hint={t(($) => $.publish.nameHint)}
            error={publishing.nameProblem}
            required
          >
            <Input
              value={name}
              maxLength={templateVersionLimits.name}
              autoComplete="off"
              onChange={(event) => publishing.setName(event.target.value)}
            />
          </LabelledField>
          <LabelledField
            label={t(($) => $.publish.note)}
            hint={t(($) => $.publish.noteHint)}
            error={
              note.length > templateVersionLimits.note &&
              t(($) => $.publish.tooLong, { most: templateVersionLimits.note })
            }
            optional={t(($) => $.optional)}
          >
            <MultilineInput value={note} onValueChange={publishing.setNote} />
          </LabelledField>
          {subjects.map((subject) => (
            <SubjectSection
              key={subject.schoolSubjectId}
              subject={subject}
              isChosen={publishing.isChosen(subject.schoolSubjectId)}
              onChoose={(isWanted) => publishing.choose(subject.schoolSubjectId, isWanted)}
            />
          ))}
        </div>
      )}
    </ActionSheet>
  )
}
