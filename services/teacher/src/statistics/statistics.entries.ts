import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call'
import { classTerms } from './class-terms'
import { type Scope, scopeTables } from './statistics.scope'

/** Levels of both versions with the size of their scales. */
const knownLevels = (tx: Transaction, { actor }: Call): Fragment => tx`
  known_level as materialized (
    select pl.id, pl.level, pl.performance_visual_id as scale_id,
      count(*) over (partition by pl.performance_visual_id)::integer as levels
    from performance_level pl where pl.tenant_id = ${actor.tenantId}
  ),
  known_legacy_level as materialized (
    select lpl.id, lpl.level, lpl.assessment_type_id as scale_id,
      count(*) over (partition by lpl.assessment_type_id)::integer as levels
    from legacy_performance_level lpl where lpl.tenant_id = ${actor.tenantId}
  )`

/**
 * What entries of either version must meet; `o` is the entry. Participants are looked up in a hash table, for which
 * `is true` takes care: for a join the planner expects a handful of rows, and compares all with all.
 */
const counted = (tx: Transaction, { actor }: Call, { schoolClassId, filter }: Scope): Fragment => tx`
  o.tenant_id = ${actor.tenantId} and o.school_class_id = ${schoolClassId}
  and ((o.student_id, o.school_subject_id) in (select student_id, school_subject_id from participant)) is true
  ${
    filter.schoolTermId
      ? tx`and o.observed_at between
          (select stm.start_date from school_term stm where stm.tenant_id = ${actor.tenantId} and stm.id = ${filter.schoolTermId})
          and (select stm.end_date from school_term stm where stm.tenant_id = ${actor.tenantId} and stm.id = ${filter.schoolTermId})`
      : tx``
  }
  ${filter.performanceAssessmentId ? tx`and o.performance_assessment_id = ${filter.performanceAssessmentId}` : tx``}`

const shared = (tx: Transaction): Fragment =>
  tx`o.id, o.student_id, o.competence_id, o.school_subject_id, o.observed_at, o.created_at`

/**
 * As `scopeTables`, and `entry`: entries of both versions, notes as well, whose level is null (rules statistics.2 and
 * statistics.3). With an assessment there are none of the first version, which knows none.
 */
export const entryTables = (tx: Transaction, call: Call, scope: Scope): Fragment => tx`
  ${scopeTables(tx, call, scope)},
  ${knownLevels(tx, call)},
  entry as materialized (
    select ${shared(tx)}, false as is_legacy, known_level.level, known_level.levels, known_level.scale_id,
      o.performance_assessment_id, coalesce(pa.weighting, 0)::float8 as weighting
    from observation o
    left join known_level on known_level.id = o.performance_level_id
    left join performance_assessment pa on pa.tenant_id = o.tenant_id and pa.id = o.performance_assessment_id
    where ${counted(tx, call, scope)}
    ${
      scope.filter.performanceAssessmentId
        ? tx``
        : tx`
          union all
          select ${shared(tx)}, true, known_legacy_level.level, known_legacy_level.levels, known_legacy_level.scale_id,
            null, 0
          from legacy_observation o
          left join known_legacy_level on known_legacy_level.id = o.performance_level_id
          where ${counted(tx, call, scope)}`
    }
  )`

/** What a level is found for: the whole period, or each term of the class by itself. */
export type Span = 'period' | 'term'

const spans = (tx: Transaction, call: Call, { schoolClassId }: Scope, span: Span): Fragment =>
  span === 'period'
    ? tx`select entry.*, null::uuid as term_id from entry where level is not null`
    : tx`select entry.*, term.id as term_id from entry
        join (${classTerms(tx, call, schoolClassId)}) as term on entry.observed_at between term.start_date and term.end_date
        where level is not null`

const newest = (tx: Transaction): Fragment => tx`
  select distinct on (term_id, student_id, competence_id) term_id, student_id, competence_id, school_subject_id, place as value
  from placed order by term_id, student_id, competence_id, observed_at desc, created_at desc, id desc`

const weighted = (tx: Transaction): Fragment => tx`
  select term_id, student_id, competence_id, school_subject_id,
    case when sum(weight) = 0 then avg(mean) else sum(mean * weight) / sum(weight) end as value
  from (
    select term_id, student_id, competence_id, school_subject_id, avg(place) as mean, max(weighting) as weight
    from placed group by term_id, student_id, competence_id, school_subject_id, performance_assessment_id
  ) as part
  group by term_id, student_id, competence_id, school_subject_id`

/**
 * As `entryTables`, and `scale`: the one that most entries with a level use (rule statistics.4); and `found`: the level of
 * each student and competence on it, by the method and rounding of `proposeLevel` (rule statistics.3).
 */
export const levelTables = (tx: Transaction, call: Call, scope: Scope, span: Span): Fragment => tx`
  ${entryTables(tx, call, scope)},
  spanned as materialized (${spans(tx, call, scope, span)}),
  scale as materialized (
    select scale_id, is_legacy, levels from spanned group by scale_id, is_legacy, levels
    order by count(*) desc, is_legacy, scale_id limit 1
  ),
  placed as (
    select spanned.*, case
      when spanned.levels = scale.levels or spanned.levels < 2 then least(spanned.level, scale.levels)::float8
      else 1 + ((spanned.level - 1) * (scale.levels - 1))::float8 / (spanned.levels - 1) end as place
    from spanned cross join scale
  ),
  found as materialized (
    select term_id, student_id, competence_id, school_subject_id, floor(value + 0.5 + 1e-9)::integer as level
    from (${scope.filter.calculationMethod === 'allEntries' ? weighted(tx) : newest(tx)}) as computed
  )`
