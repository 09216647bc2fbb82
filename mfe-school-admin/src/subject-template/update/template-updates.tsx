import { useTranslation } from '@lernspur/app-kit'
import { ActionSheet } from '@lernspur/school-editors/subject/pick/action-sheet'
import { Checkbox } from '@lernspur/ui/choice/checkbox'
import { EmptyState } from '@lernspur/ui/feedback/empty-state'
import Check from 'lucide-react/icons/check'
import { UpdateSection } from './update-section'
import { useTemplateUpdates } from './use-template-updates'

/** What the provider has new, changed and removed in the school's templates: all or parts of it are taken over. */
export default function TemplateUpdates({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('school-admin.subject-templates')
  const { updates, isTaken, choose, isFinal, setFinal, count, isAnything, run, isPending } = useTemplateUpdates(onClose)
  return (
    <ActionSheet
      title={t(($) => $.update.title)}
      description={t(($) => $.update.description)}
      submit={t(($) => $.update.submit, { count })}
      busy={isPending}
      disabled={!isAnything}
      onSubmit={run}
      onClose={onClose}
    >
      {updates.length === 0 ? (
        <EmptyState icon={<Check />} title={t(($) => $.update.none)} />
      ) : (
        <div className="grid grid-cols-1 gap-4">
          {updates.map((update) => (
            <UpdateSection
              key={update.schoolSubjectId}
              update={update}
              isTaken={(key) => isTaken(update.schoolSubjectId, key)}
              onChoose={(keys, isWanted) => choose(update.schoolSubjectId, keys, isWanted)}
            />
          ))}
          <Checkbox
            checked={isFinal}
            onCheckedChange={setFinal}
            label={t(($) => $.update.final)}
            hint={t(($) => $.update.finalHint)}
            className="ml-0"
          />
        </div>
      )}
    </ActionSheet>
  )
}
