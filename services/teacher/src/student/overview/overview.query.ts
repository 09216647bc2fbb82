import {
  type OverviewSubject,
  overviewLimits,
  type StudentOverview,
} from '@lernspur/contracts/teacher/student/student-overview.contract'
import { visibleClasses, visibleSubjects } from '@lernspur/service-kit/access/class-access'
import { formerRelations } from '@lernspur/service-kit/access/student-access'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'
import { visibleReport, visibleReportSubject } from '../../report-access/visible-report'
import { visibleSheet } from '../visible-sheet'
import { entriesByCompetence, levelById, type StudentScope } from './overview-entries'

type StudentDetails = StudentOverview['student'] & Pick<StudentOverview, 'practisedSince' | 'classmates'>

/**
 * Subquery of the student's time in a class that the caller sees: `entered_on`, `left_on`, `school_subject_ids`. Who has
 * left is there until the school year ends (rule student.7).
 */
const attendance = (tx: Transaction, { actor }: Call, { schoolClassId, studentId }: StudentScope): Fragment => tx`
  select scr.student_id, scr.school_class_id, scr.entered_on, null::date as left_on, array(
    select ssr.school_subject_id from student_subject_relation ssr
    where ssr.tenant_id = scr.tenant_id and ssr.student_id = scr.student_id
      and ssr.school_class_id = scr.school_class_id) as school_subject_ids
  from student_class_relation scr
  where scr.tenant_id = ${actor.tenantId} and scr.student_id = ${studentId}
    and scr.school_class_id = ${schoolClassId} and scr.school_class_id in (${visibleClasses(tx, actor)})
  union all
  select former.student_id, former.school_class_id, former.entered_on, former.left_on, former.school_subject_ids
  from (${formerRelations(tx, actor)}) as former
  where former.student_id = ${studentId} and former.school_class_id = ${schoolClassId}`

/** The student of a class that the caller sees, with the names of all. */
export const studentQuery = (tx: Transaction, call: Call, scope: StudentScope) => tx<StudentDetails[]>`
  select s.id, s.first_name, s.last_name, s.avatar, s.erases_at, attended.left_on,
    case when attended.entered_on > sy.school_year_start then attended.entered_on end as entered_on,
    ${schoolToday(tx, call.actor)} - ${overviewLimits.days}::integer as practised_since,
    coalesce((select jsonb_agg(jsonb_build_object('id', mate_s.id, 'firstName', mate_s.first_name, 'lastName', mate_s.last_name)
        order by mate_s.first_name collate "de-x-icu", mate_s.last_name collate "de-x-icu", mate_s.id)
      from student_class_relation mate_scr
      join student mate_s on mate_s.tenant_id = mate_scr.tenant_id and mate_s.id = mate_scr.student_id
      where mate_scr.tenant_id = s.tenant_id and mate_scr.school_class_id = attended.school_class_id), '[]') as classmates
  from (${attendance(tx, call, scope)}) as attended
  join student s on s.tenant_id = ${call.actor.tenantId} and s.id = attended.student_id
  join school_class sc on sc.tenant_id = s.tenant_id and sc.id = attended.school_class_id
  left join school_year sy on sy.tenant_id = sc.tenant_id and sy.id = sc.school_year_id`

/** Subjects of the student that the caller may see, with the state of each competence (rules overview.1, overview.2). */
export const subjectsQuery = (tx: Transaction, call: Call, scope: StudentScope) => {
  const { tenantId } = call.actor
  return tx<OverviewSubject[]>`
    with found as materialized (${entriesByCompetence(tx, call, scope)})
    select ss.id, ss.name, ss.abbreviation, ss.color, coalesce(jsonb_agg(
      jsonb_build_object('id', c.id, 'description', c.description, 'domain', cd.name, 'level', l.shown,
        'levelOn', found.level_on, 'entryCount', coalesce(found.entry_count, 0), 'lastOn', found.last_on,
        'earlierCount', coalesce(found.earlier_count, 0), 'earlierClass', found.earlier_class, 'state', case
          when found.entry_count is null then 'unseen'
          when l.place >= ${overviewLimits.strength} then 'strength'
          when found.last_on >= ${schoolToday(tx, call.actor)} - ${overviewLimits.days}::integer then 'practising'
          else 'resting' end)
      order by cd.position, cd.id, c.position, c.id) filter (where c.id is not null), '[]') as competences
    from (${attendance(tx, call, scope)}) as attended
    join school_subject ss on ss.tenant_id = ${tenantId} and ss.id = any(attended.school_subject_ids)
    left join competence_domain cd on cd.tenant_id = ss.tenant_id and cd.school_subject_id = ss.id
    left join competence c on c.tenant_id = cd.tenant_id and c.domain_id = cd.id
    left join found on found.competence_id = c.id
    left join lateral (${levelById(tx, call, tx`found.level_id`)}) as l on true
    where ss.id = any(array(${visibleSubjects(tx, call.actor)}))
    group by ss.tenant_id, ss.id
    order by ss.position, ss.name collate "de-x-icu", ss.id`
}

/** Reports of the student in the class, with how many of the visible subjects are completed. */
export const reportsQuery = (tx: Transaction, { actor }: Call, { schoolClassId, studentId }: StudentScope) => tx<
  StudentOverview['reports']
>`
  select r.id, r.name, r.status, r.start_date, r.end_date, parts.subject_count, parts.completed_count
  from report r
  cross join lateral (
    select count(*)::integer as subject_count,
      (count(*) filter (where rs.status = 'completed'))::integer as completed_count
    from report_subject rs where ${visibleReportSubject(tx, actor)}
  ) as parts
  where ${visibleReport(tx, actor)} and r.original_student_id = ${studentId} and r.school_class_id = ${schoolClassId}
  order by r.start_date desc, r.created_at desc, r.id`

/** Sheets of talks about the student in the class. */
export const talkSheetsQuery = (tx: Transaction, { actor }: Call, { schoolClassId, studentId }: StudentScope) => tx<
  StudentOverview['talkSheets']
>`
  select ts.id, ts.held_on,
    json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar) as creator
  from talk_sheet ts join app_user u on u.id = ts.creator_id
  where ${visibleSheet(tx, actor)} and ts.student_id = ${studentId} and ts.school_class_id = ${schoolClassId}
  order by ts.held_on desc, ts.id desc`
