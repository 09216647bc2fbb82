import type { StatisticsScale } from '@lernspur/contracts/statistics.contract'
import type { Call, Query, Transaction } from '@lernspur/service-kit/call'
import { levelTables, type Span } from './statistics.entries'
import type { Scope } from './statistics.scope'

/** The scale that the levels of `levelTables` are on; no row without any level. */
export const scaleQuery = (
  tx: Transaction,
  call: Call,
  scope: Scope,
  span: Span,
): Query<NonNullable<StatisticsScale>> => tx<NonNullable<StatisticsScale>[]>`
  with ${levelTables(tx, call, scope, span)}
  select coalesce(pv.name, aty.name) as name, case when scale.is_legacy then (
      select jsonb_agg(jsonb_build_object('level', lpl.level, 'label', lpl.label, 'picturePath', lpl.picture_path,
        'isFrontendPicture', lpl.picture_file_id is null) order by lpl.level)
      from legacy_performance_level lpl
      where lpl.tenant_id = ${call.actor.tenantId} and lpl.assessment_type_id = scale.scale_id)
    else (
      select jsonb_agg(jsonb_build_object('level', pl.level, 'label', pl.label, 'picturePath', pl.picture_path,
        'isFrontendPicture', pl.is_frontend_picture) order by pl.level)
      from performance_level pl
      where pl.tenant_id = ${call.actor.tenantId} and pl.performance_visual_id = scale.scale_id) end as levels
  from scale
  left join performance_visual pv
    on pv.tenant_id = ${call.actor.tenantId} and pv.id = scale.scale_id and not scale.is_legacy
  left join assessment_type aty
    on aty.tenant_id = ${call.actor.tenantId} and aty.id = scale.scale_id and scale.is_legacy`
