import type { StatisticsBasis } from '@lernspur/contracts/teacher/statistics/statistics.contract'
import type { Call, Query, Transaction } from '@lernspur/service-kit/call/call'
import { type Scope, scopeTables } from './statistics.scope'

interface Participants {
  readonly schoolSubjectId: string
  readonly count: number
}

/** How many students take part in each subject that is counted. */
export const participantsQuery = (tx: Transaction, call: Call, scope: Scope): Query<Participants> =>
  tx<Participants[]>`
    with ${scopeTables(tx, call, scope)}
    select school_subject_id, count(*)::integer as count from participant group by school_subject_id`

/** A subject, a domain or a competence, with its competences and the number of their pairs with students. */
interface RollUp {
  readonly location: {
    readonly schoolSubjectId: string
    readonly domainId: string | null
    readonly competenceId: string | null
  }
  readonly competenceIds: readonly string[]
  readonly possibleCount: number
}

/** Every subject with participants and competences, its domains and their competences, each after its parent. */
export const rollUp = ({ subjects }: StatisticsBasis, participants: readonly Participants[]): RollUp[] => {
  const counts = new Map(participants.map(({ schoolSubjectId, count }) => [schoolSubjectId, count]))
  return subjects.flatMap(({ id: schoolSubjectId, domains }) => {
    const count = counts.get(schoolSubjectId) ?? 0
    const at = (competenceIds: readonly string[], domainId: string | null, competenceId: string | null): RollUp[] => {
      const possibleCount = competenceIds.length * count
      const location = { schoolSubjectId, domainId, competenceId }
      return possibleCount === 0 ? [] : [{ location, competenceIds, possibleCount }]
    }
    const idsOf = ({ competences }: (typeof domains)[number]) => competences.map(({ id }) => id)
    return [
      ...at(domains.flatMap(idsOf), null, null),
      ...domains.flatMap((domain) => [
        ...at(idsOf(domain), domain.id, null),
        ...domain.competences.flatMap(({ id }) => at([id], domain.id, id)),
      ]),
    ]
  })
}
