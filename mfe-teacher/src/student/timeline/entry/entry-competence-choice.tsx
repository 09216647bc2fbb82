import { useClassRights, useTranslation } from '@lernspur/app-runtime'
import type { Observation } from '@lernspur/contracts/teacher/observation.contract'
import { SubjectMark } from '@lernspur/ui/components/data/subject-chip'
import { Combobox } from '@lernspur/ui/components/form/combobox'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { useMemo } from 'react'
import type { ClassData } from '../../../class-data/use-class-data'

interface EntryCompetenceChoiceProps {
  entry: Observation
  work: ClassData
  value: string
  onValueChange: (competenceId: string) => void
}

/**
 * Competences that the entry may have (rule observation.10): of accessible subjects in which the student takes part, its
 * own subject first.
 */
const useItems = ({ schoolClassId, schoolSubjectId, studentId }: Observation, work: ClassData) => {
  const { subjects: accessible } = useClassRights(schoolClassId)
  return useMemo(() => {
    const student = work.students.find(({ id }) => id === studentId)
    const taken = student?.schoolClasses.find(({ id }) => id === schoolClassId)?.schoolSubjectIds ?? []
    const isOwn = (id: string) => id === schoolSubjectId
    return work.subjects
      .filter(({ id }) => isOwn(id) || (taken.includes(id) && (accessible === 'all' || accessible.includes(id))))
      .toSorted((a, b) => Number(isOwn(b.id)) - Number(isOwn(a.id)))
      .flatMap(({ id, name, color }) =>
        work.domains
          .filter((domain) => domain.schoolSubjectId === id)
          .flatMap((domain) =>
            domain.competences.map((competence) => ({
              value: competence.id,
              label: competence.description,
              keywords: `${name} ${domain.name}`,
              group: `${name} · ${domain.name}`,
              leading: <SubjectMark color={color} />,
            })),
          ),
      )
  }, [work, accessible, schoolClassId, schoolSubjectId, studentId])
}

/** Gives an entry another competence. */
export function EntryCompetenceChoice({ entry, work, value, onValueChange }: EntryCompetenceChoiceProps) {
  const { t } = useTranslation('teacher.observation')
  const items = useItems(entry, work)
  return (
    <LabelledField label={t(($) => $.competence)}>
      <Combobox
        items={items}
        value={value}
        onValueChange={onValueChange}
        placeholder={t(($) => $.chooseCompetence)}
        searchLabel={t(($) => $.searchCompetence)}
        searchPlaceholder={t(($) => $.searchCompetence)}
        empty={t(($) => $.noCompetence)}
      />
    </LabelledField>
  )
}
