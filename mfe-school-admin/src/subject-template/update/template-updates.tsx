import { useTranslation } from '@lernspur/app-kit'
import { Checkbox } from '@lernspur/ui/choice/checkbox'
import { EmptyState } from '@lernspur/ui/feedback/empty-state'
import { Button } from '@lernspur/ui/form/button'
import { Sheet } from '@lernspur/ui/overlay/sheet'
import Check from 'lucide-react/icons/check'
import { UpdateSection } from './update-section'
import { useTemplateUpdates } from './use-template-updates'

/** What the provider has new, changed and removed in the school's templates: all or parts of it are taken over. */
export default function TemplateUpdates({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('school-admin.subject-templates')
  const { updates, isTaken, choose, isFinal, setFinal, count, isAnything, run, isPending } = useTemplateUpdates(onClose)
  return (
    <Sheet
      open
      steady
      size="wide"
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.update.title)}
      description={t(($) => $.update.description)}
      closeLabel={t(($) => $.close)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t(($) => $.cancel)}
          </Button>
          <Button busy={isPending} disabled={!isAnything} onClick={run}>
            {t(($) => $.update.submit, { count })}
          </Button>
        </>
      }
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
    </Sheet>
  )
}
