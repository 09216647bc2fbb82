import type { AssessmentCounts, AssessmentStatistics } from '@lernspur/contracts/teacher/statistics/statistics.contract'
import type { Call, Query, Transaction } from '@lernspur/service-kit/call/call'
import { basisOf, basisQueries } from '../statistics.basis'
import { entryTables } from '../statistics.entries'
import type { Scope } from '../statistics.scope'

const usesQuery = (tx: Transaction, call: Call, scope: Scope): Query<AssessmentCounts> => tx<AssessmentCounts[]>`
  with ${entryTables(tx, call, scope)},
  at_level as (
    select performance_assessment_id, level_id, count(*)::integer as count
    from entry where level_id is not null group by performance_assessment_id, level_id
  )
  select entry.performance_assessment_id, count(*)::integer as entry_count,
    count(*) filter (where entry.level_id is null)::integer as note_count,
    count(distinct entry.student_id)::integer as student_count,
    count(distinct entry.competence_id)::integer as competence_count,
    coalesce((
      select jsonb_agg(jsonb_build_object('level', pl.level, 'label', pl.label, 'count', coalesce(at_level.count, 0))
        order by pl.level)
      from performance_assessment pa
      join performance_level pl on pl.tenant_id = pa.tenant_id and pl.performance_visual_id = pa.performance_visual_id
      left join at_level on at_level.performance_assessment_id = pa.id and at_level.level_id = pl.id
      where pa.tenant_id = ${call.actor.tenantId} and pa.id = entry.performance_assessment_id), '[]') as levels
  from entry group by entry.performance_assessment_id`

/** Entries of each assessment that has any, and last those without an assessment. */
export const getAssessmentStatistics = async (call: Call, scope: Scope): Promise<AssessmentStatistics> => {
  const [uses, ...rest] = await call.read((tx) => [usesQuery(tx, call, scope), ...basisQueries(tx, call, scope)])
  const basis = basisOf(rest, scope)
  const byId = new Map(uses.map((use) => [use.performanceAssessmentId, use]))
  const rows = [...basis.assessments.map(({ id }) => id), null].flatMap((id) => byId.get(id) ?? [])
  return { basis, rows }
}
