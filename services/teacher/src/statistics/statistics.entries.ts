import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { type Scope, scopeTables } from './statistics.scope'

/** Condition on a day: it lies in the term that is asked for. */
const inTerm = (tx: Transaction, { actor }: Call, schoolTermId: string): Fragment => tx`
  and exists (
    select from school_term stm
    where stm.tenant_id = ${actor.tenantId} and stm.id = ${schoolTermId}
      and o.observed_at between stm.start_date and stm.end_date)`

/**
 * Condition on `o`, an entry of either version. `is true` makes the planner look participants up in a hash table: with
 * a join, it would expect a handful of rows and compare all with all.
 */
const counted = (tx: Transaction, call: Call, { schoolClassId, filter }: Scope): Fragment => tx`
  o.tenant_id = ${call.actor.tenantId} and o.school_class_id = ${schoolClassId}
  and ((o.student_id, o.school_subject_id) in (select student_id, school_subject_id from participant)) is true
  ${filter.schoolTermId ? inTerm(tx, call, filter.schoolTermId) : tx``}`

const shared = (tx: Transaction): Fragment => tx`
  o.id, o.student_id, o.competence_id, o.school_subject_id, o.observed_at, o.created_at,
  o.performance_level_id as level_id`

const legacyEntries = (tx: Transaction, call: Call, scope: Scope): Fragment => tx`
  union all
  select ${shared(tx)}, null from legacy_observation o where ${counted(tx, call, scope)}`

/**
 * As `scopeTables`, and `entry`: entries of both versions, notes as well, whose `level_id` is null (rules statistics.2
 * and statistics.3). With an assessment there are no entries of the first version, which has no assessments.
 */
export const entryTables = (tx: Transaction, call: Call, scope: Scope): Fragment => {
  const { performanceAssessmentId } = scope.filter
  return tx`
    ${scopeTables(tx, call, scope)},
    entry as (
      select ${shared(tx)}, o.performance_assessment_id from observation o
      where ${counted(tx, call, scope)}
        ${performanceAssessmentId ? tx`and o.performance_assessment_id = ${performanceAssessmentId}` : tx``}
      ${performanceAssessmentId ? tx`` : legacyEntries(tx, call, scope)}
    )`
}
