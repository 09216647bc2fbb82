import type { CreateSchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'
import { requireYear } from './require-year'

type NewClass = Pick<CreateSchoolClass, 'name' | 'nickname' | 'schoolLevel' | 'schoolYearId'> & { readonly id: string }

/** The current school year; null between years. */
const currentYear = async (tx: Transaction, actor: Actor): Promise<string | null> => {
  const [row] = await tx<{ id: string }[]>`
    select id from school_year
    where tenant_id = ${actor.tenantId} and ${schoolToday(tx, actor)} between school_year_start and school_year_end
    order by school_year_start desc limit 1 for key share`
  return row?.id ?? null
}

/** Inserts classes with the actor as creator, by default in the current year; INVALID_SCHOOL_YEAR for one of another school. */
export const addClasses = async (tx: Transaction, actor: Actor, classes: readonly NewClass[]): Promise<void> => {
  const { tenantId, userId } = actor
  const years = new Set(classes.flatMap(({ schoolYearId }) => schoolYearId ?? []))
  for (const year of years) await requireYear(tx, tenantId, year)
  const typical = classes.every(({ schoolYearId }) => schoolYearId) ? null : await currentYear(tx, actor)
  const rows = classes.map(({ id, name, nickname, schoolLevel, schoolYearId = typical }) => ({
    id,
    name,
    nickname: nickname?.trim() || null,
    schoolLevel,
    schoolYearId,
  }))
  await tx`
    insert into school_class (tenant_id, id, name, nickname, school_level, creator_id, school_year_id)
    select ${tenantId}, i.id, i.name, i.nickname, i."schoolLevel", ${userId}, i."schoolYearId"
    from jsonb_to_recordset(${tx.json(rows)})
      as i (id uuid, name text, nickname text, "schoolLevel" integer, "schoolYearId" uuid)`
  await tx`
    insert into school_class_year (tenant_id, school_class_id, school_year_id)
    select sc.tenant_id, sc.id, sc.school_year_id from school_class sc
    where sc.tenant_id = ${tenantId} and sc.id = any(${rows.map(({ id }) => id)}::uuid[]) and sc.school_year_id is not null`
}
