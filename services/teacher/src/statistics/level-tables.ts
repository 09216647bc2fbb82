import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { classTerms } from './class-terms'
import { entryTables } from './statistics.entries'
import type { Scope } from './statistics.scope'

/** What a level is computed for: the whole period, or each term of the class on its own. */
export type Span = 'period' | 'term'

// The term is looked up for each entry, behind a fence: with a join, the planner would read all entries again for each
// term.
const spanned = (tx: Transaction, span: Span): Fragment =>
  span === 'period'
    ? tx`select entry.*, null::uuid as term_id from entry where level_id is not null`
    : tx`
      select * from (
        select entry.*, (
          select term.id from term where entry.observed_at between term.start_date and term.end_date limit 1) as term_id
        from entry where level_id is not null
        offset 0
      ) as dated
      where term_id is not null`

/** Levels of both versions with their scales. */
const knownLevels = (tx: Transaction, { actor }: Call): Fragment => tx`
  select pl.id, pl.level, pl.performance_visual_id as scale_id, false as is_legacy,
    count(*) over (partition by pl.performance_visual_id)::integer as levels
  from performance_level pl where pl.tenant_id = ${actor.tenantId}
  union all
  select lpl.id, lpl.level, lpl.assessment_type_id, true,
    count(*) over (partition by lpl.assessment_type_id)::integer
  from legacy_performance_level lpl where lpl.tenant_id = ${actor.tenantId}`

// The student first, since the term is often the same for all: rows that differ early are sorted fast.
const newest = (tx: Transaction): Fragment => tx`
  select last.term_id, last.student_id, last.competence_id, last.school_subject_id, step.place as value
  from (
    select distinct on (student_id, competence_id, term_id) * from spanned
    order by student_id, competence_id, term_id, observed_at desc, created_at desc, id desc
  ) as last
  join step on step.id = last.level_id`

const weighted = (tx: Transaction, { actor }: Call): Fragment => tx`
  select part.term_id, part.student_id, part.competence_id, part.school_subject_id, case
    when coalesce(sum(pa.weighting), 0) = 0 then avg(part.mean)
    else sum(part.mean * pa.weighting::float8) / sum(pa.weighting)::float8 end as value
  from (
    select spanned.term_id, spanned.student_id, spanned.competence_id, spanned.school_subject_id,
      spanned.performance_assessment_id, avg(step.place) as mean
    from spanned join step on step.id = spanned.level_id
    group by 1, 2, 3, 4, 5
  ) as part
  left join performance_assessment pa on pa.tenant_id = ${actor.tenantId} and pa.id = part.performance_assessment_id
  group by 1, 2, 3, 4`

/**
 * As `entryTables`, and `scale`: the one that most entries with a level use (rule statistics.4); and `found`: the level of
 * each student and competence on it, by the method and rounding of `proposeLevel` (rule statistics.3). Levels are joined as
 * late as possible: there are few of them, and many entries.
 */
export const levelTables = (tx: Transaction, call: Call, scope: Scope, span: Span): Fragment => tx`
  ${entryTables(tx, call, scope)},
  term as materialized (${classTerms(tx, call, scope.schoolClassId)}),
  spanned as materialized (${spanned(tx, span)}),
  known_level as materialized (${knownLevels(tx, call)}),
  scale as materialized (
    select known_level.scale_id, known_level.is_legacy, known_level.levels
    from (select level_id, count(*) as entries from spanned group by level_id) as used
    join known_level on known_level.id = used.level_id
    group by known_level.scale_id, known_level.is_legacy, known_level.levels
    order by sum(used.entries) desc, known_level.is_legacy, known_level.scale_id limit 1
  ),
  step as materialized (
    select known_level.id, case
      when known_level.levels = scale.levels or known_level.levels < 2 then least(known_level.level, scale.levels)::float8
      else 1 + ((known_level.level - 1) * (scale.levels - 1))::float8 / (known_level.levels - 1) end as place
    from known_level cross join scale
  ),
  found as (
    select term_id, student_id, competence_id, school_subject_id, floor(value + 0.5 + 1e-9)::integer as level
    from (${scope.filter.calculationMethod === 'allEntries' ? weighted(tx, call) : newest(tx)}) as computed
  )`
