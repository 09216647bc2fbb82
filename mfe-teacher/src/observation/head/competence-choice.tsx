import { useTranslation } from '@lernspur/app-runtime'
import { SubjectMark } from '@lernspur/ui/components/data/subject-chip'
import { Combobox } from '@lernspur/ui/components/form/combobox'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { useMemo } from 'react'
import type { KnownCompetence, ObservationFormData } from '../observation-form-data'
import type { ObservationFormState } from '../use-observation-form'

interface CompetenceChoiceProps {
  work: ObservationFormData
  form: ObservationFormState
}

/** Competences of all subjects the user may write, those of the chosen subject first; the search finds all of them. */
const useItems = (work: ObservationFormData, schoolSubjectId: string) =>
  useMemo(() => {
    const subjects = work.subjects.toSorted(
      (a, b) => Number(b.id === schoolSubjectId) - Number(a.id === schoolSubjectId),
    )
    const bySubject = Map.groupBy(work.competences.values(), (one: KnownCompetence) => one.schoolSubjectId)
    return subjects.flatMap(({ id, name, color }) =>
      (bySubject.get(id) ?? []).map((one) => ({
        value: one.id,
        label: one.description,
        keywords: `${name} ${one.domain}`,
        group: `${name} · ${one.domain}`,
        leading: <SubjectMark color={color} />,
      })),
    )
  }, [work.subjects, work.competences, schoolSubjectId])

/** Finds a competence across the subjects. */
export function CompetenceChoice({ work, form }: CompetenceChoiceProps) {
  const { t } = useTranslation('teacher.observation')
  const { change, competenceId, schoolSubjectId } = form
  const items = useItems(work, schoolSubjectId)
  return (
    <LabelledField label={t(($) => $.competence)} className="min-w-0 flex-1 max-sm:[&_label]:sr-only">
      <Combobox
        items={items}
        value={competenceId}
        onValueChange={(id) => {
          const known = work.competences.get(id)
          if (known) change({ kind: 'competence', schoolSubjectId: known.schoolSubjectId, competenceId: id })
        }}
        placeholder={t(($) => $.chooseCompetence)}
        searchLabel={t(($) => $.searchCompetence)}
        searchPlaceholder={t(($) => $.searchCompetence)}
        empty={t(($) => $.noCompetence)}
        className="max-sm:[&>span]:truncate"
      />
    </LabelledField>
  )
}
