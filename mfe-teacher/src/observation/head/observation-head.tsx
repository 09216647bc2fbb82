import { useTranslation } from '@lernspur/app-runtime'
import { cn } from '@lernspur/ui/cn'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import { Card } from '@lernspur/ui/components/ui/card'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useDeferredValue, useState } from 'react'
import { hasCompetences } from '../../class-data/gaps'
import type { ObservationFormData } from '../observation-form-data'
import type { ObservationFormState } from '../use-observation-form'
import { CompetenceChips } from './competence-chips'
import { CompetenceChoice } from './competence-choice'
import { detailsHeight, ObservationDetails } from './observation-details'
import { SubjectChoice } from './subject-choice'

interface ObservationHeadProps {
  classId: string
  work: ObservationFormData
  form: ObservationFormState
  /** Whether the seating plan is shown. */
  isPlan: boolean
}

/**
 * What is observed. On phones and above a seating plan, which needs the room, it is a single line that unfolds; it
 * stays open until a competence is chosen.
 */
export function ObservationHead({ classId, work, form, isPlan }: ObservationHeadProps) {
  const { t } = useTranslation('teacher.observation')
  const { schoolSubjectId, competenceId, change } = form
  const [isOpen, setOpen] = useState(competenceId === '')
  const folded = cn(!isOpen && (isPlan ? 'hidden' : 'max-sm:hidden'))
  const isObservable = hasCompetences(work, schoolSubjectId)
  const hasDetails = useDeferredValue(true, false)
  return (
    <Card className={cn('grid grid-cols-1 gap-3 p-4 max-sm:p-2', isPlan && !isOpen && 'p-2')}>
      <div className={folded}>
        <SubjectChoice
          subjects={work.subjects}
          schoolSubjectId={schoolSubjectId}
          onChoose={(id) => change({ kind: 'subject', schoolSubjectId: id })}
        />
      </div>
      <div className="flex items-end gap-1">
        <CompetenceChoice work={work} form={form} />
        <IconButton
          label={t(($) => $.details)}
          aria-expanded={isOpen}
          className={cn(!isPlan && 'sm:hidden')}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown aria-hidden className={cn('transition-transform', isOpen && 'rotate-180')} />
        </IconButton>
      </div>
      {isObservable && (
        <div className={cn('grid grid-cols-1 gap-3', folded)}>
          <CompetenceChips work={work} form={form} />
          {hasDetails ? (
            <ObservationDetails classId={classId} work={work} form={form} />
          ) : (
            // As high as the details, which are drawn after the first paint, so that nothing moves.
            <div className={detailsHeight} />
          )}
        </div>
      )}
    </Card>
  )
}
