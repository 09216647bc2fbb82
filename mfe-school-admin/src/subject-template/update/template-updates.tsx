import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { TemplateUpdate } from '@lernspur/contracts/school-admin/subject-template.contract'
import { ActionSheet } from '@lernspur/school-editors/subject/pick/action-sheet'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import Check from 'lucide-react/icons/check'
import { UpdateSection } from './update-section'
import { useTemplateUpdates } from './use-template-updates'

/** The versions with changes: when they were published, and what the provider says of them. */
function Versions({ updates }: { updates: readonly TemplateUpdate[] }) {
  const format = useFormat()
  const versions = new Map(updates.map(({ version }) => [version.id, version]))
  return (
    <ul className="grid grid-cols-1 gap-2">
      {[...versions.values()].map(({ id, name, note, publishedAt }) => (
        <li key={id} className="wrap-anywhere">
          <span className="font-semibold">{name}</span>{' '}
          <span className="text-sm text-muted-foreground">{format.instant(publishedAt)}</span>
          {note !== '' && <p className="text-sm whitespace-pre-line">{note}</p>}
        </li>
      ))}
    </ul>
  )
}

/** What a version adds, changes, moves and removes in the school's templates; all or parts of it can be taken over. */
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
          <Versions updates={updates} />
          {updates.map((update) => (
            <UpdateSection
              key={update.schoolSubjectId}
              update={update}
              isTaken={(key) => isTaken(update.schoolSubjectId, key)}
              onChoose={(keys, isWanted) => choose(update.schoolSubjectId, keys, isWanted)}
            />
          ))}
          <CheckboxField
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
