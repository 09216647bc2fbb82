import { observationFormQuery } from '@lernspur/api-client/teacher/observation-form/observation-form.queries'
import { useFormat, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { type FormEvent, type KeyboardEvent, useMemo } from 'react'
import { ClassGap, hasCompetences, missingIn } from '../class-data/gaps'
import { recoverDraft } from './draft/open-draft'
import { ObservationHead } from './head/observation-head'
import { isComposing } from './is-composing'
import type { ObservationFormData } from './observation-form-data'
import { ObservationSurface } from './observation-surface'
import { useObservationForm } from './use-observation-form'

/** What the page shows of a class, in one read; children sorted as the user has chosen. Suspends while loading. */
const useObservationFormData = (classId: string): ObservationFormData => {
  const { byName } = useFormat()
  const { data, dataUpdatedAt } = useSuspenseQuery(observationFormQuery({ schoolClassId: classId }))
  const work = useMemo(
    () => ({
      ...data,
      students: data.students.toSorted(byName),
      competences: new Map(
        data.domains.flatMap(({ schoolSubjectId, symbol, name, competences }) =>
          competences.map(({ id, description, levelDescriptions = null }) => [
            id,
            { id, description, schoolSubjectId, domain: symbol ? `${symbol} · ${name}` : name, levelDescriptions },
          ]),
        ),
      ),
      levels: new Map(
        data.scales.flatMap(({ performanceLevelsV2 }) => performanceLevelsV2.map((one) => [one.id, one])),
      ),
    }),
    [data, byName],
  )
  return useMemo(() => ({ ...work, readAt: dataUpdatedAt }), [work, dataUpdatedAt])
}

interface ObservationFormProps {
  classId: string
  /** Whether the children are shown as they sit. */
  isPlan: boolean
}

function LoadedForm({ classId, work, isPlan }: ObservationFormProps & { work: ObservationFormData }) {
  const { t } = useTranslation('teacher.observation')
  const formState = useObservationForm(classId, work)
  const { schoolSubjectId } = formState
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    formState.submit()
  }
  return (
    <form
      className="flex flex-1 flex-col gap-2"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isComposing(event)) submit(event)
      }}
    >
      <ObservationHead classId={classId} work={work} form={formState} isPlan={isPlan} />
      {hasCompetences(work, schoolSubjectId) ? (
        <ObservationSurface classId={classId} work={work} form={formState} isPlan={isPlan} />
      ) : (
        <ClassGap
          classId={classId}
          missing="competences"
          subjectId={schoolSubjectId}
          title={t(($) => $.noCompetences.title)}
          text={t(($) => $.noCompetences.text)}
        />
      )}
    </form>
  )
}

/** The page for writing entries of a class, or what the class lacks for that. */
export function ObservationForm({ classId, isPlan }: ObservationFormProps) {
  const { t } = useTranslation('teacher.observation')
  // Starts while the class is read.
  void recoverDraft(classId)
  const work = useObservationFormData(classId)
  const missing = missingIn(work)
  if (!missing) return <LoadedForm classId={classId} work={work} isPlan={isPlan} />
  const isEmpty = missing === 'children'
  return (
    <ClassGap
      classId={classId}
      missing={missing}
      title={isEmpty ? t(($) => $.noChildren.title) : t(($) => $.noSubjects.title)}
      text={isEmpty ? t(($) => $.noChildren.text) : t(($) => $.noSubjects.text)}
    />
  )
}
