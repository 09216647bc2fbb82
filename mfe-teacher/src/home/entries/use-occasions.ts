import { competenceDomainListQuery } from '@lernspur/api-client/competence.queries'
import { observationListQuery } from '@lernspur/api-client/observation.queries'
import { performanceVisualListQuery } from '@lernspur/api-client/performance-visual.queries'
import { studentListQuery } from '@lernspur/api-client/student.queries'
import { subjectListQuery } from '@lernspur/api-client/subject.queries'
import { queryClient, sessionAtom, store, useSuspenseQueries, useSuspenseQuery } from '@lernspur/app-kit'
import type { Person } from '@lernspur/contracts/fields'
import type { PerformanceLevel } from '@lernspur/contracts/performance-visual.contract'
import type { Student } from '@lernspur/contracts/student.contract'
import type { Subject } from '@lernspur/contracts/subject.contract'
import { groupEntries, type Occasion } from './group-entries'

/** Number of observations loaded, and of occasions shown. */
const read = 150
const shown = 4

export interface Seen {
  readonly id: string
  readonly student: Student
  /** Null for a note without a level. */
  readonly level: PerformanceLevel | null
}

/** Observations of one competence in a lesson, with student, subject and level. */
export interface ShownOccasion {
  readonly id: string
  readonly schoolClassId: string
  readonly observedAt: string
  readonly creator: Person
  readonly subject: Subject
  readonly competence: string
  readonly seen: readonly Seen[]
}

const idIn = (ids: readonly string[]) => ({
  filter: [{ field: 'id' as const, type: 'in' as const, value: [...new Set(ids)] }],
})

const entriesQuery = () => observationListQuery({ order: [{ field: 'createdAt', dir: 'desc' }], limit: read })

/** Starts loading in parallel with the classes; names and levels are loaded afterwards. */
export const prefetchOccasions = () => {
  const session = store.get(sessionAtom)
  if (session?.tenant?.isProvider !== false || !session.whoAmI.isSetupCompleted) return
  // The component that uses the data shows the error.
  queryClient.query(entriesQuery()).catch(() => null)
}

/** The latest occasions, newest first. Suspends while loading. */
export const useOccasions = (): readonly Occasion[] => {
  const { data } = useSuspenseQuery(entriesQuery())
  const grouped = groupEntries(data.rows)
  // A full page may end in the middle of an occasion.
  const whole = data.count > data.rows.length && grouped.length > 1 ? grouped.slice(0, -1) : grouped
  return whole.slice(0, shown)
}

/** At least one occasion, with students, subjects and levels. Suspends while loading. */
export const useShownOccasions = (occasions: readonly Occasion[]): readonly ShownOccasion[] => {
  const rows = occasions.flatMap(({ observations }) => observations)
  const subjectIds = [...new Set(rows.map(({ schoolSubjectId }) => schoolSubjectId))]
  const [students, subjects, domains, visuals] = useSuspenseQueries({
    queries: [
      studentListQuery(idIn(rows.map(({ studentId }) => studentId))),
      subjectListQuery(idIn(subjectIds)),
      competenceDomainListQuery({ filter: [{ field: 'schoolSubjectId', type: 'in', value: subjectIds }] }),
      performanceVisualListQuery(),
    ],
  })
  const competences = domains.data.rows.flatMap((domain) => domain.competences)
  const levels = visuals.data.rows.flatMap((visual) => visual.performanceLevelsV2)
  return occasions.flatMap(({ id, first, observations }) => {
    const { schoolClassId, observedAt, creator } = first
    const subject = subjects.data.rows.find((one) => one.id === first.schoolSubjectId)
    const competence = competences.find((one) => one.id === first.competenceId)?.description
    const seen = observations.flatMap((observation) => {
      const student = students.data.rows.find((one) => one.id === observation.studentId)
      const level = levels.find((one) => one.id === observation.performanceLevelV2Id) ?? null
      return student ? [{ id: observation.id, student, level }] : []
    })
    return subject && competence ? [{ id, schoolClassId, observedAt, creator, subject, competence, seen }] : []
  })
}
