import type { NotCurrentBundle, ReportBundle } from '@lernspur/contracts/teacher/report-week/report-bundle.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { byClass, classYears, ofYear } from '../../year-class/year-class.query'
import { reportsToCheck } from '../complete/findings'
import { countedEntries } from '../writing/counted-entries'
import { changesOf } from '../writing/recalculation'
import { hasHeadSigner, hasOpenSubject, inClassAndYear } from './bundle.query'

/** How far the reports of all classes of a year are, in one statement; classes without reports are listed, too. */
export const listReportBundles = async (call: Call, schoolYearId: string) => {
  const { actor } = call
  const [rows] = await call.read((tx) => [
    tx<ReportBundle[]>`
      select sc.id as school_class_id, sc.name as school_class_name, sc.nickname as school_class_nickname,
        sc.school_level, sc.is_active, bundle.name, bundle.start_date, bundle.end_date,
        (select count(*)::integer from student_class_relation scr
          where scr.tenant_id = sc.tenant_id and scr.school_class_id = sc.id) as student_count,
        coalesce(bundle.total, 0) as total, coalesce(bundle.open, 0) as open, coalesce(bundle.ready, 0) as ready,
        coalesce(bundle.completed, 0) as completed, coalesce(bundle.sealed, 0) as sealed,
        coalesce(bundle.has_head_signer, false) as has_head_signer
      from ${classYears(tx)}
      left join lateral (
        select one.name, one.start_date, one.end_date, count(*)::integer as total,
          (count(*) filter (where not one.is_completed and one.has_open))::integer as open,
          (count(*) filter (where not one.is_completed and not one.has_open))::integer as ready,
          (count(*) filter (where one.is_completed))::integer as completed,
          (count(*) filter (where one.is_sealed))::integer as sealed,
          bool_or(one.has_head) as has_head_signer
        from (
          select r.name, r.start_date, r.end_date, r.status = 'completed' as is_completed,
            ${hasOpenSubject(tx)} as has_open, ${hasHeadSigner(tx)} as has_head,
            exists (select from report_seal rsl where rsl.tenant_id = r.tenant_id and rsl.report_id = r.id) as is_sealed
          from report r where ${inClassAndYear(tx)}
        ) as one
        group by one.name, one.start_date, one.end_date
      ) as bundle on true
      where ${ofYear(tx, actor, schoolYearId)}
      order by ${byClass(tx)}, bundle.end_date desc nulls last, bundle.name`,
  ])
  return { rows: [...rows], count: rows.length }
}

/**
 * Numbers of open reports that today's entries would change, by bundle; bundles without any are left out. Entries are
 * read by one statement a bundle, whatever the number of children.
 */
export const listNotCurrentBundles = async (call: Call, schoolYearId: string) =>
  call.write(async (tx) => {
    const { actor } = call
    const ids = await tx<{ id: string }[]>`
      select r.id from ${classYears(tx)} join report r on ${inClassAndYear(tx)}
      where ${ofYear(tx, actor, schoolYearId)} and r.status = 'inProgress'`
    const reports = await reportsToCheck(
      tx,
      call,
      ids.map(({ id }) => id),
    )
    const entries = await countedEntries(tx, call, reports)
    const changed = reports.filter((report) => changesOf(report, entries.get(report.id) ?? []).length > 0)
    const bundles = Map.groupBy(changed, ({ schoolClassId, name, startDate, endDate }) =>
      JSON.stringify([schoolClassId, name, startDate, endDate]),
    )
    const rows = [...bundles.values()].flatMap((same): NotCurrentBundle[] =>
      same
        .slice(0, 1)
        .flatMap(({ schoolClassId, name, startDate, endDate }) =>
          schoolClassId === null ? [] : [{ schoolClassId, name, startDate, endDate, count: same.length }],
        ),
    )
    return { rows, count: rows.length }
  })
