import type { Call, Transaction } from '@lernspur/service-kit/call'
import { subjectWriters } from '@lernspur/service-kit/class-access'
import { type NewNotification, notify } from '@lernspur/service-kit/notify'
import type { LockedReport } from '../report.policy'
import { reportPlace } from './report-place'

/** Reports of one maker that belong together, with a subject that is completed in all of them. */
interface Finished {
  readonly schoolClassName: string
  /** Of the group, else of the reports. */
  readonly name: string
  readonly groupId: string | null
  readonly subject: string
  readonly reportCount: number
}

const textsOf = ({ subject, name, schoolClassName, reportCount: count }: Finished): NewNotification['texts'] => {
  const [de, en] =
    count === 1
      ? [`im Bericht „${name}“`, `the report “${name}”`]
      : [`in allen ${count} Berichten „${name}“`, `all ${count} reports “${name}”`]
  return {
    de: { title: `${subject} ist fertig`, message: `${subject} ist ${de} der Klasse ${schoolClassName} fertig.` },
    en: { title: `${subject} is complete`, message: `${subject} is complete in ${en} of class ${schoolClassName}.` },
  }
}

/** Reports of the maker of `report` in its group, else of its name and period, if the subject is completed in all. */
const findFinished = async (tx: Transaction, { actor }: Call, report: OfColleague, schoolSubjectId: string) => {
  const writers = subjectWriters(tx, actor, report.schoolClassId)
  const [found] = await tx<Finished[]>`
    select c.name as school_class_name, coalesce(g.name, one.name) as name, one.report_group_id as group_id,
      min(s.name) as subject, count(*)::integer as report_count
    from report one
    join school_class c on c.tenant_id = one.tenant_id and c.id = one.school_class_id
    left join report_group g on g.tenant_id = one.tenant_id and g.id = one.report_group_id
    join report r on r.tenant_id = one.tenant_id and r.school_class_id = one.school_class_id
      and r.created_by_id = one.created_by_id and r.report_group_id is not distinct from one.report_group_id
      and (g.id is not null or (r.name, r.start_date, r.end_date) = (one.name, one.start_date, one.end_date))
    join report_subject s on s.tenant_id = r.tenant_id and s.report_id = r.id and s.school_subject_id = ${schoolSubjectId}
    join user_role m on m.tenant_id = one.tenant_id and m.user_id = one.created_by_id and m.status = 'active'
    where one.tenant_id = ${actor.tenantId} and one.id = ${report.id}
      and (m.role_type <> 'user' or (m.user_id, s.school_subject_id) in (${writers}))
    group by c.name, g.name, one.name, one.report_group_id
    having bool_and(s.status = 'completed' or r.status = 'completed')`
  return found
}

/** A report that somebody else made, of a class that is there. */
type OfColleague = LockedReport & { readonly schoolClassId: string }

const isOfColleague = (report: LockedReport, userId: string): report is OfColleague =>
  report.schoolClassId !== null && report.createdById !== userId

/**
 * Tells the maker of a report that a colleague has completed a subject: only when that holds for all reports that belong
 * together, so once and not for each child. To be called after the part was written.
 */
export const tellOfFinishedSubject = async (
  tx: Transaction,
  call: Call,
  report: LockedReport,
  schoolSubjectId: string,
): Promise<void> => {
  const { tenantId, userId: senderId } = call.actor
  if (!isOfColleague(report, senderId)) return
  const { schoolClassId, createdById: userId } = report
  // Of two who complete the last two parts at once, the later one sees what the other wrote.
  await tx`select pg_advisory_xact_lock(hashtextextended(${`${schoolClassId} ${schoolSubjectId}`}, 0))`
  const finished = await findFinished(tx, call, report, schoolSubjectId)
  if (!finished) return
  const { groupId, name } = finished
  await notify(tx, {
    userId,
    tenantId,
    type: 'reportSubjectCompleted',
    senderId,
    texts: textsOf(finished),
    topic: [schoolClassId, groupId ?? name, schoolSubjectId, senderId],
    ...reportPlace(schoolClassId, groupId),
  })
}
