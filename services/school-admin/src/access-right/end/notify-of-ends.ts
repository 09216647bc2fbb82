import { writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import { auditEach } from '@lernspur/service-kit/call/audit'
import type { Database, Transaction } from '@lernspur/service-kit/call/call'
import { dayInWords } from '@lernspur/service-kit/notification/day-in-words'
import { type NewNotification, notify } from '@lernspur/service-kit/notification/notify'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'
import { openSchools } from '../../open-school/open-schools'
import { type EndedRight, takeEndedRights } from './right-end'

/** Days before the last one on which both are notified. */
const noticeDays = 3

interface Message {
  readonly tenantId: string
  readonly right: EndedRight
  /** Whether it has ended, or will. */
  readonly isOver: boolean
}

/** What the holder reads. */
const toHolder = ({ tenantId, right, isOver }: Message): NewNotification => {
  const { schoolClassName: name } = right
  const [de, en] = [dayInWords(right.endsOn, 'de'), dayInWords(right.endsOn, 'en')]
  return {
    userId: right.userId,
    tenantId,
    type: 'classInvite',
    topic: ['access-end', right.id],
    metaData: { path: isOver ? '/' : `/class/${right.schoolClassId}` },
    texts: isOver
      ? {
          de: { title: `Zugang zur Klasse ${name}`, message: `Ihr Zugang zur Klasse ${name} hat am ${de} geendet.` },
          en: { title: `Access to class ${name}`, message: `Your access to class ${name} ended on ${en}.` },
        }
      : {
          de: { title: `Zugang zur Klasse ${name}`, message: `Ihr Zugang zur Klasse ${name} endet am ${de}.` },
          en: { title: `Access to class ${name}`, message: `Your access to class ${name} ends on ${en}.` },
        },
  }
}

/** What whoever set the end reads, where that is somebody else. */
const toGiver = ({ tenantId, right, isOver }: Message): NewNotification[] => {
  const { schoolClassName: name, userName: person, endSetById: userId } = right
  if (userId === null || userId === right.userId) return []
  const [de, en] = [dayInWords(right.endsOn, 'de'), dayInWords(right.endsOn, 'en')]
  return [
    {
      userId,
      tenantId,
      type: 'classInvite',
      topic: ['access-end', right.id],
      metaData: { path: `/class/${right.schoolClassId}/settings/classTeam` },
      texts: isOver
        ? {
            de: {
              title: `Zugang von ${person}`,
              message: `Der Zugang von ${person} zur Klasse ${name} hat am ${de} geendet.`,
            },
            en: { title: `Access of ${person}`, message: `The access of ${person} to class ${name} ended on ${en}.` },
          }
        : {
            de: {
              title: `Zugang von ${person}`,
              message: `Der Zugang von ${person} zur Klasse ${name} endet am ${de}. Im Team der Klasse lässt er sich verlängern.`,
            },
            en: {
              title: `Access of ${person}`,
              message: `The access of ${person} to class ${name} ends on ${en}. It can be extended in the team of the class.`,
            },
          },
    },
  ]
}

const notifyBoth = (tx: Transaction, messages: readonly Message[]): Promise<void> =>
  notify(tx, ...messages.flatMap((message) => [toHolder(message), ...toGiver(message)]))

/** Rights that end soon, each once for an end; whose last day it is today included. */
const endingRights = (tx: Transaction, tenantId: string) => tx<EndedRight[]>`
  update class_access_right ar set end_notified_at = now()
  from school_class sc, app_user u
  where ar.tenant_id = ${tenantId} and ar.ends_on <= ${schoolToday(tx, { tenantId })} + ${noticeDays}::integer
    and ar.end_notified_at is null and sc.tenant_id = ar.tenant_id and sc.id = ar.school_class_id and u.id = ar.user_id
  returning ar.id, ar.school_class_id, sc.name as school_class_name, ar.user_id,
    trim(u.first_name || ' ' || u.last_name) as user_name, ar.end_set_by_id, ar.ends_on`

/** Notifies of rights of one school that end soon, takes those that have ended, and says so in the audit. */
const notifyOfEndsIn = async (tx: Transaction, tenantId: string): Promise<void> => {
  const ended = await takeEndedRights(tx, { tenantId })
  const ending = await endingRights(tx, tenantId)
  await auditEach(
    tx,
    { actor: { tenantId, userId: null }, requestId: Bun.randomUUIDv7() },
    'access-right.end',
    ended.map(({ id, userName, schoolClassName, endsOn }) => ({
      id,
      change: { name: [`${userName} · ${schoolClassName}`, null], endsOn: [endsOn, null] },
    })),
  )
  await notifyBoth(tx, [
    ...ended.map((right) => ({ tenantId, right, isOver: true })),
    ...ending.map((right) => ({ tenantId, right, isOver: false })),
  ])
}

/**
 * Notifies holders and givers of rights on classes a few days before they end and once they have ended, and takes what has
 * ended (rule class-right.10). Nobody could use it since its last day: this only tidies up.
 */
export const notifyOfEnds = async (db: Database, stop: AbortSignal): Promise<void> => {
  for (const { id } of await openSchools(db)) {
    if (stop.aborted) return
    await writeTenant(db, id, (tx) => notifyOfEndsIn(tx, id))
  }
}
