import { useToast, useTranslation } from '@lernspur/app-runtime'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import Eraser from 'lucide-react/icons/eraser'
import { LevelSign } from '../../level/level-sign'
import { choicesAfterUndo, type DraftChange, type ObservationDraft } from '../draft/draft'
import { useDraft } from '../draft/draft-store'
import type { ObservationFormState } from '../use-observation-form'

const isChosen = ({ choices }: ObservationDraft) => choices.size > 0

/** "Für alle:" with a button for each level; then the exceptions are tapped. What it replaces or clears can be undone. */
export function ForAll({ form: { store, levels, students } }: { form: ObservationFormState }) {
  const { t } = useTranslation('teacher.observation')
  const hasChoices = useDraft(store, isChosen)
  const toast = useToast()
  const studentIds = students.map(({ id }) => id)
  const change = (one: DraftChange, text: string) => {
    const before = store.get().choices
    store.change(one)
    const after = store.get().choices
    if ([...before].every(([studentId, choice]) => after.get(studentId) === choice)) return
    const undo = () =>
      store.change({ kind: 'choices', choices: choicesAfterUndo(store.get().choices, { before, after }) })
    toast({ text, undo })
  }
  return (
    <fieldset className="flex min-h-11 flex-wrap items-center gap-1">
      <legend className="sr-only">{t(($) => $.forAll)}</legend>
      <span aria-hidden className="pr-1 text-sm text-muted-foreground max-[22.5rem]:hidden">
        {t(($) => $.forAll)}
      </span>
      {levels.map((level) => (
        <IconButton
          key={level.id}
          label={t(($) => $.allAt, { level: level.label })}
          variant="outline"
          onClick={() =>
            change(
              { kind: 'all', studentIds, choice: level.id },
              t(($) => $.replaced),
            )
          }
        >
          <LevelSign level={level} size={20} />
        </IconButton>
      ))}
      <IconButton
        label={t(($) => $.clear)}
        disabled={!hasChoices}
        className={hasChoices ? undefined : 'invisible'}
        onClick={() =>
          change(
            { kind: 'clear', studentIds },
            t(($) => $.cleared),
          )
        }
      >
        <Eraser aria-hidden />
      </IconButton>
    </fieldset>
  )
}
