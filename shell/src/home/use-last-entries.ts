import { competenceDomainListQuery } from '@lernspur/api-client/competence.queries'
import { observationListQuery } from '@lernspur/api-client/observation.queries'
import { performanceVisualListQuery } from '@lernspur/api-client/performance-visual.queries'
import { studentListQuery } from '@lernspur/api-client/student.queries'
import { subjectListQuery } from '@lernspur/api-client/subject.queries'
import { useSuspenseQueries, useSuspenseQuery } from '@lernspur/app-kit'
import type { Observation } from '@lernspur/contracts/observation.contract'
import type { PerformanceLevel } from '@lernspur/contracts/performance-visual.contract'
import type { Student } from '@lernspur/contracts/student.contract'
import type { Subject } from '@lernspur/contracts/subject.contract'

const shown = 6

/** An observation together with what it speaks of. */
export interface Entry {
  readonly observation: Observation
  readonly student: Student
  readonly subject: Subject
  readonly competence: string
  /** Null for a note without a level. */
  readonly level: PerformanceLevel | null
}

const idsIn = (ids: readonly string[]) => ({
  filter: [{ field: 'id' as const, type: 'in' as const, value: [...new Set(ids)] }],
})

/** The newest observations that the user may see, newest first. Suspends while they are loading. */
export const useLastEntries = (): readonly Entry[] => {
  const { data } = useSuspenseQuery(
    observationListQuery({ order: [{ field: 'createdAt', dir: 'desc' }], limit: shown }),
  )
  const subjectIds = [...new Set(data.rows.map(({ schoolSubjectId }) => schoolSubjectId))]
  const [students, subjects, domains, visuals] = useSuspenseQueries({
    queries: [
      studentListQuery(idsIn(data.rows.map(({ studentId }) => studentId))),
      subjectListQuery(idsIn(subjectIds)),
      competenceDomainListQuery({ filter: [{ field: 'schoolSubjectId', type: 'in', value: subjectIds }] }),
      performanceVisualListQuery(),
    ],
  })
  const competences = domains.data.rows.flatMap((domain) => domain.competences)
  const levels = visuals.data.rows.flatMap((visual) => visual.performanceLevelsV2)
  return data.rows.flatMap((observation) => {
    const student = students.data.rows.find(({ id }) => id === observation.studentId)
    const subject = subjects.data.rows.find(({ id }) => id === observation.schoolSubjectId)
    const competence = competences.find(({ id }) => id === observation.competenceId)?.description
    const level = levels.find(({ id }) => id === observation.performanceLevelV2Id) ?? null
    return student && subject && competence ? { observation, student, subject, competence, level } : []
  })
}
