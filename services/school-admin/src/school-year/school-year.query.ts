import type { SchoolTermInput, SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { refuseInUse } from '@lernspur/service-kit/call/refuse-in-use'

/** Reads a year with its terms after a change, in the same transaction; NOT_FOUND for another school's. */
export const readSchoolYear = async (tx: Transaction, { actor }: Call, id: string): Promise<SchoolYear> => {
  const [row] = await tx<{ document: SchoolYear }[]>`
    select document from school_year_document where tenant_id = ${actor.tenantId} and id = ${id}`
  return row?.document ?? refuse('NOT_FOUND')
}

/** NOT_FOUND for an unknown state; a year need not have one. */
export const requireState = async (tx: Transaction, stateId: string | null | undefined): Promise<void> => {
  if (stateId && (await tx`select from state where id = ${stateId}`).length === 0) refuse('NOT_FOUND')
}

/**
 * Replaces the terms of a year; a semester that stays keeps its id, so references to it stay valid.
 * FOREIGN_KEY_CONSTRAINT while assessments refer to one that goes.
 */
export const writeTerms = async (
  tx: Transaction,
  { actor }: Call,
  schoolYearId: string,
  terms: readonly SchoolTermInput[],
): Promise<void> => {
  const semesters = terms.map((term) => term.schoolTermSemester)
  const superfluous = await tx<{ id: string }[]>`
    select stm.id from school_term stm
    where stm.tenant_id = ${actor.tenantId} and stm.school_year_id = ${schoolYearId}
      and stm.school_term_semester <> all(${semesters}::text[])
    order by stm.id for update`
  const ids = superfluous.map(({ id }) => id)
  if (ids.length > 0) {
    await refuseInUse(
      tx,
      tx`
      select from performance_assessment pa
      where pa.tenant_id = ${actor.tenantId} and pa.school_term_id = any(${ids}::uuid[])`,
    )
    await tx`delete from school_term where tenant_id = ${actor.tenantId} and id = any(${ids}::uuid[])`
  }
  await tx`
    insert into school_term (tenant_id, school_year_id, name, school_term_semester, start_date, end_date)
    select ${actor.tenantId}, ${schoolYearId}, t.name, t."schoolTermSemester", t."startDate", t."endDate"
    from jsonb_to_recordset(${tx.json(terms as never)}) as t (
      name text, "schoolTermSemester" text, "startDate" date, "endDate" date)
    on conflict (tenant_id, school_year_id, school_term_semester) do update set
      name = excluded.name, start_date = excluded.start_date, end_date = excluded.end_date, updated_at = now(),
      keeps_apart = true`
}
