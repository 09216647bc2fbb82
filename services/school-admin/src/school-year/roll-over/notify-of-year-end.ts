import { yearEndNoticeDays } from '@lernspur/contracts/school-admin/year/year-end'
import type { Database, Transaction } from '@lernspur/service-kit/call/call'
import { notify } from '@lernspur/service-kit/notification/notify'
import { inSchoolsWithWork } from '@lernspur/service-kit/tenant/schools-with-work'
import { waitingClasses } from '../calendar/waiting-classes'

const textsOf = (name: string, count: number) => ({
  de: {
    title: 'Das nächste Schuljahr vorbereiten',
    message: `Das Schuljahr ${name} endet bald, und ${count === 1 ? 'eine Klasse hat' : `${count} Klassen haben`} noch kein nächstes.`,
  },
  en: {
    title: 'Prepare the next school year',
    message: `The school year ${name} ends soon, and ${count === 1 ? 'one class has' : `${count} classes have`} none to come.`,
  },
})

/** Notifies leaders once a year that classes have no next year (rule roll-over.6). */
const notifySchool = async (tx: Transaction, tenantId: string): Promise<void> => {
  const [ending] = await tx<{ id: string; name: string; count: number }[]>`
    select sy.id, sy.name, count(*)::integer as count
    from school_class sc
    join school_year sy on sy.tenant_id = sc.tenant_id and sy.id = sc.school_year_id
    where ${waitingClasses(tx, tenantId)}
      and sy.school_year_end >= school_today(${tenantId})
      and sy.school_year_end <= school_today(${tenantId}) + ${yearEndNoticeDays}::integer
      and not exists (
        select from roll_over_notice ron where ron.tenant_id = sy.tenant_id and ron.school_year_id = sy.id)
    group by sy.id, sy.name, sy.school_year_end
    order by sy.school_year_end limit 1`
  if (!ending) return
  const notified = await tx`
    insert into roll_over_notice (tenant_id, school_year_id) values (${tenantId}, ${ending.id})
    on conflict (tenant_id, school_year_id) do nothing`
  if (notified.count === 0) return
  const leaders = await tx<{ userId: string }[]>`
    select ur.user_id from user_role ur
    where ur.tenant_id = ${tenantId} and ur.role_type in ('admin', 'manager') and ur.status = 'active'
    order by ur.user_id`
  await notify(
    tx,
    ...leaders.map(({ userId }) => ({
      userId,
      tenantId,
      type: 'general' as const,
      texts: textsOf(ending.name, ending.count),
      metaData: { path: `/school/${tenantId}/settings/schoolYears` },
      topic: ['year-end', tenantId],
    })),
  )
}

/** Notifies the leaders of schools with classes whose year ends within weeks and that have no next one. */
export const notifyOfYearEnd = (db: Database, stop: AbortSignal): Promise<void> =>
  inSchoolsWithWork(
    db,
    stop,
    { work: 'year-end-notice', age: { count: yearEndNoticeDays, unit: 'days' } },
    notifySchool,
  )
