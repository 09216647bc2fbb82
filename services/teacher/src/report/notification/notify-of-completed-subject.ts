import { subjectWriters } from '@lernspur/service-kit/access/class-access'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { type NewNotification, notify } from '@lernspur/service-kit/notification/notify'
import type { LockedReport } from '../report.policy'
import { reportLink } from './report-link'

/** Reports of one author that belong together, with a subject that is completed in all of them. */
interface CompletedSubject {
  readonly schoolClassName: string
  /** Name of the group, else of the reports. */
  readonly name: string
  readonly groupId: string | null
  readonly subject: string
  readonly reportCount: number
}

const textsOf = ({
  subject,
  name,
  schoolClassName,
  reportCount: count,
}: CompletedSubject): NewNotification['texts'] => {
  const [de, en] =
    count === 1
      ? [`im Bericht „${name}“`, `the report “${name}”`]
      : [`in allen ${count} Berichten „${name}“`, `all ${count} reports “${name}”`]
  return {
    de: { title: `${subject} ist fertig`, message: `${subject} ist ${de} der Klasse ${schoolClassName} fertig.` },
    en: { title: `${subject} is complete`, message: `${subject} is complete in ${en} of class ${schoolClassName}.` },
  }
}

/**
 * Reports of the same author as `report` in its group, else of its name and period, if the subject is completed in all.
 */
const findCompleted = async (tx: Transaction, { actor }: Call, report: ColleaguesReport, schoolSubjectId: string) => {
  const writers = subjectWriters(tx, actor, report.schoolClassId)
  const [found] = await tx<CompletedSubject[]>`
    select sc.name as school_class_name, coalesce(rg.name, own_r.name) as name, own_r.report_group_id as group_id,
      min(rs.name) as subject, count(*)::integer as report_count
    from report own_r
    join school_class sc on sc.tenant_id = own_r.tenant_id and sc.id = own_r.school_class_id
    left join report_group rg on rg.tenant_id = own_r.tenant_id and rg.id = own_r.report_group_id
    join report r on r.tenant_id = own_r.tenant_id and r.school_class_id = own_r.school_class_id
      and r.created_by_id = own_r.created_by_id and r.report_group_id is not distinct from own_r.report_group_id
      and (rg.id is not null or (r.name, r.start_date, r.end_date) = (own_r.name, own_r.start_date, own_r.end_date))
    join report_subject rs on rs.tenant_id = r.tenant_id and rs.report_id = r.id and rs.school_subject_id = ${schoolSubjectId}
    join user_role ur on ur.tenant_id = own_r.tenant_id and ur.user_id = own_r.created_by_id and ur.status = 'active'
    where own_r.tenant_id = ${actor.tenantId} and own_r.id = ${report.id}
      and (ur.role_type <> 'user' or (ur.user_id, rs.school_subject_id) in (${writers}))
    group by sc.name, rg.name, own_r.name, own_r.report_group_id
    having bool_and(rs.status = 'completed' or r.status = 'completed')`
  return found
}

/** A report by another user, whose class still exists. */
type ColleaguesReport = LockedReport & { readonly schoolClassId: string }

const isOfColleague = (report: LockedReport, userId: string): report is ColleaguesReport =>
  report.schoolClassId !== null && report.createdById !== userId

/**
 * Notifies the author of a report that a colleague has completed a subject: only when it is completed in all reports
 * that belong together, so once rather than for each student. To be called after the subject was written.
 */
export const notifyOfCompletedSubject = async (
  tx: Transaction,
  call: Call,
  report: LockedReport,
  schoolSubjectId: string,
): Promise<void> => {
  const { tenantId, userId: senderId } = call.actor
  if (!isOfColleague(report, senderId)) return
  const { schoolClassId, createdById: userId } = report
  // Of two concurrent completions of the last two, the later one sees the other.
  await tx`select pg_advisory_xact_lock(hashtextextended(${`${schoolClassId} ${schoolSubjectId}`}, 0))`
  const completed = await findCompleted(tx, call, report, schoolSubjectId)
  if (!completed) return
  const { groupId, name } = completed
  await notify(tx, {
    userId,
    tenantId,
    type: 'reportSubjectCompleted',
    senderId,
    texts: textsOf(completed),
    topic: [schoolClassId, groupId ?? name, schoolSubjectId, senderId],
    ...reportLink(schoolClassId, groupId),
  })
}
