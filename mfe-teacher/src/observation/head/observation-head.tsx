import { classTime, today, useClass, useFormat, useTranslation } from '@lernspur/app-runtime'
import { useDeferredValue } from 'react'
import { hasCompetences } from '../../class-data/gaps'
import type { ObservationFormData } from '../observation-form-data'
import type { ObservationFormState } from '../use-observation-form'
import { CompetenceChips } from './competence-chips'
import { CompetenceChoice } from './competence-choice'
import { DetailsPlaceholder, ObservationDetails } from './observation-details'

interface ObservationHeadProps {
  classId: string
  work: ObservationFormData
  form: ObservationFormState
  /** Whether the seating plan is shown, which needs the room of the recent competences. */
  isPlan: boolean
}

/** What is observed: a line that stays in sight, and below it the recent competences where there is room. */
export function ObservationHead({ classId, work, form, isPlan }: ObservationHeadProps) {
  const { t } = useTranslation('teacher.observation')
  const format = useFormat()
  const isObservable = hasCompetences(work, form.schoolSubjectId)
  const hasDetails = useDeferredValue(true, false)
  const schoolClass = useClass(classId)
  const begins =
    schoolClass && classTime(schoolClass, today()) === 'coming' ? schoolClass.schoolYear?.schoolYearStart : undefined
  return (
    <>
      <div className="sticky top-14 z-12 -mx-4 flex items-center gap-2 border-b bg-background px-4 py-1.5 md:-mx-8 md:px-8 [@media(height<26rem)]:static">
        <CompetenceChoice work={work} form={form} isPlan={isPlan} />
        {isObservable &&
          (hasDetails ? <ObservationDetails classId={classId} work={work} form={form} /> : <DetailsPlaceholder />)}
      </div>
      {begins !== undefined && (
        <p className="text-sm text-muted-foreground">{t(($) => $.coming, { day: format.day(begins) })}</p>
      )}
      {isObservable && !isPlan && (
        <div className="max-sm:hidden">
          <CompetenceChips work={work} form={form} />
        </div>
      )}
    </>
  )
}
