import type { CreateReports } from '@lernspur/contracts/teacher/report.contract'
import { subjectWriters } from '@lernspur/service-kit/access/class-access'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { type NewNotification, notify } from '@lernspur/service-kit/notification/notify'
import { reportLink } from './report-link'

interface NewReports extends Pick<CreateReports, 'name' | 'groupId'> {
  readonly schoolClassId: string
  readonly schoolClassName: string
}

/** The subjects that a colleague may write in new reports. */
interface Share {
  readonly userId: string
  /** Names in their order. */
  readonly subjects: readonly string[]
}

const textsOf = ({ name, schoolClassName }: NewReports, { subjects }: Share): NewNotification['texts'] => {
  const [de, en] = (['de', 'en'] as const).map((language) => new Intl.ListFormat(language).format(subjects))
  return {
    de: { title: `Neue Berichte der Klasse ${schoolClassName}`, message: `Bitte bearbeiten Sie in „${name}“: ${de}.` },
    en: { title: `New reports of class ${schoolClassName}`, message: `Please complete in “${name}”: ${en}.` },
  }
}

/**
 * Notifies colleagues of the subjects they may write in new reports, once rather than for each student. For reports
 * created one by one under one name, an unread notification is replaced.
 */
export const requestReportSubjects = async (
  tx: Transaction,
  { actor }: Call,
  reports: NewReports,
  reportIds: readonly string[],
): Promise<void> => {
  const { tenantId, userId: senderId } = actor
  const { schoolClassId, groupId = null, name } = reports
  const shares = await tx<Share[]>`
    select w.user_id, array_agg(distinct rs.name collate "de-x-icu") as subjects
    from (${subjectWriters(tx, actor, schoolClassId)}) as w
    join report_subject rs on rs.tenant_id = ${tenantId} and rs.school_subject_id = w.school_subject_id
    where rs.report_id = any(${[...reportIds]}::uuid[]) and w.user_id <> ${senderId}
    group by w.user_id`
  const notifications = shares.map(
    (share): NewNotification => ({
      userId: share.userId,
      tenantId,
      type: 'reportSubjectEditRequest',
      senderId,
      texts: textsOf(reports, share),
      topic: [schoolClassId, groupId ?? name, senderId, ...share.subjects],
      ...reportLink(schoolClassId, groupId),
    }),
  )
  await notify(tx, ...notifications)
}
