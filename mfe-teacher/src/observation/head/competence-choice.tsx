import { useTranslation } from '@lernspur/app-runtime'
import { SubjectMark } from '@lernspur/ui/components/data/subject-chip'
import { Combobox } from '@lernspur/ui/components/form/combobox'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { useMemo } from 'react'
import { hasCompetences } from '../../class-data/gaps'
import type { KnownCompetence, ObservationFormData } from '../observation-form-data'
import type { ObservationFormState } from '../use-observation-form'
import { CompetenceChips } from './competence-chips'
import { SubjectChoice } from './subject-choice'

interface CompetenceChoiceProps {
  work: ObservationFormData
  form: ObservationFormState
  /** Whether the page shows no recent competences, since the seating plan needs their room. */
  isPlan: boolean
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

/**
 * Chooses subject and competence: its button says both, its panel has the subjects above the competences of all of them,
 * and those observed last where the page does not show them.
 */
export function CompetenceChoice({ work, form, isPlan }: CompetenceChoiceProps) {
  const { t } = useTranslation('teacher.observation')
  const { change, competenceId, schoolSubjectId } = form
  const items = useItems(work, schoolSubjectId)
  const subject = work.subjects.find(({ id }) => id === schoolSubjectId)
  const domain = work.competences.get(competenceId)?.domain
  return (
    <LabelledField label={t(($) => $.competence)} hideLabel className="min-w-0 flex-1">
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
        leading={subject && <SubjectMark color={subject.color} className="h-8 w-1.5 rounded-full" />}
        caption={[subject?.name, domain].filter(Boolean).join(' · ')}
        above={(close) => (
          <div className="grid grid-cols-1 gap-2 border-b p-3">
            <SubjectChoice
              subjects={work.subjects}
              schoolSubjectId={schoolSubjectId}
              onChoose={(id) => change({ kind: 'subject', schoolSubjectId: id })}
            />
            {hasCompetences(work, schoolSubjectId) && (
              <div className={isPlan ? undefined : 'sm:hidden'}>
                <CompetenceChips work={work} form={form} onChosen={close} />
              </div>
            )}
          </div>
        )}
      />
    </LabelledField>
  )
}
