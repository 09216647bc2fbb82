import type { Database, Transaction } from '@lernspur/service-kit/call/call'
import { notify } from '@lernspur/service-kit/notification/notify'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'
import { inSchoolsWithWork } from '@lernspur/service-kit/tenant/schools-with-work'
import { type EndingRight, rightEndNotifications } from './right-end-notifications'
import { takeEndedRights } from './take-ended-rights'

/** Days before the last one on which both are notified. */
const noticeDays = 3

/** Rights that end soon, those that end today included, each once for an end. */
const endingRights = (tx: Transaction, tenantId: string) => tx<EndingRight[]>`
  update class_access_right ar set end_notified_at = now()
  from school_class sc, app_user u
  where ar.tenant_id = ${tenantId} and ar.ends_on <= ${schoolToday(tx, { tenantId })} + ${noticeDays}::integer
    and ar.end_notified_at is null and sc.tenant_id = ar.tenant_id and sc.id = ar.school_class_id and u.id = ar.user_id
  returning ar.id, ar.school_class_id, sc.name as school_class_name, ar.user_id,
    trim(u.first_name || ' ' || u.last_name) as user_name, ar.end_set_by_id, ar.ends_on`

/**
 * Notifies holders of rights on classes and whoever set their ends a few days before they end and once they have ended,
 * and takes what has ended (rule class-right.10). Nobody could use it since its last day: this only tidies up.
 */
export const notifyOfRightEnds = (db: Database, stop: AbortSignal): Promise<void> =>
  inSchoolsWithWork(
    db,
    stop,
    { work: 'right-ends', age: { count: noticeDays + 1, unit: 'days' } },
    async (tx, tenantId) => {
      await takeEndedRights(tx, { tenantId })
      await notify(tx, ...rightEndNotifications(tenantId, await endingRights(tx, tenantId), false))
    },
  )
