import type { Database, Transaction } from '@lernspur/service-kit/call/call'
import { notify } from '@lernspur/service-kit/notification/notify'
import { inSchoolsWithWork } from '@lernspur/service-kit/tenant/schools-with-work'

const textsOf = (count: number) => ({
  de: {
    title: 'Aufbewahrung prüfen',
    message: `${count === 1 ? 'Ein Datensatz muss' : `${count.toLocaleString('de')} Datensätze müssen`} nicht länger aufbewahrt werden. Sie entscheiden, was gelöscht wird.`,
  },
  en: {
    title: 'Check what is kept',
    message: `${count === 1 ? 'One record' : `${count.toLocaleString('en')} records`} need not be kept any longer. You decide what is deleted.`,
  },
})

/** Looks up once in a school year what is due, because only a new year makes more of it due. */
const lookUp = async (tx: Transaction, tenantId: string): Promise<void> => {
  const [notice] = await tx<{ due: number }[]>`
    insert into retention_notice (tenant_id, year, due)
    select ${tenantId}, retention_year(school_today(${tenantId})),
      (select coalesce(sum(due.count), 0)::integer from retention_due(${tenantId}) as due)
    where not exists (
      select from retention_notice
      where tenant_id = ${tenantId} and year = retention_year(school_today(${tenantId})))
    on conflict (tenant_id, year) do nothing
    returning due`
  if (!notice || notice.due === 0) return
  const owners = await tx<{ userId: string }[]>`
    select ur.user_id from user_role ur
    where ur.tenant_id = ${tenantId} and ur.role_type = 'admin' and ur.status = 'active' order by ur.user_id`
  const path = `/school/${tenantId}/settings/retention`
  await notify(
    tx,
    ...owners.map(({ userId }) => ({
      userId,
      tenantId,
      type: 'general' as const,
      texts: textsOf(notice.due),
      metaData: { path },
      topic: ['retention', tenantId],
    })),
  )
}

/**
 * Notifies the owners of each school once a year that something is due; nothing is deleted automatically (rule
 * keeping.5).
 */
export const notifyOfDueDeletions = (db: Database, stop: AbortSignal): Promise<void> =>
  inSchoolsWithWork(db, stop, { work: 'retention-notice' }, lookUp)
