import { today, useTranslation } from '@lernspur/app-runtime'
import { cn } from '@lernspur/ui/cn'
import { SubjectMark } from '@lernspur/ui/components/data/subject-chip'
import Pin from 'lucide-react/icons/pin'
import type { ObservationFormData } from '../observation-form-data'
import type { ObservationFormState } from '../use-observation-form'

/** Chips besides today's. */
const maxChips = 5

interface CompetenceChipsProps {
  work: ObservationFormData
  form: ObservationFormState
  onChosen?: () => void
}

/**
 * Competences that the user observed last in the class, in one row: those of the subject first, and of these today's,
 * with a pin. The row has its full height from the start, so that nothing moves when a chip is added.
 */
export function CompetenceChips({ work, form, onChosen }: CompetenceChipsProps) {
  const { t } = useTranslation('teacher.observation')
  const { change, competenceId, schoolSubjectId } = form
  const known = work.recent.flatMap(({ competenceId: id, observedAt }) => {
    const competence = work.competences.get(id)
    return competence ? [{ ...competence, isToday: observedAt === today() }] : []
  })
  const chips = [
    ...known.filter(({ isToday }) => isToday),
    ...known.filter(({ isToday }) => !isToday).slice(0, maxChips),
  ].toSorted(
    (one, other) => Number(other.schoolSubjectId === schoolSubjectId) - Number(one.schoolSubjectId === schoolSubjectId),
  )
  return (
    <fieldset className="flex min-h-11 min-w-0 items-center gap-2">
      <legend className="sr-only">{t(($) => $.recent)}</legend>
      <span aria-hidden className="w-16 shrink-0 text-sm text-muted-foreground">
        {t(($) => $.recentShort)}
      </span>
      {/* The room around them is that of their focus outline. */}
      <div className="-m-1 flex min-w-0 flex-1 gap-2 overflow-x-auto p-1">
        {chips.map(({ id, description, schoolSubjectId: subjectId, isToday }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === competenceId}
            title={description}
            onClick={() => {
              change({ kind: 'competence', schoolSubjectId: subjectId, competenceId: id })
              onChosen?.()
            }}
            className={cn(
              'inline-flex min-h-11 max-w-56 shrink-0 items-center gap-2 rounded-md border px-3 text-sm transition-colors',
              'hover:bg-muted aria-pressed:border-primary aria-pressed:bg-selected',
            )}
          >
            <SubjectMark color={work.subjects.find((subject) => subject.id === subjectId)?.color ?? ''} />
            <span className="truncate">{description}</span>
            {isToday && (
              <Pin
                aria-label={t(($) => $.today)}
                className="size-4 shrink-0 rotate-45 fill-current text-success-foreground"
              />
            )}
          </button>
        ))}
        {chips.length === 0 && <p className="self-center text-sm text-muted-foreground">{t(($) => $.noRecent)}</p>}
      </div>
    </fieldset>
  )
}
