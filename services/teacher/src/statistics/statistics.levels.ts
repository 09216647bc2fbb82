import type { StatisticsScale } from '@lernspur/contracts/teacher/statistics/statistics.contract'
import type { Call, Fragment, Query, Transaction } from '@lernspur/service-kit/call/call'
import { levelTables, type Span } from './level-tables'
import type { Scope } from './statistics.scope'

/** The scale of `levelTables` with its levels; no row without any level. */
const scaleDocument = (tx: Transaction, { actor }: Call): Fragment => tx`
  select jsonb_build_object('name', coalesce(pv.name, aty.name), 'levels', case when scale.is_legacy then (
      select jsonb_agg(jsonb_build_object('level', lpl.level, 'label', lpl.label, 'picturePath', lpl.picture_path,
        'isFrontendPicture', lpl.picture_file_id is null) order by lpl.level)
      from legacy_performance_level lpl
      where lpl.tenant_id = ${actor.tenantId} and lpl.assessment_type_id = scale.scale_id)
    else (
      select jsonb_agg(jsonb_build_object('level', pl.level, 'label', pl.label, 'picturePath', pl.picture_path,
        'isFrontendPicture', pl.is_frontend_picture) order by pl.level)
      from performance_level pl
      where pl.tenant_id = ${actor.tenantId} and pl.performance_visual_id = scale.scale_id) end)
  from scale
  left join performance_visual pv
    on pv.tenant_id = ${actor.tenantId} and pv.id = scale.scale_id and not scale.is_legacy
  left join assessment_type aty
    on aty.tenant_id = ${actor.tenantId} and aty.id = scale.scale_id and scale.is_legacy`

interface FoundLevels<Row> {
  readonly scale: StatisticsScale
  readonly rows: readonly Row[]
}

/**
 * Rows that `select` makes of `found`, and the scale they are on, in one row: both follow from the same entries, which are
 * read once. Columns of `select` are named as in `Row`.
 */
export const levelsQuery = <Row>(
  tx: Transaction,
  call: Call,
  scope: Scope,
  span: Span,
  select: Fragment,
): Query<FoundLevels<Row>> => tx<FoundLevels<Row>[]>`
  with ${levelTables(tx, call, scope, span)}
  select (${scaleDocument(tx, call)}) as scale,
    (select coalesce(jsonb_agg(counted), '[]') from (${select}) as counted) as rows`

/** The result of `levelsQuery`, which is always one row. */
export const foundLevels = <Row>([found]: readonly FoundLevels<Row>[]): FoundLevels<Row> => ({
  scale: found?.scale ?? null,
  rows: found?.rows ?? [],
})
