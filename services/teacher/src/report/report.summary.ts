import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { managedReport, visibleReportSubject } from '../report-access/visible-report'
import { replacementColumn } from './report.query'

/** Select list over `r` (report): what lists show of it (rule report-work.1). Nothing that the report says is read. */
export const summaryColumns = (tx: Transaction, actor: Actor): Fragment => tx`
  r.id, r.name, r.status, r.start_date, r.end_date, r.completed_at, r.created_by_id as created_by,
  r.report_group_id as group_id, r.school_class_id, r.student_first_name, r.student_last_name, r.student_avatar,
  r.original_student_id, r.created_at, r.updated_at, ${managedReport(tx, actor)} as can_manage,
  ${managedReport(tx, actor)} and r.summary_comment ~ '\\S' as has_summary_comment,
  case when ${managedReport(tx, actor)} then r.left_open end as left_open,
  r.correction is not null as is_correction, ${replacementColumn(tx)} as replacement,
  coalesce((select jsonb_agg(jsonb_build_object(
      'id', rs.id, 'schoolSubjectId', rs.school_subject_id, 'status', rs.status, 'name', rs.name,
      'abbreviation', rs.abbreviation, 'color', rs.color, 'hasComment', rs.comment ~ '\\S',
      'competenceCount', rs.competence_count, 'withoutLevel', rs.without_level, 'unconfirmed', rs.unconfirmed
    ) order by rs.position)
    from report_subject rs where ${visibleReportSubject(tx, actor)}), '[]') as subjects`
