import type { CreateSchoolClass } from '@lernspur/contracts/school-class.contract'
import type { Actor } from '@lernspur/service-kit/actor'
import type { Transaction } from '@lernspur/service-kit/call'
import { schoolToday } from '@lernspur/service-kit/school-today'

type NewClass = Pick<CreateSchoolClass, 'name' | 'nickname' | 'schoolLevel' | 'schoolYearId'> & { readonly id: string }

/** The current school year; null between years. */
const currentYear = async (tx: Transaction, actor: Actor): Promise<string | null> => {
  const [row] = await tx<{ id: string }[]>`
    select id from school_year
    where tenant_id = ${actor.tenantId} and ${schoolToday(tx, actor)} between school_year_start and school_year_end
    order by school_year_start desc limit 1 for key share`
  return row?.id ?? null
}

/** Inserts classes with the actor as creator, in years that the caller has checked, by default the current one. */
export const addClasses = async (tx: Transaction, actor: Actor, classes: readonly NewClass[]): Promise<void> => {
  const { tenantId, userId } = actor
  const usual = classes.every(({ schoolYearId }) => schoolYearId) ? null : await currentYear(tx, actor)
  const rows = classes.map(({ id, name, nickname, schoolLevel, schoolYearId = usual }) => ({
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
    select i.tenant_id, i.id, i.school_year_id from school_class i
    where i.tenant_id = ${tenantId} and i.id = any(${rows.map(({ id }) => id)}::uuid[]) and i.school_year_id is not null`
}
