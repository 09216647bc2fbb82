import { today, useTranslation } from '@lernspur/app-runtime'
import { cn } from '@lernspur/ui/cn'
import { SubjectMark } from '@lernspur/ui/components/data/subject-chip'
import Pin from 'lucide-react/icons/pin'
import type { ObservationFormData } from '../observation-form-data'
import type { ObservationFormState } from '../use-observation-form'

/** Chips besides today's. */
const maxChips = 5

/**
 * Competences that the user observed last in the class, in one row: today's first, with a pin, then the last five. The
 * row has its full height from the start, so that nothing moves when a chip is added.
 */
export function CompetenceChips({ work, form }: { work: ObservationFormData; form: ObservationFormState }) {
  const { t } = useTranslation('teacher.observation')
  const { change, competenceId } = form
  const known = work.recent.flatMap(({ competenceId: id, observedAt }) => {
    const competence = work.competences.get(id)
    return competence ? [{ ...competence, isToday: observedAt === today() }] : []
  })
  const chips = [
    ...known.filter(({ isToday }) => isToday),
    ...known.filter(({ isToday }) => !isToday).slice(0, maxChips),
  ]
  return (
    <fieldset className="-mx-4 flex min-h-11 min-w-0 gap-2 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <legend className="sr-only">{t(($) => $.recent)}</legend>
      {chips.map(({ id, description, schoolSubjectId, isToday }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === competenceId}
          title={description}
          onClick={() => change({ kind: 'competence', schoolSubjectId, competenceId: id })}
          className={cn(
            'inline-flex min-h-11 max-w-56 shrink-0 items-center gap-2 rounded-md border px-3 text-sm transition-colors',
            'hover:bg-muted aria-pressed:border-primary aria-pressed:bg-accent',
          )}
        >
          {isToday ? (
            <Pin aria-label={t(($) => $.today)} className="size-4 shrink-0 text-success-foreground" />
          ) : (
            <SubjectMark color={work.subjects.find((subject) => subject.id === schoolSubjectId)?.color ?? ''} />
          )}
          <span className="truncate">{description}</span>
        </button>
      ))}
      {chips.length === 0 && <p className="self-center text-sm text-muted-foreground">{t(($) => $.noRecent)}</p>}
    </fieldset>
  )
}
