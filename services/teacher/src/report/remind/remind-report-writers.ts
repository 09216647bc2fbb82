import type { Person } from '@lernspur/contracts/wire/fields'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { type NewNotification, notify } from '@lernspur/service-kit/notification/notify'
import { lockReportsOf } from '../lock-reports'
import { reportLink } from '../notification/report-link'
import { subjectOwners } from './subject-owners'

interface ReminderRequest {
  readonly reportIds: readonly string[]
  /** Everybody by default. */
  readonly userIds?: readonly string[] | undefined
}

/** What somebody has left to do in the reports. */
interface OpenWork {
  readonly person: Person
  readonly subjects: readonly string[]
  readonly reportCount: number
  readonly schoolClassName: string
  /** Null where the reports are in several groups or in none. */
  readonly groupId: string | null
}

const openWork = (
  tx: Transaction,
  { actor }: Call,
  schoolClassId: string,
  { reportIds, userIds }: ReminderRequest,
) => tx<OpenWork[]>`
  select jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar) as person,
    array_agg(distinct rs.name collate "de-x-icu") as subjects, count(distinct r.id)::integer as report_count,
    min(sc.name) as school_class_name,
    case when count(distinct r.report_group_id) = 1 then min(r.report_group_id::text) end as group_id
  from (${subjectOwners(tx, actor, schoolClassId)}) as owned
  join app_user u on u.id = owned.user_id
  join report_subject rs on rs.tenant_id = ${actor.tenantId} and rs.school_subject_id = owned.school_subject_id
  join report r on r.tenant_id = rs.tenant_id and r.id = rs.report_id
  join school_class sc on sc.tenant_id = r.tenant_id and sc.id = r.school_class_id
  where r.id = any(${[...reportIds]}::uuid[]) and r.status = 'inProgress' and rs.status = 'inProgress'
    and owned.user_id <> ${actor.userId}
    and (${userIds === undefined} or owned.user_id = any(${[...(userIds ?? [])]}::uuid[]))
  group by u.id, u.first_name, u.last_name, u.avatar
  order by u.last_name, u.first_name, u.id`

const textsOf = ({ subjects, reportCount: count, schoolClassName: name }: OpenWork): NewNotification['texts'] => {
  const [de, en] = (['de', 'en'] as const).map((language) => new Intl.ListFormat(language).format(subjects))
  const [inReports, inReportsEn] = count === 1 ? ['1 Bericht', '1 report'] : [`${count} Berichten`, `${count} reports`]
  return {
    de: { title: `Erinnerung: Berichte der Klasse ${name}`, message: `Noch offen in ${inReports}: ${de}.` },
    en: { title: `Reminder: reports of class ${name}`, message: `Still open in ${inReportsEn}: ${en}.` },
  }
}

/**
 * Reminds everybody with open subjects in reports of a class, once for all of them (rule report-work.3); an unread
 * reminder is replaced. NO_PERMISSION for reports that the caller does not manage.
 */
export const remindReportWriters = (call: Call, schoolClassId: string, request: ReminderRequest) =>
  call.write(async (tx) => {
    const reports = await lockReportsOf(tx, call, schoolClassId, request.reportIds, 'NO_PERMISSION')
    if (reports.some(({ canManage }) => !canManage)) refuse('NO_PERMISSION')
    const { tenantId, userId: senderId } = call.actor
    const works = await openWork(tx, call, schoolClassId, request)
    const notifications = works.map(
      (work): NewNotification => ({
        userId: work.person.id,
        tenantId,
        type: 'reportSubjectEditRequest',
        senderId,
        texts: textsOf(work),
        topic: ['reminder', schoolClassId, work.groupId ?? '', senderId],
        ...reportLink(schoolClassId, work.groupId),
      }),
    )
    await notify(tx, ...notifications)
    if (works.length > 0) await audit(tx, call, 'report.remind', schoolClassId)
    const rows = works.map(({ person, subjects, reportCount }) => ({ person, subjects: [...subjects], reportCount }))
    return { rows, count: rows.length }
  })
